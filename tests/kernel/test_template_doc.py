"""docs/adding-a-game.md tells the truth about the template game."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from typing import Any

import pytest
from docs.template_game.comet import CARDS, CHOICES, FRAMES, UNKNOWN, Comet
from tests.elsewhere import ROOT

from perihelion.kernel.errors import BadPosition
from perihelion.kernel.game import Game

PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
MODULE = (ROOT / "docs/template_game/comet.py").read_text(encoding="utf-8")
LANGUAGES = sorted((ROOT / "docs/template_game/text").glob("??.ftl"))


def blocks(kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_page_has_only_blocks_that_are_tested() -> None:
    fences = re.findall(r"^```(\w+)$", PAGE, re.MULTILINE)
    assert set(fences) == {"python", "pycon", "console"}


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.strip()[:40])
def test_code_is_taken_from_the_module(block: str) -> None:
    assert block in MODULE


def test_examples_run() -> None:
    names: dict[str, Any] = {}
    said: list[str] = []
    runner = doctest.DocTestRunner()
    for number, block in enumerate(blocks("pycon")):
        test = doctest.DocTestParser().get_doctest(block, names, f"block {number}", None, 0)
        runner.run(test, out=said.append, clear_globs=False)
        names.update(test.globs)
    assert runner.summarize(verbose=False).attempted > 10
    assert not said, "".join(said)


@pytest.mark.parametrize("block", blocks("console"))
def test_commands_run(block: str) -> None:
    printed = ""
    for line in block.splitlines():
        if line.startswith("$ python "):
            words = shlex.split(line.removeprefix("$ python "))
            done = subprocess.run(
                [sys.executable, *words], cwd=ROOT, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
            printed = done.stdout
        else:
            assert line in printed


def test_the_page_or_the_module_shows_every_method_of_the_contract() -> None:
    for name in Game.__abstractmethods__:
        assert f"def {name}(" in MODULE, name


def test_both_languages_have_every_word_the_game_says() -> None:
    needed = {"game", "comet-round", "ask-launch", "ask-deflect"}
    needed |= {f"do-{text.replace(' ', '-')}" for text in CHOICES}
    needed |= {f"option-{spec.name}" for spec in Comet.option_specs}
    needed |= {f"help-{card}" for card in CARDS[:UNKNOWN]}
    needed |= {f"reason-{reason}" for reason in ("limit", "target")}
    for spec in Comet().campaigns():
        said = (
            spec.name,
            *spec.about,
            *(text for one in spec.levels for text in (one.name, one.text)),
        )
        needed |= {phrase.key for phrase in said}
    for kind in Comet.event_kinds:
        needed |= {f"event-{kind.name}"} | ({f"event-{kind.name}-hidden"} if kind.secret else set())
    assert len(LANGUAGES) == 2
    for path in LANGUAGES:
        keys = set(re.findall(r"^([a-z-]+) = \S", path.read_text(encoding="utf-8"), re.MULTILINE))
        assert needed <= keys, path
        drawn = {f"card-{card}" for card in CARDS[:UNKNOWN]} | {"choice-pass"}
        drawn |= {f"view-{name}" for name in ("turn", "spent", "hands", "table", "found")}
        drawn |= {f"group-{one.group}" for one in Comet().layout(2).elements} - {"group-seat"}
        assert drawn == keys - needed, path


# Scenes of the template game.


def test_equal_teams_share_the_first_place() -> None:
    state = Comet().position({"seats": 4, "found": [["2"], ["1"], [], ["1"]], "frames": []})
    assert state.outcome().places == (1, 1, 1, 1)
    assert state.outcome().utilities == (0.0, 0.0, 0.0, 0.0)


def test_partners_count_together() -> None:
    state = Comet().position({"seats": 4, "found": [["1"], ["5"], ["5"], []], "frames": []})
    assert state.outcome().scores == (6, 5, 6, 5)
    assert state.outcome().places == (1, 3, 1, 3)


def test_a_launch_is_seen_when_all_have_chosen() -> None:
    state = Comet().position({"hands": [["ice"], ["dust", "gold"]]})
    state.play("launch dust", seat=1)
    assert state.deciders() == [0]
    assert state.view(0).table == ("", "?")  # type: ignore[attr-defined]  # a CometView
    assert state.view(1).table == ("", "dust")  # type: ignore[attr-defined]
    state.play("launch ice", seat=0)
    assert state.view(2).spent == ("dust", "ice")  # type: ignore[attr-defined]


def test_a_seat_is_asked_whether_it_can_deflect_or_not() -> None:
    for card, legal in (("dust", ["pass"]), ("gold", ["pass", "deflect"])):
        state = Comet().position({"hands": [["ice"], ["dust", card]]})
        state.play("launch ice").play("launch dust")
        assert [state.text(one) for one in state.legal()] == legal


def test_deflecting_costs_the_gold_and_the_sample() -> None:
    state = Comet().position({"hands": [["ice"], ["dust", "gold"]]})
    state.play("launch ice").play("launch dust").play("deflect")
    assert (state.turn, FRAMES[2]) == (2, state.chance().kind)
    assert state.view(2).hands == ((), ())  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("description", "says"),
    [
        ({"hands": [["gold"] * 3]}, "-1 gold in the deck, 3 elsewhere"),
        ({"hands": [["iron"]]}, "there is no iron"),
        ({"hands": [[], [], []]}, "out of range"),
        ({"turn": 9}, "round 9 of 4"),
        ({"frames": [["launch", 0]]}, "a round is below all other frames"),
        ({"frames": [["round", 0], ["draw", 5]]}, "a seat that is not there"),
        ({"hands": [["ice"], []]}, "nothing to launch"),
        ({"hands": [["?"], ["ice"]]}, "something is unknown"),
        ({"table": "ice"}, "Expected `array`, got `str`"),
        ({"moons": 3}, "unknown field `moons`"),
    ],
)
def test_an_impossible_position_is_refused(description: dict[str, object], says: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Comet().position(description)
    assert says in str(caught.value)
