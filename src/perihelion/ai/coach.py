"""The coach: what cost most in a match, what was done well, and whether luck decided.

Every decision of the match is looked at from what its seat knew. Where a level would have answered
otherwise, both answers are compared with an interval; what is surely worse is a slip. Where the
seat gave the best answer and the next best is surely worse, that was well done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from perihelion.ai.agents import Considered
from perihelion.ai.comparing import Compared, compare
from perihelion.ai.levels import searcher_of
from perihelion.ai.reasons import Reason, reasons
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import UNDO, Record, Replay
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.kernel.wire import Outcome

LEVEL: Final = "commodore"
FIRST_LOOK: Final = 300
"""Iterations for each decision."""
WORLDS: Final = 16
BUDGET: Final = 50
"""For each answer and world, where two are compared."""
SUSPECT: Final = 0.05
"""Losing less than that, on a scale from -1 to 1, is not worth a second look."""
COSTLY: Final = 0.04
"""What a slip costs, at least, also at the low end of the interval."""
INTERRUPTS: Final = 0.1
"""The same where a guided match is interrupted for it: whoever learns may err a little."""
MOST_SLIPS: Final = 3
MOST_CHOICES: Final = 3
"""Of a question that are weighed for whoever is guided."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer that was given or might have been."""

    text: str
    label: Phrase
    elements: tuple[str, ...] = ()


