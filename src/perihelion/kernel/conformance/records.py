"""Records: written, read and replayed they are the match; redacted they hold no secret."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from perihelion.kernel.conformance.case import Case, Walk, is_seen
from perihelion.kernel.errors import BadRecord
from perihelion.kernel.patch import without_nulls
from perihelion.kernel.record import Entry, Fairness, Record, Replay, read_record, redact
from perihelion.kernel.state import EventLog, State
from perihelion.kernel.undo import free_plies

SECRET = "5eed" * 16


@dataclass
class Live:
    """A match as it was played: the states, the entries and what was heard."""

    states: list[State]
    entries: list[Entry] = field(default_factory=list)
    logs: list[EventLog] = field(default_factory=list)


def play_live(walk: Walk) -> Live:
    """Walk through a match and keep everything."""
    live = Live([walk.state.clone()])
    game = walk.case.game
    for state in walk.plies():
        if walk.asked is None:
            break
        seat, action = walk.asked
        after = state.clone()
        after.log = log = EventLog()
        after.apply_as(seat, action)
        after.log = None
        key = after.key() if after.turn != state.turn or after.is_over else None
        live.entries.append(Entry(seat, game.act_of(state, seat, action).text, key))
        live.states.append(after)
        live.logs.append(log)
    return live


def record_of(case: Case, live: Live) -> Record:
    """The record of a match, with a revealed seed that no seat may read while it runs."""
    return Record(
        game=case.game.id,
        rules=case.game.rules_version,
        data=case.game.data_digest(case.options),
        seats=case.seats,
        options=case.game.checked_options(case.options),
        entries=tuple(live.entries),
        fairness=Fairness("c0ffee", seed=SECRET),
        outcome=live.states[-1].outcome(),
    )


def check_records(case: Case) -> None:
    """Texts, JSON and a replay give the same states, keys, events and outcome."""
    for walk in case.walks("records"):
        live = play_live(walk)
        record = record_of(case, live)
        again = read_record(record.to_json())
        if again != record:
            raise walk.finding("the record changes on its way through JSON")
        assert isinstance(again, Record)
        replay = Replay(case.game, again)
        for place, entry in enumerate(again.entries):
            log = EventLog()
            try:
                state = replay.step(log)
            except BadRecord as error:
                raise walk.finding(f"the record does not replay: {error}") from None
            if state.key() != live.states[place + 1].key():
                raise walk.finding(f"entry {place + 1} ({entry.text!r}) replays to another state")
            if log.rows != live.logs[place].rows:
                raise walk.finding(
                    f"entry {place + 1} ({entry.text!r}) replays to the events {log.rows},"
                    f" live they were {live.logs[place].rows}"
                )
        replay.to_end()
        case.covered["entries"] += len(live.entries)


def check_redacted(case: Case) -> None:
    """What each seat may read of a record gives its views and events, and nothing hidden."""
    for walk in case.walks("redacted"):
        live = play_live(walk)
        record = record_of(case, live)
        viewer = walk.number % (case.seats + 1)
        redacted = redact(case.game, record, viewer)
        packed = redacted.to_json()
        if read_record(packed) != redacted:
            raise walk.finding(f"the record for seat {viewer} changes on its way through JSON")
        if SECRET.encode() in packed:
            raise walk.finding(f"the record for seat {viewer} has the seed in it")
        for place, view in enumerate(redacted.views()):
            if view != _plain_view(live.states[place], viewer):
                raise walk.finding(f"after {place} entries seat {viewer} reads another view")
        for place, entry in enumerate(redacted.entries):
            _redacted_entry(walk, live, place, viewer, entry.text)
            if entry.events != case.game.events_for(live.logs[place], viewer):
                raise walk.finding(f"at entry {place + 1} seat {viewer} reads other events")


def _plain_view(state: State, viewer: int) -> dict[str, object]:
    view = state.view(viewer)
    packed = msgspec.json.encode(view)
    assert msgspec.json.decode(packed, type=state.game.view_type) == view, "a view comes back"
    return without_nulls(msgspec.json.decode(packed))


def _redacted_entry(walk: Walk, live: Live, place: int, viewer: int, text: str) -> None:
    state, entry = live.states[place], live.entries[place]
    act = walk.case.game.act_of(state, *walk.line[place])
    seen = is_seen(state, *walk.line[place], viewer)
    walk.case.covered["shown" if seen else "hidden"] += 1
    if entry.seat == viewer and not seen:
        raise walk.finding(f"seat {viewer} may not read its own {entry.text!r}")
    if text != (entry.text if seen else act.redacted):
        raise walk.finding(f"seat {viewer} reads {text!r} of {entry.text!r}")


def check_undo(case: Case) -> None:
    """What a seat takes back freely told it nothing, and can be answered again the same."""
    for walk in case.walks("undo"):
        live = play_live(walk)
        keys = [state.key() for state in live.states]
        for ply in range(1, len(live.states)):
            seat = walk.line[ply - 1][0]
            if seat < 0:
                continue
            plies = free_plies(live.states[: ply + 1], walk.line[:ply], seat)
            if plies:
                _takes_back(walk, live, ply - plies, ply, seat)
                case.covered["taken back"] += plies
        if [state.key() for state in live.states] != keys:
            raise walk.finding("playing on from an earlier state changed it")


def _takes_back(walk: Walk, live: Live, back: int, ply: int, seat: int) -> None:
    """From state `back` the same answers lead to state `ply`, in every world `seat` imagines."""
    case, line = walk.case, walk.line[back:ply]
    state = live.states[back].clone()
    world = live.states[back].blind(seat).imagine(walk.rng)
    for other, action in line:
        state.apply_as(other, action)
        world.apply_as(other, action)
    if state.key() != live.states[ply].key():
        raise walk.finding(f"taken back at ply {ply} and played again, {line} leads elsewhere")
    if not state.is_over and world.blind(seat) != state.blind(seat):
        raise walk.finding(f"seat {seat} learnt something at ply {ply} that it may take back")
    if (ply + walk.number) % (5 * case.sample) == 0:  # a replay from the start is dear
        undone = Entry(seat, f"undo {ply - back}", live.states[back].key())
        entries = (*live.entries[:ply], undone, *live.entries[back:ply])
        record = msgspec.structs.replace(record_of(case, live), entries=entries, outcome=None)
        if Replay(case.game, record).to_end().key() != state.key():
            raise walk.finding(f"the record of a take-back at ply {ply} replays to another state")
        case.covered["take-backs replayed"] += 1
