"""Everything that a match asks, offers, tells and shows can be said in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

from perihelion import load
from perihelion.cli.table.narrator import Narrator
from perihelion.games.kepler3042.events import DECISION_KINDS, EVENT_KINDS
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EventLog, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Decision, Event

GAME: Final = load("kepler3042")
LANGUAGES: Final = ("en", "fr")
ENOUGH: Final = 12
"""So many questions and events of each kind are said."""
WRONG: Final = re.compile(r"[{}_]|  |\.\.|,,| ,| \.|\?\?|^$")
TABLES: Final[list[tuple[int, dict[str, Value]]]] = [
    (1, {"level": 3, "bonus_cubes": 4, "solo_planets": 18}),
    (2, {"placement": "in_turn", "placement_peek": True, "produce_less": True}),
    (2, {"wormhole_price": "either", "knowledge_price": "per_icon_used"}),
    (3, {"free_levels_order": "simultaneous_hidden", "end_of_track": "other_track"}),
    (4, {"objectives": "advanced", "bonus_axis": "first_three_on_rows"}),
]


class Seen:
    """What random matches showed: questions, events and views, some of each kind."""

    def __init__(self) -> None:
        self.decisions: dict[str, list[Decision]] = {}
        self.events: dict[str, list[Event]] = {}
        self.views: list[tuple[int, Any]] = []

    def look(self, state: State) -> None:
        kind = GAME.decision_of(state.blind(int(state.seat)), int(state.seat)).kind
        known = self.decisions.setdefault(kind, [])
        if len(known) < ENOUGH:
            known.append(state.decision(int(state.seat)))
            self.views.append((int(state.seats), state.view(int(state.seat))))

    def hear(self, log: EventLog, viewer: int) -> None:
        for event in GAME.events_for(log, viewer):
            known = self.events.setdefault(event.phrase, [])
            if len(known) < ENOUGH:
                known.append(event)


def _rich(seats: int, options: dict[str, Value]) -> dict[str, object]:
    """A later round, where nations can afford what a random nation never comes to."""
    levels = dict.fromkeys(
        ("space-travel", "quantum-physics", "energy-development", "terraforming"), 4
    )
    nation = {
        "earth": {"energy": 3, "matter": 3, "antimatter": 2},
        "pit": {"energy": 1, "matter": 1},
        "technologies": levels | {"antimatter-science": 2},
        "colonies": {"18": {"cubes": {"energy": 2, "matter": 3}}},
        "tracks": {"colonial": 5, "technology": 2},
        "ships": ["4-9", "9-6"],
    }
    others = [{"tracks": {"colonial": 5, "technology": 5}}] * (seats - 1)
    return {
        "seats": seats,
        "options": options,
        "round": 3,
        "bodies": {"18-5": "18", "4-9": "23", "8-7": "colonial-objective"},
        "nations": [nation, *others],
        "card": "extraterrestrial-knowledge",
    }


SCRIPTS: Final = (
    "build earth",
    "colonise 4-9",
    "terraform 18",
    "move 9-6",
    "to 8-7",
    "raise antimatter-science",
    "pay",
)
"""Given whenever they are possible: what random play hardly ever does."""
CELLS: Final = ("space-construction", "colonisation", "production")


def _starts() -> Iterator[State]:
    for seats, options in TABLES:
        yield GAME.start(seats, options)
        plain = {name: value for name, value in options.items() if name != "solo_planets"}
        for cell in CELLS:
            rich = GAME.position(_rich(seats, plain))
            rich.play(f"cell {cell}")
            rich.play("perform")
            yield rich
        rich = GAME.position(_rich(seats, plain) | {"nations": _cube_elsewhere(seats, plain)})
        rich.play("cell terraforming")
        rich.play("perform")
        yield rich


def _cube_elsewhere(seats: int, options: dict[str, Value]) -> list[dict[str, object]]:
    nations: Any = _rich(seats, options)["nations"]
    return [one | {"cell": "production"} for one in nations]


def _answer(state: State, rng: Rng) -> int:
    legal = state.legal()
    texts = {state.text(one): one for one in legal}
    for text in SCRIPTS:
        if text in texts:
            return texts[text]
    return legal[rng.below(len(legal))]


@cache
def seen() -> Seen:
    """A few random matches on tables of every kind."""
    found = Seen()
    for start, seed in product(_starts(), range(2)):
        rng, state = Rng(seed), start.clone()
        while not state.is_over:
            log = EventLog()
            state.log = log
            seat = int(state.seat)
            if seat == CHANCE:
                state.apply_as(CHANCE, state.draw(rng))
            else:
                found.look(state)
                state.apply_as(seat, _answer(state, rng))
            state.log = None
            for viewer in (0, int(state.seats)):
                found.hear(log, viewer)
        found.views += [(int(state.seats), state.view(0))]
    return found


def voices(seats: int) -> list[Narrator]:
    return [Narrator(GAME, lang, seats) for lang in LANGUAGES]


def test_random_matches_ask_every_question() -> None:
    """So that the tests below leave no kind of question out."""
    assert set(DECISION_KINDS) == set(seen().decisions)


def test_random_matches_tell_nearly_every_event() -> None:
    """The others are told in `test_text` from samples."""
    told = {phrase.removeprefix("event-").removesuffix("-hidden") for phrase in seen().events}
    missing = {kind.name for kind in EVENT_KINDS} - told
    assert missing <= {"lost", "no-benefit", "begin-again"}, missing


@pytest.mark.parametrize("kind", DECISION_KINDS)
def test_every_question_and_answer_can_be_said(kind: str) -> None:
    """The prompt, and each answer in words of its own."""
    for decision in seen().decisions[kind]:
        for voice in voices(4):
            say = voice.to(decision.seat)
            labels = [say(option.label) for option in decision.options]
            assert len(set(labels)) == len(labels), Counter(labels).most_common(2)
            prompt = say(decision.prompt)
            assert re.search(r"[?.]( \(\d of \d\)| \(\d sur \d\))?$", prompt), prompt
            for text in (prompt, *labels):
                assert not WRONG.search(text.replace("\u00a0", " ").replace(" :", ":")), text


def test_every_event_can_be_said() -> None:
    for events in seen().events.values():
        for event in events:
            for voice, viewer in product(voices(4), (0, 1, 4)):
                text = voice.to(viewer)(GAME.tell(event))
                assert text.endswith((".", "!")), text
                assert not WRONG.search(text.replace("\u00a0", " ").replace(" :", ":")), text


def test_every_view_can_be_drawn() -> None:
    """In eighty columns, in both languages."""
    views = seen().views
    for seats, view in views[:: max(1, len(views) // 60)]:
        for voice in voices(seats):
            drawn = GAME.draw_view(view, voice.to(0))
            assert max(map(len, drawn.splitlines())) <= 80, drawn


@pytest.mark.parametrize("seats", [1, 4])
def test_every_element_has_a_name_and_most_have_help(seats: int) -> None:
    options = GAME.checked_options({})
    explained = 0
    for element in GAME.layout(seats, options).elements:
        if element.name.startswith("seat:"):
            continue
        phrase = GAME.explain(element.name, seats, options)
        explained += phrase is not None
        for voice in voices(seats):
            assert voice.words.render(GAME.name_of(element.name))
            if phrase is not None:
                text = voice.to(0)(phrase)
                assert text.endswith((".", ")", "!")), text
                assert not WRONG.search(text.replace("\u00a0", " ").replace(" :", ":")), text
    assert explained > 450
