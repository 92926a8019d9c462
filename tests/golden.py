"""Golden playthroughs and perft counts, the same for any game.

Nothing here depends on a generator of ours or on how states are packed: a golden file changes
only when the rules, the words of an answer or what a seat sees change.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.game import Game, Say
from perihelion.kernel.record import Record, Replay
from perihelion.kernel.state import CHANCE, EventLog, State
from perihelion.kernel.wire import Event


def playthrough(game: Game, state: State, seed: str) -> Iterator[str]:
    """A whole match as lines: the table at every turn, and every question and answer."""
    options = ", ".join(f"{name}={value}" for name, value in state.options().items())
    yield f"# {game.id}, rules {game.rules_version}, {state.seats} seats, played by {seed!r}"
    yield f"# data {game.data_digest(state.options())}"
    yield f"# {options}"
    turn, ply = -1, 0
    while not state.is_over:
        if state.turn != turn:
            turn = int(state.turn)
            yield from ("", f"== turn {turn}", str(state), f"views {views_digest(game, state)}")
        seats = state.deciders() or [CHANCE]
        seat = seats[_pick(seed, ply, "seat", len(seats))]
        legal = state.legal(seat)
        action = legal[_pick(seed, ply, "answer", len(legal))]
        seen = int(state.audience_of(seat, action))
        witness = next((one for one in range(int(state.seats)) if seen >> one & 1), 0)
        yield from _question(state, ply, seat, legal)
        yield f"  > {state.text(action, seat)}"
        state.log = log = EventLog()
        state.apply_as(seat, action)
        state.log = None
        yield from (f"    {_told(event)}" for event in game.events_for(log, witness))
        ply += 1
    outcome = state.outcome()
    yield from ("", f"== over after {ply} answers", str(state))
    yield f"{outcome.reason}, places {outcome.places}, scores {outcome.scores}"


def _question(state: State, ply: int, seat: int, legal: list[int]) -> Iterator[str]:
    if seat == CHANCE:
        question = state.chance()
        seen = "everybody" if question.audience is None else f"seats {question.audience}"
        yield (
            f"{ply} chance, {question.kind} from {question.domain} {question.index},"
            f" {len(legal)} answers, seen by {seen}"
        )
        return
    decision = state.decision(seat)
    source = f" of {decision.source}" if decision.source else ""
    yield f"{ply} seat {seat}, {decision.kind}{source}, {decision.step} of {decision.of}"
    yield "  " + " | ".join(option.text for option in decision.options)


def _told(event: Event) -> str:
    args = " ".join(f"{name}={value}" for name, value in event.args.items())
    return f"{event.kind} {args}".strip() + (f" ({event.cause})" if event.cause else "")


def _pick(seed: str, ply: int, what: str, count: int) -> int:
    word = blake2b(f"{seed}/{ply}/{what}".encode(), digest_size=8).digest()
    return int.from_bytes(word, "big") % count


def transcript(record: Record) -> Iterator[str]:
    """The lines of a match: the table at each turn, what could be answered, what was, and why."""
    game = load(record.game)
    voice = Narrator(game, "en", record.seats)
    say, replay = voice.to(record.seats), Replay(game, record)
    yield f"{record.game}, {record.seats} seats, rules {record.rules}, data {record.data}"
    turn = -1
    for entry in record.entries:
        state = replay.state
        if state.turn != turn:
            turn = int(state.turn)
            yield from ("", f"== turn {turn}", "", *_drawn(game, state, say))
        who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
        legal = [state.text(action, entry.seat) for action in state.legal(entry.seat)]
        yield from ("", f"{who} of {len(legal)}: {', '.join(legal[:60])}", f"> {entry.text}")
        log = EventLog()
        replay.step(log)
        for event in game.events_for(log, record.seats):
            yield f"  {say(game.tell(event))}"
    yield from ("", "== the end", "", *_drawn(game, replay.state, say), "")
    assert replay.outcome is not None
    yield from voice.ending(replay.outcome, record.seats)


def _drawn(game: Game, state: State, say: Say) -> list[str]:
    drawing = game.draw_view(state.view(int(state.seats)), say)
    return [line.rstrip() for line in str(drawing).splitlines()]


def views_digest(game: Game, state: State) -> str:
    """One fingerprint of what every seat and the spectator see."""
    digest = blake2b(digest_size=8)
    for viewer in range(int(state.seats) + 1):
        digest.update(msgspec.json.encode(state.view(viewer), order="sorted"))
    return digest.hexdigest()


OVER = -1
"""Stands for the answer to a match that asks nothing any more."""


class Perft(msgspec.Struct, frozen=True):
    """How much can happen in so many answers, chance counted like everybody else."""

    sequences: int
    """Lines of answers, those that end the match earlier counted too."""
    states: int
    """Different states at their ends."""


def perft(state: State, depth: int) -> Perft:
    """Count every line of `depth` answers of the seats asked (of several, the first)."""
    ends: dict[bytes, tuple[int, State]] = {state.to_bytes(): (1, state)}
    for _ in range(depth):
        after: dict[bytes, tuple[int, State]] = {}
        for ways, one in ends.values():
            for action in one.legal() or [OVER]:
                reached = one.clone()
                if action != OVER:
                    reached.apply(action)
                key = reached.to_bytes()
                before = after[key][0] if key in after else 0
                after[key] = (before + ways, reached)
        ends = after
    return Perft(sum(ways for ways, _ in ends.values()), len(ends))
