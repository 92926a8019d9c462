"""Answers that go without saying are given at once; what would change nothing says why."""

from pathlib import Path

import pytest
from tests.games.kepler3042.scene import nation, scene

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.match import Match, OpenDealer


def _sitting(tmp_path: Path, earth: str, *, chains: bool, levels: str = "00000") -> TerminalMatch:
    state = scene(nation(earth=earth, levels=levels), nation()).state
    game = state.game
    match = Match(game, dealer=OpenDealer("chain"), start=game.describe(state))
    voice = Narrator(game, "en", 2)
    return TerminalMatch(match, voice, [0, 1], tmp_path / "match.json", chains=chains)


def _choose(sitting: TerminalMatch, text: str) -> str:
    """Give an answer; the kind of question that comes then."""
    options = sitting.decision(0).options
    sitting.act(0, next(one for one in options if one.text == text))
    return sitting.decision(0).kind


@pytest.mark.parametrize(
    ("earth", "chains", "kind"),
    [
        ("1E 1M", True, "ship"),  # carried out, paid by the one planet that can
        ("1E 1M", False, "action"),
        ("", True, "bonus"),  # nothing can be built: left out
    ],
)
def test_an_action_is_begun_at_once(tmp_path: Path, earth: str, chains: bool, kind: str) -> None:
    sitting = _sitting(tmp_path, earth, chains=chains)
    assert _choose(sitting, "cell space-construction") == kind


def test_what_a_player_decides_is_asked(tmp_path: Path) -> None:
    """Two technologies can be paid for: which, and whether at all, is no matter of course."""
    sitting = _sitting(tmp_path, "3E 3M", chains=True)
    assert _choose(sitting, "cell technological-development") == "develop"


def test_an_action_that_would_change_nothing_says_what_it_lacks(tmp_path: Path) -> None:
    sitting = _sitting(tmp_path, "", chains=True)
    options = {one.text: one for one in sitting.decision(0).options}
    told = sitting.voice.label(options["cell space-construction"], 0)
    assert "does nothing now: no planet of yours holds what a ship costs" in told
    assert options["cell galactic-cartography"].lacks is None


def test_an_answer_can_be_given_without_what_follows_it(tmp_path: Path) -> None:
    """As with `only 3`: the cube is laid, the action is left out, and so it is written down."""
    sitting = _sitting(tmp_path, "1E 1M", chains=True)
    asked = sitting.decision(0)
    assert sitting.ways_out(asked) == {"only": "Leave the action out"}
    chosen = next(one for one in asked.options if one.text == "cell space-construction")
    sitting.act(0, chosen, alone=True)
    assert sitting.decision(0).kind == "bonus"
    assert [one.text for one in sitting.match.record.entries] == ["cell space-construction", "skip"]


@pytest.mark.parametrize(
    ("earth", "alone", "kind"),
    [("1E 1M", False, "ship"), ("1E 1M", True, "bonus"), ("1E", False, "action")],
)
def test_what_may_be_done_besides_was_offered_before(
    tmp_path: Path, earth: str, alone: bool, kind: str
) -> None:
    """Quantum Physics may be used at any moment, so it stops no answer that goes without saying;
    but it may bring what an action lacks, so that is not left out unless it is wanted."""
    sitting = _sitting(tmp_path, earth, chains=True, levels="01000")
    options = sitting.decision(0).options
    assert options[-1].act.verb == "quantum"
    chosen = next(one for one in options if one.text == "cell space-construction")
    sitting.act(0, chosen, alone=alone)
    assert sitting.decision(0).kind == kind


@pytest.mark.parametrize("chains", [True, False])
def test_a_turn_can_be_ended_at_once(tmp_path: Path, chains: bool) -> None:
    """All that may still be done is left out; step by step if every step is wanted."""
    sitting = _sitting(tmp_path, "1E 1M", chains=chains)
    assert not sitting.end_turn(0)  # an action is due
    skipped = _sitting(tmp_path, "", chains=True)
    _choose(skipped, "cell space-construction")
    sitting = TerminalMatch(
        skipped.match, skipped.voice, skipped.people, skipped.file, chains=chains
    )
    assert sitting.ways_out(sitting.decision(0)) == {"end": "End your turn"}
    ends = 0
    while sitting.match.state.seat == 0:
        assert sitting.end_turn(0)
        ends += 1
    given = len(sitting.match.record.entries) - 2
    assert given > 1
    assert ends == (1 if chains else given)


def test_actions_come_before_spends() -> None:
    """Kepler-3Ad asks for the action; what may be spent besides is listed after it."""
    game = load("kepler3ad-2")
    match = Match(game, 2, dealer=OpenDealer("spends"))
    while match.state.seat < 0 or match.decision(match.state.seat).kind != "before":
        if not match.step():
            match.act(match.state.seat, match.state.legal(match.state.seat)[0])
    options = match.decision(match.state.seat).ordered.options
    verbs = [one.act.verb for one in options]
    assert "spend" in verbs
    assert verbs == sorted(verbs, key=("action", "spend", "claim").index)
    doubles = [one for one in options if one.text.startswith("action 7")]
    assert all(one.lacks is not None for one in doubles)
