"""Every answer says what it would change in points; the counting is the engine's own."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.kepler3ad.scene import GAMES, scene
from tests.sampling import turn_of

from perihelion.games.kepler3ad import facts
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.views.view import KeplerView
from perihelion.kernel.answers import Answers
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE
from perihelion.kernel.wire import Option
from perihelion.words import Words, addressed

Shares = dict[tuple[str, int], tuple[int, int]]
"""By element and seat: what it would take before and after."""
TRACK_POINTS = (3, 2, 1)


def shares(option: Option) -> Shares:
    found: Shares = {}
    shares = option.facts.shares if isinstance(option.facts, facts.Shares) else ()
    for share in shares:
        found[share.at, share.seat] = (share.before, share.after)
    assert len(found) == len(shares)
    return found


def options_of(edition: int, state: KeplerState) -> dict[str, Option]:
    return {one.text: one for one in GAMES[edition].decision(state).options}


@pytest.mark.rules("11.2", "12.3")
def test_a_tie_pays_the_lower_tranche_to_both() -> None:
    """Three ships beside three: both take the second tranche of G1; alone it is the first."""
    table = scene(2, "G2 3s", "G1 3s", dice="446").play("action 4 4")
    options = options_of(2, table.state)
    points = {one.id: one.points for one in GAMES[2].view_of(table.state.blind(0)).spaces}
    first, second, _ = points["G1"]
    assert shares(options["place G1"]) == {
        ("planet:G1", 0): (0, second),
        ("planet:G1", 1): (first, second),
    }
    there = points["G2"][0]
    assert shares(options["place G2"]) == {("planet:G2", 0): (there, there)}
    assert shares(options["from G2"]) == {}


@pytest.mark.rules("11.2")
def test_a_tie_of_many_pays_nothing() -> None:
    """The fourth of four equal squads takes nothing, and takes from the others what they had."""
    table = scene(2, "G2 3s", "G1 3s", "G1 3s", "G1 3s", seats=4, dice="446")
    options = options_of(2, table.play("action 4 4", "from G2").state)
    points = {one.id: one.points for one in GAMES[2].view_of(table.state.blind(0)).spaces}
    third = points["G1"][2]
    told = shares(options["to G1"])
    assert told["planet:G1", 0] == (0, 0)
    assert told["planet:G2", 0] == (points["G2"][0], 0)
    assert [told["planet:G1", seat] for seat in (1, 2, 3)] == 3 * [(third, 0)]


@pytest.mark.parametrize("edition", [1, 2])
def test_effects_are_what_the_table_shows_afterwards(edition: int) -> None:
    """In a whole match: what an answer tells is the difference of the two tables."""
    game, seats = GAMES[edition], turn_of([2, 3, 5], edition)
    checked = 0
    state, rng, answers = game.start(seats), Rng(seats), Answers()
    while not state.is_over:
        seat = int(state.seat)
        if seat >= 0:
            before = game.view_of(state.blind(seat))
            for option in game.decision_of(state.blind(seat), seat).options:
                told = shares(option)
                if not told:
                    continue
                after = state.clone()
                after.apply_as(seat, option.id)
                if int(after.scorings) != int(state.scorings) or after.is_over:
                    continue
                shown = game.view_of(after.blind(seat))
                _compare(told, before, shown, seat)
                checked += 1
        state.apply_as(seat, state.draw(rng) if seat == CHANCE else state.guess(seat, answers, rng))
    assert checked > 200


def _compare(told: Shares, before: KeplerView, after: KeplerView, seat: int) -> None:
    old, new = _taken(before), _taken(after)
    for key in old:
        if key in told:
            assert told[key] == (old[key], new[key])
        else:
            assert old[key] == new[key]
    assert all(key[1] == seat or old[key] != new[key] for key in told)


def _taken(view: KeplerView) -> dict[tuple[str, int], int]:
    """What each seat would take for each space and track, by the tie rule (11.2)."""
    kind = "district" if len(view.spaces[0].id) == 3 else "planet"
    taken: dict[tuple[str, int], int] = {}
    seats = range(len(view.seats))
    for space in view.spaces:
        for seat in seats:
            tranche = [seat in takers for takers in space.takers]
            points = space.points[tranche.index(True)] if any(tranche) else 0
            taken[f"{kind}:{space.id}", seat] = points
    for track in view.seats[0].levels:
        for seat in seats:
            mine = view.seats[seat].levels[track]
            place = sum(view.seats[other].levels[track] >= mine for other in seats)
            points = TRACK_POINTS[place - 1] if place <= 3 else 0
            taken[f"track:{track}", seat] = points + (mine if track == "bonus-points" else 0)
    return taken


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "green planet 1: you take 0 → 6"),
        ("fr", "planète verte 1\u00a0: vous prenez 0 → 6"),
    ],
)
def test_effects_speak(lang: str, line: str) -> None:
    table = scene(2, "G2 3s", "G1 3s", dice="446").play("action 4 4")
    told = options_of(2, table.state)["place G1"].facts
    assert isinstance(told, facts.Shares)
    words = Words(lang, "kepler3ad-2")
    mine, theirs = (
        Phrase("effect-space", {"space": table.game.name_of(at), **share})
        for at, share in ((one["at"], one) for one in map(msgspec.structs.asdict, told.shares))
    )
    assert words.render(addressed(mine, ("Ada", "Bo", "Cy"), 0)) == line
    assert "Bo" in words.render(addressed(theirs, ("Ada", "Bo", "Cy"), 0))
