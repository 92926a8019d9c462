"""`perihelion play --guided`: each kind of question once, the main choices, a slip."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Perihelion

from perihelion.cli.table.guide import Guide
from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.match import Match, OpenDealer, RandomAgent
from perihelion.match.lesson_files import PART


def test_a_question_is_explained_once(perihelion: Perihelion) -> None:
    """The first match says how one wins; what was explained is remembered for the next."""
    words = ("play", "comet", "--guided", "--seed", "3")
    first = " ".join(perihelion(*words, typed="1\nquit\n").output.split())
    assert "How one wins: Whoever launches more strength" in first
    assert "What a turn is: Everybody launches one card" in first
    assert "You and Cadet at the table" in first
    assert first.count("Coach: Choose the card that you launch") == 1
    assert "Show me: perihelion learn comet first-flight" in first
    again = perihelion(*words, typed="quit\n").output
    assert "Choose the card that you launch" not in " ".join(again.split())


def test_a_newcomer_is_told_where_to_learn(perihelion: Perihelion) -> None:
    told = [" ".join(perihelion("play", "comet", typed="quit\n").output.split()) for _ in "ab"]
    assert "perihelion play comet --guided" in told[0]
    assert "--guided" not in told[1]


def test_the_rulebook_advises_and_one_person_is_guided(
    perihelion: Perihelion, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    perihelion("play", "zenith", "--guided", "--record", file, typed="quit\n")
    assert '"technology":"SUN"' in file.read_text(encoding="utf-8").replace(" ", "")
    refused = perihelion("play", "zenith", "--guided", "--you", "all")
    assert refused.exit_code == 2
    assert "one person" in refused.output


@pytest.mark.parametrize(("lang", "slip"), [("en", "that cost you"), ("fr", "cela vous coûte")])
def test_choices_are_weighed_and_a_slip_is_told(
    lang: str, slip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Zenon wins at once; whoever takes the lead instead hears of it, and nothing else is said."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = load("zenith")
    position = {
        "boards": "SUN",
        "discs": {"terra": 3},
        "sides": [{"credits": 9, "won": {"terra": 2}}, {"credits": 5, "won": {"mars": 2}}],
        "hands": [["zenon", "hiroshi-sun"], ["sneaky-jules", "doc-wissen"]],
        "turn": 9,
    }
    match = Match(game, start=position, agents={1: RandomAgent()}, dealer=OpenDealer("x"))
    guide = Guide(match, Narrator(game, lang, 2, part=PART), 0)
    lines = guide.explained(match.decision(0))
    assert any("Zenon" in line and "(+)" in line for line in lines)
    ply = match.ply
    match.act(0, "lead zenon")
    told = guide.judged(ply)
    assert slip in told[0]
    assert "Zenon" in told[0]
    match.line.take_back(0, 1)
    assert guide.judged(match.ply - 1) == [], "a take-back is no answer"
    match.act(0, "recruit zenon")
    assert guide.judged(match.ply - 1) == []