class Note(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What the coach says about one decision."""

    kind: Literal["slip", "well"]
    ply: int
    """The entries before it: where the replay shows the question, and a new match can leave."""
    turn: int
    seat: int
    played: Answer
    other: Answer
    """What was better; where the decision was well done, the next best answer."""
    by: float
    """How much less the worse of the two is worth to the seat, from -1 to 1..."""
    off: float
    """...give or take so much (95 %)."""
    reasons: tuple[Reason, ...] = ()
    """What the better of the two has more of, at the end of the turn."""


def wins_of(note: Note, sides: int) -> tuple[int, int]:
    """How many more of a hundred matches the better answer wins, give or take; among `sides`."""
    share = (sides - 1) / sides if sides > 1 else 0.5  # alone, a level is passed or failed
    return max(1, round(100 * note.by * share)), max(1, round(100 * note.off * share))


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach says to one seat about a match."""

    seat: int
    slips: tuple[Note, ...]
    """The costliest first, one of a turn."""
    well: Note | None
    lost: tuple[float, ...]
    """What the slips of each seat cost it, together."""
    luck: bool
    """Lost, though this seat erred less than whoever won."""


def notes_of(replay: Replay, last: int) -> list[Note]:
    """What there is to say about the decisions from where a replay stands up to ply `last`."""
    found = []
    standing = _standing(replay.record)
    entries = replay.record.entries
    while replay.at < min(last, len(entries)):
        entry = entries[replay.at]
        asked = entry.seat >= 0 and entry.seat in replay.state.deciders()
        if asked and replay.at in standing and entry.auto is None:
            note = note_on(replay.state, entry.seat, entry.text, replay.at)
            if note is not None:
                found.append(note)
        replay.step()
    return found


def _standing(record: Record) -> set[int]:
    """The places of the entries that were not taken back."""
    line: list[int] = []
    for at, entry in enumerate(record.entries):
        verb, _, count = entry.text.partition(" ")
        if verb == UNDO:
            del line[-int(count) :]
        else:
            line.append(at)
    return set(line)


def note_on(state: State, seat: int, text: str, ply: int) -> Note | None:
    """What there is to say about one answer; from what the seat knows at that question."""
    legal = state.legal(seat)
    given = next((one for one in legal if state.text(one, seat) == text), None)
    if given is None or len(legal) == 1:
        return None
    return judge_answer(state.blind(seat), seat, given, ply)


def judge_answer(blind: State, seat: int, given: int, ply: int) -> Note | None:
    """The same from what the seat knows; None where there is nothing to say."""
    rows = _first_look(blind, seat, ply)
    if rows and rows[0].action != given:
        return _slip(rows, blind, seat, given, ply)
    others = [row for row in rows[1:] if _is_play(blind, seat, row.action)]
    if not others or rows[0].worth[seat] - others[0].worth[seat] < SUSPECT:
        return None
    return _note("well", blind, seat, (given, others[0].action), ply)


def slip_of(blind: State, seat: int, given: int, ply: int) -> Note | None:
    """What was surely and much better, from what the seat knows; None if nothing was."""
    rows = _first_look(blind, seat, ply)
    note = _slip(rows, blind, seat, given, ply) if rows and rows[0].action != given else None
    return note if note is not None and note.by - note.off >= INTERRUPTS else None


def main_choices(blind: State, seat: int, ply: int) -> tuple[int, ...]:
    """The answers that a level tried most, the best first."""
    return tuple(row.action for row in _first_look(blind, seat, ply)[:MOST_CHOICES])


def _first_look(blind: State, seat: int, ply: int) -> list[Considered]:
    """The answers that a level tried, the most tried first."""
    agent = searcher_of(LEVEL, blind.game, budget=2 * FIRST_LOOK, compares=True)
    agent.think(blind, seat, Rng(ply))
    return [row for row in agent.considered() if row.visits]


def _slip(rows: Sequence[Considered], blind: State, seat: int, given: int, ply: int) -> Note | None:
    mine = next((row for row in rows if row.action == given), None)
    if mine is not None and rows[0].worth[seat] - mine.worth[seat] < SUSPECT:
        return None
    return _note("slip", blind, seat, (rows[0].action, given), ply)


def _is_play(blind: State, seat: int, action: int) -> bool:
    """Whether an answer does something: not to leave a thing out is no feat."""
    return blind.game.act_of(blind, seat, action).role == ""


def _note(
    kind: Literal["slip", "well"], blind: State, seat: int, pair: tuple[int, int], ply: int
) -> Note | None:
    """Compare the better with the worse; None where that is not sure."""
    better, worse = pair
    behind = _behind(blind, seat, pair, ply)
    if behind is None or behind.behind - behind.off < COSTLY:
        return None
    answers = [_answer(blind, seat, one) for one in pair]
    played, other = answers if kind == "well" else answers[::-1]
    return Note(
        kind=kind,
        ply=ply,
        turn=int(blind.turn),
        seat=seat,
        played=played,
        other=other,
        by=behind.behind,
        off=behind.off,
        reasons=reasons(blind, seat, better, worse, seed=ply),
    )


def _behind(blind: State, seat: int, pair: tuple[int, int], ply: int) -> Compared | None:
    rows = compare(blind, seat, pair, LEVEL, budget=BUDGET, worlds=WORLDS, seed=ply)
    return rows[1] if rows[0].action == pair[0] else None


def _answer(blind: State, seat: int, action: int) -> Answer:
    options = blind.game.decision_of(blind, seat).options
    option = next(one for one in options if one.id == action)
    return Answer(option.text, option.label, tuple(option.elements))


def report_of(notes: Sequence[Note], outcome: Outcome | None, seat: int, seats: int) -> Report:
    """What the coach says to a seat."""
    slips = [one for one in notes if one.kind == "slip"]
    lost = [sum(one.by for one in slips if one.seat == who) for who in range(seats)]
    mine = sorted((one for one in slips if one.seat == seat), key=lambda one: (one.by, -one.ply))
    by_turn = {one.turn: one for one in mine}  # of each turn the costliest
    worst = sorted(by_turn.values(), key=lambda one: (-one.by, one.ply))
    well = [one for one in notes if one.kind == "well" and one.seat == seat]
    return Report(
        seat=seat,
        slips=tuple(worst[:MOST_SLIPS]),
        well=max(well, key=lambda one: (one.by, -one.ply), default=None),
        lost=tuple(round(one, 4) for one in lost),
        luck=is_luck(lost, outcome, seat),
    )


def is_luck(lost: Sequence[float], outcome: Outcome | None, seat: int) -> bool:
    """Whether a seat lost though everybody who won erred more."""
    if outcome is None or outcome.utilities[seat] >= 0 or outcome.reason == "resigned":
        return False
    winners = [one for one, worth in enumerate(outcome.utilities) if worth > 0]
    return bool(winners) and all(lost[seat] < lost[one] for one in winners)
