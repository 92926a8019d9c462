"""Alone: set-up, the ghost, levels passed and failed (README chapters 15 to 17)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.kepler3042.scene import Scene, cubes_shown, nation, opening, scene

from perihelion.kernel.errors import BadOption
from perihelion.kernel.state import CHANCE, NOBODY

CAMPAIGNS = {
    "edge_of_the_galaxy": "outer-logistics-base project-atlantis project-helios project-titan",
    "children_of_progress": "elite-scientific-leadership antimatter-mastery"
    " extraterrestrial-contact technological-supremacy",
    "sagittarius_a": "logistic-support inner-logistics project-eden outer-logistics",
    "hybrid_civilisation": "extraterrestrial-studies colonial-plan operation-gemini"
    " civil-development",
    "superior_progeny": "colonial-supremacy colonial-plan technological-supremacy inner-logistics",
}


def _alone(owner: dict[str, Any] | None = None, level: int = 1, **more: Any) -> Scene:
    options = {"level": level, **more.pop("options", {})}
    return scene(owner or nation(earth=""), seats=1, options=options, **more)


def _ghost(table: Scene) -> Any:
    solo = table.view().solo
    assert solo is not None
    return solo.ghost


def _ghost_levels(table: Scene) -> str:
    return "".join(str(level) for level in _ghost(table).technologies.values())


def _ghost_tracks(table: Scene) -> tuple[int, int]:
    return tuple(_ghost(table).tracks.values())


# Set-up.


@pytest.mark.rules("15.1", "15.7", "17.5", "17.6", "17.7", "17.8", "17.9")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_objectives_of_a_level(campaign: str, level: int) -> None:
    """Those of this and of all earlier levels, open to all."""
    table = _alone(level=level, options={"campaign": campaign})
    names = CAMPAIGNS[campaign].split()[:level]
    assert [one.id for one in table.nation(0).objectives] == names
    solo = table.view().solo
    assert solo is not None
    assert (solo.campaign, solo.level) == (campaign.replace("_", "-"), level)
    assert solo.minimum == {1: 30, 2: 40, 3: 50, 4: 60}[level]


@pytest.mark.rules("15.1")
@pytest.mark.parametrize("name", ["campaign", "level", "bonus_cubes"])
def test_levels_are_for_one_seat(name: str) -> None:
    """More seats refuse the options of a campaign."""
    others: dict[str, str | int] = {
        "campaign": "sagittarius_a",
        "level": 2,
        "bonus_cubes": 1,
    }
    with pytest.raises(BadOption):
        opening(2, {name: others[name]})


@pytest.mark.rules("15.2")
def test_galaxy_of_two() -> None:
    """18 planets, 2 mines, 2 colonial objectives, beside single stars alone; nobody is drawn
    to be first and no objective is dealt."""
    alone, two = opening(1).by_lot("hex"), opening(2).play("first 0")
    assert alone.options() == two.options()
    hidden = alone.by_lot("free-levels").view().planets
    assert len(hidden) == 18
    table = opening(1).by_lot("hex")
    laid = 0
    while table.asked()[1] == "hex":
        table.play(table.options()[0])
        laid += 1
    left = table.view().hidden
    assert (laid, left.mines, left.colonial_objectives) == (22, 2, 2)


@pytest.mark.rules("15.2", "2.4")
def test_bodies_laid_alone() -> None:
    """With the placement in turn the nation lays all of them."""
    table = opening(1, {"placement": "in_turn"}).by_lot("place")
    laid = 0
    while table.asked() == (0, "place"):
        table.play(table.options()[laid % 2])
        laid += 1
    assert laid == 22


@pytest.mark.rules("15.3")
def test_cards_alone() -> None:
    """Expansion Agreement is out; of the 17 others 16 are played."""
    table = opening(1).by_lot("card")
    assert len(table.options("card")) == 17
    assert "card expansion-agreement" not in table.options()
    for _ in range(16):
        table.play(table.options("card")[0])
        while table.asked()[1] not in ("card", "failed"):
            table.by_lot("card") if table.state.seat == CHANCE else table.give_up()
    assert table.state.seat == NOBODY


@pytest.mark.rules("15.4", "15.5")
def test_cubes_at_the_start() -> None:
    """All in the storage; level 1 brings no bonus cubes."""
    table = opening(1).by_lot("free-levels")
    assert table.cubes(0, "storage") == "7E 7M 3A"
    assert table.cubes(0, "earth") == ""


@pytest.mark.rules("15.5", "15.6", "1.3")
@pytest.mark.parametrize(("level", "antimatter"), [(2, "1A"), (3, "2A"), (4, "3A")])
def test_bonus_cubes(level: int, antimatter: str) -> None:
    """Level k brings k - 1 antimatter on Earth, and cubes of energy or matter by choice."""
    table = opening(1, {"level": level, "bonus_cubes": 3}).by_lot("bonus-cubes")
    assert table.options() == ["energy 0", "energy 1", "energy 2", "energy 3"]
    table.play("energy 1")
    assert table.cubes(0, "earth") == f"1E 2M {antimatter}"
    assert table.cubes(0, "storage") == "7E 7M 3A"
    assert table.asked() == (0, "free-levels")
    none = opening(1, {"level": level}).by_lot("free-levels")
    assert none.cubes(0, "earth") == antimatter
    assert none.told("bonus-cubes")


@pytest.mark.rules("15.5")
def test_no_bonus_cubes_on_level_1() -> None:
    """There is no level before."""
    with pytest.raises(BadOption):
        opening(1, {"bonus_cubes": 1})


@pytest.mark.rules("15.8")
def test_the_ghost_gets_the_other_technologies() -> None:
    """Level 1 in three, level 0 in the two of the nation; space 0 on both tracks."""
    table = opening(1).by_lot("free-levels").play("levels quantum-physics antimatter-science")
    assert (table.levels(0), _ghost_levels(table)) == ("01001", "10110")
    assert _ghost_tracks(table) == (0, 0)


# The ghost.


@pytest.mark.rules("16.1", "R25")
def test_the_ghost_advances() -> None:
    """1 on each track, colonial first, when the card is revealed and before the turn."""
    table = opening(1).by_lot("card")
    table.play("card deep-survey")
    assert (_ghost_tracks(table), table.asked()) == ((1, 1), (0, "cell"))
    moves = [event.args["track"] for event in table.told("ghost-advance")]
    assert moves == ["track:colonial", "track:technology"]
    assert table.tracks(0) == (0, 0)


def _next_round(table: Scene, card: str = "deep-survey") -> Scene:
    return table.give_up().play(f"card {card}")


@pytest.mark.rules("16.2", "16.5")
def test_medals_of_the_ghost() -> None:
    """They go to the new card; it uses no icons, and takes the medals it wins."""
    ghost = {"tracks": {"colonial": 3, "technology": 2}}
    table = _alone(card="entropy-reversal", ghost=ghost, round=3)
    _next_round(table, "antimatter-cascade")
    assert (table.on_card(), _ghost_tracks(table)) == ((1, 0), (4, 3))
    assert table.asked() == (0, "cell")
    table.give_up()
    assert (_ghost(table).medals["colonial"], table.medals(0)) == (1, (0, 0))


@pytest.mark.rules("16.5", "12.8")
@pytest.mark.parametrize(("space", "own", "ghosts"), [(3, 0, 1), (4, 1, 1), (5, 1, 0)])
def test_medals_against_the_ghost(space: int, own: int, ghosts: int) -> None:
    """It counts as a nation: behind it none, equal both, before it all."""
    ghost = {"tracks": {"colonial": 4, "technology": 0}}
    table = _alone(
        nation(earth="", tracks=(space, 0)),
        card="antimatter-cascade",
        ghost=ghost,
        on_card={"colonial": 1},
    ).give_up()
    assert table.medals(0) == (own, 0)
    assert _ghost(table).medals["colonial"] == ghosts


@pytest.mark.rules("16.3")
@pytest.mark.parametrize(
    ("round_", "levels"),
    [(3, "10144"), (4, "21244"), (5, "10144"), (9, "21244"), (14, "21244"), (15, "10144")],
)
def test_levels_of_the_ghost(round_: int, levels: str) -> None:
    """One more in rounds 5, 10 and 15, up to 4, without advances and without collaboration."""
    names = ("space-travel", "quantum-physics", "energy-development", "terraforming",
             "antimatter-science")  # fmt: skip
    ghost = {"technologies": dict(zip(names, (1, 0, 1, 4, 4), strict=True)),
             "tracks": {"colonial": 9, "technology": 9}}  # fmt: skip
    table = _alone(card="deep-survey", round=round_, ghost=ghost,
                   played=_cards(round_ - 1))  # fmt: skip
    table.give_up()
    table.play(table.options("card")[0])
    assert (table.view().round, _ghost_levels(table)) == (round_ + 1, levels)
    assert _ghost_tracks(table) == (10, 10)
    assert table.levels(0) == "00000"


def _cards(count: int) -> list[str]:
    every = ("extraterrestrial-knowledge scientific-solidarity colonial-relief research-prestige"
             " colonial-prestige entropy-reversal matter-recovery orbital-shipyards"
             " shared-laboratories interstellar-relay resource-exchange energy-surplus"
             " planetary-harvest antimatter-cascade galactic-jubilee new-generation")  # fmt: skip
    return every.split()[:count]


@pytest.mark.rules("16.4")
def test_no_collaboration_with_the_ghost() -> None:
    """A level 4 of the nation lifts nobody."""
    table = _alone(nation(earth="6E 6M 3A", levels="30000", tracks=(0, 16)))
    table.act("technological-development", "develop space-travel", "spend earth")
    assert (table.levels(0), _ghost_levels(table)) == ("40000", "00000")
    assert table.told("collaboration") == []


@pytest.mark.rules("16.5", "13.1")
@pytest.mark.parametrize(("space", "served"), [(3, True), (4, True), (5, False)])
def test_cards_against_the_ghost(space: int, *, served: bool) -> None:
    """The nation is served if it is at least equal."""
    ghost = {"tracks": {"colonial": 4, "technology": 4}}
    owner = nation(earth="", tracks=(0, space))
    least = _alone(owner, card="scientific-solidarity", ghost=ghost).pass_turn()
    assert (least.asked()[1] == "produce") == served
    most = _alone(owner, card="research-prestige", ghost=ghost).pass_turn()
    assert (most.asked()[1] == "produce") == (space >= 4)


@pytest.mark.rules("16.5")
def test_levels_and_medals_against_the_ghost() -> None:
    """Cards that compare technologies or medals too."""
    ghost = {"technologies": {"energy-development": 1}, "medals": {"colonial": 2}}
    ahead = nation(earth="", levels="00200", medals=(0, 3))
    table = _alone(ahead, card="energy-surplus", ghost=ghost).pass_turn()
    assert table.asked() == (CHANCE, "card")
    assert _alone(card="energy-surplus", ghost=ghost).pass_turn().asked() == (0, "produce")
    assert _alone(ahead, card="galactic-jubilee", ghost=ghost).pass_turn().asked() == (0, "track")
    assert _alone(card="galactic-jubilee", ghost=ghost).pass_turn().asked() == (CHANCE, "card")


@pytest.mark.rules("16.6", "R34", "3.5")
def test_the_ghost_has_no_turn() -> None:
    """After the nation's turn comes the resolution; the ghost has nothing on the board."""
    table = _alone(card="antimatter-cascade").pass_turn()
    assert table.asked() == (0, "produce")
    table.give_up()
    assert table.asked() == (CHANCE, "card")
    assert table.view().ships == ()
    assert len(table.view().nations) == 1
    assert table.play("card deep-survey").asked() == (0, "cell")


