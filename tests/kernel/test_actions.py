"""Answers in words: read what was written, refuse everything else and say why."""

from __future__ import annotations

import pytest
from docs.template_game.comet import Comet, Deflect, Launch
from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.actions import Act, Grammar
from perihelion.kernel.errors import IllegalAction, NotYourDecision


class Move(Act, frozen=True, tag="move"):
    piece: str
    steps: int


class Discard(Act, frozen=True, tag="discard"):
    place: str
    cards: tuple[str, ...]


class Wait(Act, frozen=True, tag="wait"):
    pass


GRAMMAR = Grammar(Move, Discard, Wait)
names = st.text("abcdefghijklmnopqrstuvwxyz-0123456789", min_size=1).filter(lambda s: s != "none")


def test_the_text_is_the_verb_and_the_fields() -> None:
    assert Move("ship", 3).text == "move ship 3"
    assert Discard("left", ("a", "b")).text == "discard left a b"
    assert Discard("left", ()).text == "discard left none"
    assert Wait().text == "wait"
    assert Move("ship", 3).verb == "move"
    assert Move("ship", 3).redacted == "move ?"


@given(names, st.integers(), st.lists(names).map(tuple))
def test_a_text_is_read_as_it_was_written(name: str, number: int, cards: tuple[str, ...]) -> None:
    for act in (Move(name, number), Discard(name, cards), Wait()):
        assert GRAMMAR.parse(act.text) == act
        assert GRAMMAR.parse(f"  {act.text.replace(' ', '   ')} ") == act


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the verbs are discard, move, wait"),
        ("jump ship", "no action begins with 'jump ship'"),
        ("move", "is not complete: move PIECE STEPS"),
        ("move ship", "is not complete: move PIECE STEPS"),
        ("move ship far", "needs a number for steps, not 'far'"),
        ("move ship 3 4", "has more words than 'move' takes: 4"),
        ("discard left", "needs cards, or 'none'"),
        ("wait here", "has more words than 'wait' takes: here"),
    ],
)
def test_a_wrong_text_is_refused_with_a_reason(text: str, says: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GRAMMAR.parse(text)
    assert says in str(caught.value)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        act = GRAMMAR.parse(text)
    except IllegalAction:
        return
    assert GRAMMAR.parse(act.text) == act


# Through a state.


def test_the_three_forms_do_the_same() -> None:
    game = Comet()
    states = [
        game.position({"hands": [["ice"], ["dust", "gold"]]}).play(form)
        for form in ("launch ice", Launch("ice"), 3)
    ]
    assert states[0] == states[1] == states[2]


@pytest.mark.parametrize(
    "wrong", ["launch gold", Launch("gold"), 4, -1, 99, Deflect(), "pass", True, 1.0, None]
)
def test_a_wrong_answer_is_refused_in_every_form_and_changes_nothing(wrong: object) -> None:
    state = Comet().position({"hands": [["ice"], ["dust", "gold"]]})
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        state.play(wrong, seat=0)  # type: ignore[arg-type]  # that is the point
    assert state.to_bytes() == before


def test_a_refusal_says_what_is_allowed() -> None:
    state = Comet().position({"hands": [["ice"], ["dust", "gold"]]})
    with pytest.raises(
        IllegalAction, match=r"'launch gold' is not allowed now; allowed: launch ic"
    ):
        state.play("launch gold")
    with pytest.raises(IllegalAction, match="comet has no 'launch iron'"):
        state.play("launch iron")


def test_only_the_asked_may_answer() -> None:
    state = Comet().position({"hands": [["ice"], ["dust", "gold"]]})
    state.play("launch dust", seat=1)
    with pytest.raises(NotYourDecision, match=r"seat 1 is not asked now; seat \[0\] is"):
        state.play("launch gold", seat=1)
    with pytest.raises(NotYourDecision):
        state.play("draw ice", seat=-1)
    over = Comet().position({"frames": []})
    with pytest.raises(NotYourDecision, match="the match is over"):
        over.play("pass")
    assert over.legal() == []
