"""The solo campaigns: four objectives each, a minimum score, and bonus cubes (README, 17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.options import MOST_BONUS_CUBES
from perihelion.games.kepler3042.phrases.components import objective_text
from perihelion.games.kepler3042.phrases.names import slug
from perihelion.games.kepler3042.phrases.phrases import counted
from perihelion.games.kepler3042.views.view import Kepler3042View
from perihelion.kernel.campaigns import CampaignBonus, CampaignSpec, LevelSpec
from perihelion.kernel.phrases import Phrase, all_of, number, word_for
from perihelion.kernel.wire import Outcome, View

PASSED = "passed"
CUBES = "bonus_cubes"


class SoloCampaign(CampaignSpec, frozen=True, kw_only=True):
    """A campaign against the ghost."""

    points_per_cube: int

    def is_passed(self, level: int, outcome: Outcome) -> bool:
        return outcome.reason == PASSED

    def carried(self, level: int, score: int) -> dict[str, int]:
        return {CUBES: earned(score, self.levels[level - 1].minimum, self.points_per_cube)}

    def bonuses(self, level: int, carried: Mapping[str, int]) -> tuple[CampaignBonus, ...]:
        cubes, antimatter = carried[CUBES], level - 1
        return (
            CampaignBonus(id=CUBES, amount=cubes, text=counted("solo-either", cubes)),
            CampaignBonus(
                id="bonus_antimatter",
                amount=antimatter,
                text=counted("cubes-antimatter", antimatter),
            ),
        )

    def bonus_text(self, level: int, carried: Mapping[str, int]) -> Phrase | None:
        cubes = [one.text for one in self.bonuses(level, carried) if one.amount]
        return Phrase("solo-bonus", {"cubes": all_of(cubes)}) if cubes else None

    def is_met(self, level: int, view: View) -> bool | None:
        assert isinstance(view, Kepler3042View)
        wanted = slug(self.levels[level - 1].id)
        return next((one.met for one in view.nations[0].objectives if one.id == wanted), None)

    def opening_answers(self, carried: Mapping[str, int]) -> tuple[str, ...]:
        most = carried[CUBES]
        return tuple(f"energy {n}" for n in range(most + 1)) if most else ()


def earned(score: int, minimum: int, points_per_cube: int) -> int:
    """The cubes that a level passed with this score brings to the next (R23)."""
    return min((score - minimum) // points_per_cube, MOST_BONUS_CUBES)


@cache
def campaigns_of(data: Components) -> tuple[SoloCampaign, ...]:
    """The campaigns of a data set, with its names and figures."""
    solo, records = data.records["rules"]["solo"], data.records["objectives"]
    goals = {one["id"]: one for one in records["objectives"]}
    rounds = all_of([number(one) for one in solo["ghost"]["technology_step_rounds"]])
    return tuple(
        SoloCampaign(
            id=one["id"],
            name=data.named(word_for("campaign", one["id"])),
            difficulty=one["difficulty"],
            levels=tuple(
                _level(data, one["id"], goals[goal], at, int(solo["minimum_vp"][str(at)]))
                for at, goal in enumerate(one["levels"], 1)
            ),
            about=(Phrase("solo-ghost", {"rounds": rounds}),),
            carries=(CUBES,),
            points_per_cube=int(solo["bonus_resources"]["vp_per_cube"]),
        )
        for one in records["campaigns"]
    )


def _level(
    data: Components, campaign: str, goal: Mapping[str, Any], at: int, minimum: int
) -> LevelSpec:
    return LevelSpec(
        id=goal["id"],
        name=data.named(word_for("objective", goal["id"])),
        text=data.named(objective_text(goal)),
        minimum=minimum,
        options={"campaign": campaign, "level": at},
    )