@pytest.mark.rules("16.6", "R34")
def test_the_ghost_at_the_end_of_a_track() -> None:
    """Its marker stays there."""
    ghost = {"tracks": {"colonial": 20, "technology": 19}}
    table = _next_round(_alone(card="entropy-reversal", ghost=ghost, round=3), "deep-survey")
    assert _ghost_tracks(table) == (20, 20)


@pytest.mark.rules("16.6", "R34", "R16")
def test_the_ghost_beyond_the_end_of_a_track() -> None:
    """It obeys the ruling about ends: its colonial advance is made on the other track."""
    ghost = {"tracks": {"colonial": 20, "technology": 10}}
    table = _alone(
        card="entropy-reversal", ghost=ghost, round=3, options={"end_of_track": "other_track"}
    )
    assert _ghost_tracks(_next_round(table)) == (20, 12)


# Passing a level.


def _end(level: int, *, terraformed: bool = True, medals: int = 30, **options: Any) -> Scene:
    """The end of a level of The Edge of the Galaxy: planet 1 lies in the far zone."""
    colonies = "1*, 2*, 14*" if terraformed else "1, 2*, 14*"
    owner = nation(earth="", colonies=colonies, medals=(medals, 0))
    bodies = "11-1 1, 13-9 2, 9-9 14"
    table = _alone(owner, level=level, round=16, card="entropy-reversal", bodies=bodies,
                   options=options)  # fmt: skip
    return table.give_up()


