"""Why somebody is first among equals, told in both languages at the end of a match."""

from pathlib import Path

import pytest
from tests.games.kepler3ad.scene import closing
from tests.games.kepler3042.scene import finished, nation

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.kernel.state import State
from perihelion.kernel.ties import tie_of
from perihelion.match import Match, OpenDealer

NAMES = ("Ada", "Bob", "Cy")


def tie(state: State, lang: str = "en") -> str | None:
    """The end of a match as Ada reads it."""
    game, seats = state.game, int(state.seats)
    said = tie_of(game, state.view(seats), game.options_of(state), state.outcome())
    return None if said is None else Narrator(game, lang, seats, NAMES[:seats]).to(0)(said)


def test_it_is_told_only_where_somebody_was_equal_to_the_first() -> None:
    unequal = finished(nation(medals=(1, 0)), nation(medals=(3, 0)), nation(medals=(1, 0)), seats=3)
    assert tie(unequal.state) is None


def test_a_planet_decides() -> None:
    table = finished(nation(medals=(4, 0)), nation(colonies="1*"), bodies="13-9 1")
    assert tie(table.state) == (
        "Ada and Bob are equal with 4 points: the highest number of a terraformed planet decides,"
        " and Bob has planet 1."
    )
    assert tie(table.state, "fr") == (
        "Ada et Bob sont à égalité avec 4 points\u00a0: la Planète Terraformée au numéro le plus"
        " élevé les départage, et Bob a la Planète 1."
    )


def test_rounds_decide_or_nothing_does() -> None:
    medals = [nation(medals=(count, 0)) for count in (1, 0, 1)]
    options = {"last_tie_break": "fewest_first_player_rounds"}
    decided = tie(finished(*medals, seats=3, options=options).state)
    assert decided is not None
    assert decided.startswith("Ada and Cy are equal with 1 point: nobody has a terraformed planet")
    assert decided.endswith("that is Cy, with 5 rounds.")
    shared = tie(finished(*medals, seats=3).state)
    assert shared == "Ada and Cy are equal with 1 point: they share the victory."


@pytest.mark.parametrize(
    ("edition", "marks", "rolls", "why"),
    [
        (1, [], (), "they share the victory"),
        (2, [{"green": 1}], (), "the allegiances decide, and Ada has more of them"),
        (2, [], ("111", "112"), "equal too, so a roll of the dice decides for Bob"),
    ],
)
def test_allegiances_then_dice(
    edition: int, marks: list[dict[str, int]], rolls: tuple[str, ...], why: str
) -> None:
    options = {"turn_limit": 5}
    table = closing(edition, turn=5, scores=[4, 4, 0], marks=marks, options=options).play("finish")
    for roll in rolls:
        table.roll(roll)
    assert str(tie(table.state)).startswith("Ada and Bob are equal with 4 points: ")
    assert str(tie(table.state)).endswith(f"{why}.")


def test_no_points_are_compared_when_somebody_gives_up(tmp_path: Path) -> None:
    match = Match(load("kepler3042"), 2, dealer=OpenDealer("tie"))
    assert match.tie is None
    match.resign(0)
    assert match.tie is None
    voice = Narrator(match.game, "en", 2, NAMES[:2])
    assert match.outcome is not None
    ending = TerminalMatch(match, voice, [0], tmp_path / "match.json").ending(match.outcome)
    assert not any("equal" in line for line in ending)


def test_the_terminal_ends_with_it(tmp_path: Path) -> None:
    state = closing(1, turn=5, scores=[4, 4, 0], options={"turn_limit": 5}).state
    match = Match(state.game, dealer=OpenDealer("tie"), start=state.game.describe(state))
    voice = Narrator(state.game, "fr", 3, NAMES)
    sitting = TerminalMatch(match, voice, [0, 1, 2], tmp_path / "match.json")
    while match.outcome is None:
        match.act(int(match.state.seat), "finish")
    ending = sitting.ending(match.outcome)
    assert "Ada et Bob sont à égalité avec 4 points\u00a0: la victoire est partagée." in ending
