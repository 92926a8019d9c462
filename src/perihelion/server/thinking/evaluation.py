"""What a level makes of a position; all of it runs in thinking processes.

A level judges by its search: how often an answer was tried, what it is worth to each seat, and
what is expected to follow. It starts from what the seat knows, also in a match that is over. What
it overlooks or misjudges is left out: whoever asks wants to know what it thinks, not how it errs.
"""

from __future__ import annotations

import gzip
import hashlib
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Final

import msgspec

from perihelion.ai.agents import Considered, SearchAgent, Step
from perihelion.ai.coach import Answer, Note, main_choices, notes_of, slip_of
from perihelion.ai.judged import judgement, told_by
from perihelion.ai.levels import level_of, searcher_of
from perihelion.ai.reasons import Reason, reasons, weigh
from perihelion.games import load
from perihelion.kernel.record import (
    UNDO,
    Entry,
    Record,
    RedactedRecord,
    Replay,
    read_record,
    redact,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.server import wire
from perihelion.server.matches.elements import Packed
from perihelion.server.thinking.processes import Question

MOST_ITERATIONS: Final = 4_000
"""For one question; the levels above it would keep others waiting for their opponents."""
EACH_PLY: Final = 800
"""Iterations for each ply of a finished match."""
WORLDS: Final = 8
"""Worlds that are looked at where chance answers next."""
MOST_SHOWN: Final = 5
MOST_STEPS: Final = 12


def hint(asked: Question, ply: int) -> wire.Hint:
    """What a level would answer, and what it considered."""
    blind = _blind(asked)
    agent = _searcher(asked.level, blind, MOST_ITERATIONS)
    rows = _thoughts(agent, blind, asked.seat, asked.legal, Rng(asked.luck))
    best = rows[0]
    return wire.Hint(
        level=asked.level,
        ply=ply,
        action=best.action,
        text=best.text,
        seat=asked.seat,
        worth=_root(agent),
        iterations=agent.spent,
        considered=rows,
        reasons=_why(blind, asked.seat, rows),
        judge=judgement(told_by(agent, blind.imagine(Rng(asked.luck)))),
    )


def _why(blind: State, seat: int, rows: tuple[wire.Thought, ...]) -> tuple[wire.Why, ...]:
    if len(rows) < 2:
        return ()
    return _told(reasons(blind, seat, rows[0].action, rows[1].action))


def _told(found: Sequence[Reason]) -> tuple[wire.Why, ...]:
    return tuple(wire.Why(text=one.text, amount=one.amount, elements=one.elements) for one in found)


def guide(asked: Question, ply: int) -> wire.Guidance:
    """The main choices of a question, and what each has changed by the end of the turn."""
    blind, seat = _blind(asked), asked.seat
    main = main_choices(blind, seat, ply)
    options = [one for one in blind.game.decision_of(blind, seat).ordered.options if one.id in main]
    weighed = weigh(blind, seat, [one.id for one in options], seed=ply)
    choices = tuple(
        wire.Choice(
            action=option.id,
            text=option.text,
            label=option.label,
            gains=_told(one.gains),
            risks=_told(one.risks),
        )
        for option, one in zip(options, weighed, strict=True)
    )
    return wire.Guidance(ply=ply, seat=seat, choices=choices)


def slip(asked: Question, given: int, ply: int) -> wire.Slip:
    """Whether an answer was a costly one."""
    note = slip_of(_blind(asked), asked.seat, given, ply)
    return wire.Slip(ply=ply, note=None if note is None else coaching_note(note))


def _blind(asked: Question) -> State:
    return load(asked.game).from_bytes(asked.blind, asked.seats, asked.options)


def coach(data: bytes, first: int, last: int) -> tuple[Note, ...]:
    """What the coach says about the decisions after ply `first` to `last` of a finished match."""
    record = _read(data)
    replay = Replay(load(record.game), record)
    while replay.at < first:
        replay.step()
    return tuple(notes_of(replay, last + 1))


def coaching_note(note: Note) -> wire.CoachNote:
    """A note as it goes out."""
    return wire.CoachNote(
        ply=note.ply,
        turn=note.turn,
        seat=note.seat,
        played=_coached(note.played),
        other=_coached(note.other),
        by=note.by,
        off=note.off,
        reasons=_told(note.reasons),
    )


def _coached(one: Answer) -> wire.CoachAnswer:
    return wire.CoachAnswer(text=one.text, label=one.label, elements=one.elements)


def evaluate(data: bytes, first: int, last: int, level: str) -> tuple[wire.Judged, ...]:
    """A finished match from ply `first` to `last`, moment by moment; only what stands is judged."""
    record = _read(data)
    replay = Replay(load(record.game), record)
    while replay.at < first:
        replay.step()
    line = _line_of(record.entries)
    standing = {ply for moments in line for ply in moments}
    kept = {moments[0] for moments in line}
    found = []
    while True:
        if replay.at in standing:
            found.append(_judged(replay, level, answered=replay.at + 1 in kept))
        else:
            found.append(wire.Judged(ply=replay.at, utilities=()))
        if replay.at == min(last, len(record.entries)):
            return tuple(found)
        replay.step()


def _line_of(entries: Sequence[Entry]) -> list[list[int]]:
    """The start and every entry that was not taken back: its ply, and those that led back to it."""
    line = [[0]]
    for ply, entry in enumerate(entries, 1):
        verb, _, count = entry.text.partition(" ")
        if verb == UNDO:
            del line[-int(count) :]
            line[-1].append(ply)
        else:
            line.append([ply])
    return line


def _judged(replay: Replay, level: str, *, answered: bool) -> wire.Judged:
    """One moment; `answered` where the answer that follows was not taken back."""
    ply, state, outcome = replay.at, replay.state, replay.outcome
    if outcome is not None:
        return wire.Judged(ply=ply, utilities=outcome.utilities)
    deciders = state.deciders()
    if not deciders:
        return wire.Judged(ply=ply, utilities=_expected(state, level, Rng(ply)))
    following = replay.record.entries[ply] if answered else None
    if following is not None and following.seat not in deciders:
        following = None
    seat = deciders[0] if following is None else following.seat
    text = None if following is None else following.text
    blind = state.blind(seat)
    agent = _searcher(level, blind, EACH_PLY)
    rows = _thoughts(agent, blind, seat, tuple(state.legal(seat)), Rng(ply))
    played = next((row for row in rows if row.text == text), None)
    return wire.Judged(
        ply=ply,
        utilities=_root(agent),
        seat=seat,
        played=text,
        preferred=rows[0].text,
        lost=_lost(rows[0], played, seat),
        considered=_shown(rows, played),
    )


def _expected(state: State, level: str, rng: Rng) -> tuple[float, ...]:
    """What a position is worth before chance answers, to somebody who knows what all can see."""
    seats = int(state.seats)
    sums = [0.0] * seats
    for _ in range(WORLDS):
        world = state.blind(seats).imagine(rng)
        world.answer_chance(rng)
        if world.is_over:
            worth = tuple(world.utility(seat) for seat in range(seats))
        else:
            blind = world.blind(int(world.seat))
            agent = _searcher(level, blind, EACH_PLY // WORLDS)
            agent.think(blind, int(world.seat), rng)
            worth = _root(agent)
        sums = [one + more for one, more in zip(sums, worth, strict=True)]
    return tuple(round(one / WORLDS, 4) for one in sums)


def _shown(rows: tuple[wire.Thought, ...], played: wire.Thought | None) -> tuple[wire.Thought, ...]:
    """The most tried answers and the one that was given; what follows only for these two."""
    first = rows[:MOST_SHOWN]
    if played is not None and played not in first:
        first = (*first[:-1], played)
    return tuple(
        row if row in (rows[0], played) else msgspec.structs.replace(row, line=()) for row in first
    )


def _lost(best: wire.Thought, played: wire.Thought | None, seat: int) -> float | None:
    """What the answer given was worth less than the best one, as far as it was tried."""
    if played is None or not played.worth or not best.worth:
        return None
    return round(max(0.0, best.worth[seat] - played.worth[seat]), 4)


def _searcher(level: str, blind: State, most: int) -> SearchAgent:
    # A decision takes half of the budget of its turn, and this is the only one.
    budget = min(2 * level_of(level).budget, most)
    return searcher_of(level, blind.game, budget=budget, compares=True)


def _root(agent: SearchAgent) -> tuple[float, ...]:
    return tuple(round(one, 4) for one in agent.worth())


def _thoughts(
    agent: SearchAgent, blind: State, seat: int, legal: Sequence[int], rng: Rng
) -> tuple[wire.Thought, ...]:
    agent.think(blind, seat, rng)
    tried = {row.action: row for row in agent.considered()}
    rows = [row for row in tried.values() if row.action in legal]
    rows += [Considered(one, 0, 0.0, (), ()) for one in legal if one not in tried]
    return tuple(_thought(blind, seat, row) for row in rows)


def _thought(blind: State, seat: int, row: Considered) -> wire.Thought:
    return wire.Thought(
        action=row.action,
        text=blind.text(row.action, seat),
        visits=row.visits,
        share=round(row.share, 4),
        worth=tuple(round(one, 4) for one in row.worth),
        line=_in_words(blind, seat, row.line[:MOST_STEPS]),
    )


def _in_words(blind: State, seat: int, line: Sequence[Step]) -> tuple[wire.ThoughtStep, ...]:
    """A line as `seat` may read it, up to the next answer of chance."""
    game, world = blind.game, blind.imagine(Rng(0))
    steps = []
    for step in line:
        if step.seat not in world.deciders() or step.action not in world.legal(step.seat):
            break
        text = game.text_for(world, step.seat, step.action, seat)
        label = None
        if text == game.text_of(world, step.action, step.seat):
            options = game.decision_of(world.blind(step.seat), step.seat).options
            label = next((one.label for one in options if one.id == step.action), None)
        steps.append(wire.ThoughtStep(seat=step.seat, text=text, label=label))
        world.apply(step.action, step.seat)
    return tuple(steps)


# Matches, looked at again.


def redacted(data: bytes, viewer: int) -> bytes:
    """The record as one seat knows it: views and events of every ply; compressed."""
    record = _read(data)
    return gzip.compress(redact(load(record.game), record, viewer).to_json(), 5, mtime=0)


def kept(data: bytes, viewer: int) -> tuple[bytes, bytes]:
    """The record of a seat, compressed, and its last view."""
    record = _read(data)
    found = redact(load(record.game), record, viewer)
    (last,) = deque(found.views(), 1)
    return gzip.compress(found.to_json(), 5, mtime=0), msgspec.json.encode(last)


def named(packed: bytes, names: tuple[str, ...]) -> bytes:
    """A record that was kept without names, with those that the seats have today; compressed."""
    found = msgspec.structs.replace(_read_redacted(packed), names=names)
    return gzip.compress(found.to_json(), 5, mtime=0)


def kept_view(packed: bytes, ply: int) -> tuple[int, dict[str, object] | None]:
    """The last ply of a record that was kept, and its view at `ply`, if there is one."""
    record = _read_redacted(packed)
    view = next(islice(record.views(), ply, None), None) if ply >= 0 else None
    return len(record.entries), view


def _read_redacted(packed: bytes) -> RedactedRecord:
    record = read_record(gzip.decompress(packed))
    assert isinstance(record, RedactedRecord)
    return record


def drawn(data: bytes) -> Packed:
    """Every question to chance of a finished match, with its answer, ready to be sent."""
    record = _read(data)
    replay = Replay(load(record.game), record)
    rows = []
    for entry in record.entries:
        before = replay.state
        replay.step()
        if entry.seat != CHANCE:
            continue
        asked = before.chance()
        answer = asked.names[asked.answers.index(replay.line[-1][1])]
        rows.append(
            wire.Drawn(
                ply=replay.at,
                kind=asked.kind,
                domain=asked.domain,
                index=asked.index,
                names=asked.names,
                weights=asked.weights,
                deck=asked.deck,
                answer=answer,
            )
        )
    return packed(msgspec.json.encode(rows))


def packed(plain: bytes) -> Packed:
    """An answer, ready to be sent."""
    tag = hashlib.blake2b(plain, digest_size=12).hexdigest()
    return Packed(plain, gzip.compress(plain, mtime=0), f'"{tag}"')


def _read(data: bytes) -> Record:
    record = read_record(data)
    assert isinstance(record, Record)
    return record