# Planets 1, 2 and 14 are worth 3 + 2 + 6, and 3 + 1 + 1 in their zones: 16.
# The objectives are worth 6, 4, 4 and 6.


@pytest.mark.rules("16.7", "16.8")
@pytest.mark.parametrize(
    ("level", "objectives", "minimum"), [(1, 6, 30), (2, 10, 40), (3, 14, 50), (4, 20, 60)]
)
def test_passing_and_failing_by_points(level: int, objectives: int, minimum: int) -> None:
    """The minimum, with the points of all objectives of the level; one point less fails."""
    medals = minimum - objectives - 16
    passed = _end(level, medals=medals)
    assert passed.points("objectives") == (objectives,)
    assert passed.totals() == (minimum,)
    assert passed.asked() == (NOBODY, "passed")
    assert passed.state.outcome().utilities == (1.0,)
    failed = _end(level, medals=medals - 1)
    assert failed.totals() == (minimum - 1,)
    assert failed.asked() == (NOBODY, "failed")
    assert failed.state.outcome().utilities == (-1.0,)
    assert failed.winners() == ()


@pytest.mark.rules("16.8", "16.7")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_failing_by_an_objective(level: int) -> None:
    """However many points there are; those that are met still pay."""
    table = _end(level, terraformed=False, medals=80)
    assert table.asked() == (NOBODY, "failed")
    assert table.points("objectives") == ({1: 0, 2: 4, 3: 4, 4: 10}[level],)


@pytest.mark.rules("16.6", "16.7")
def test_the_ghost_scores_nothing() -> None:
    """The sheet has the nation alone."""
    table = _end(1)
    sheet = table.view().sheet
    assert sheet is not None
    assert all(len(line.points) == 1 for line in sheet.lines)


@pytest.mark.rules("1.3", "15.5")
def test_bonus_cubes_are_used_like_others() -> None:
    """They are sacrificed, spent and regenerated, and there are more than seven."""
    options = {"bonus_cubes": 2}
    table = opening(1, {"level": 2, **options}).by_lot("bonus-cubes").play("energy 2")
    table.by_lot("cell")
    assert table.cubes(0, "earth") == "2E 1A"
    table.skip("production", "bonus exploit-asteroid", "sacrifice energy storage")
    assert cubes_shown(table.nation(0).planets[0].cubes) == "3E 1M 1A"
    assert (table.cubes(0, "storage"), table.cubes(0, "pit")) == ("5E 6M 3A", "1E")
