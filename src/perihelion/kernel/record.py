"""The record of a match: the truth, of which every state is a cache.

Entries are text, chance included, so replaying needs no generator. A key stands at the last
entry of every turn, so that a divergence is found where it happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from perihelion.kernel.errors import BadRecord, Divergence, IllegalAction, OtherRules
from perihelion.kernel.state import CHANCE, EventLog, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event, Outcome

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

UNDO = "undo"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a record: who answered what."""

    seat: int
    """The seat that answered, or CHANCE (-1)."""
    text: str
    key: str | None = None
    """The key of the state after it, at the end of a turn."""
    time: float | None = None
    by: str | None = None
    auto: Literal["forced", "timeout", "level", "nonce"] | None = None
    comment: str | None = None


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What proves that chance was fair: see `match.dealer`."""

    commitment: str
    nonces: tuple[str, ...] = ()
    seed: str | None = None
    """Revealed when the match is over."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole match."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Value]
    entries: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    fairness: Fairness | None = None
    start: dict[str, object] | None = None
    """The position it starts from, if not the beginning of a match."""
    outcome: Outcome | None = None
    format: Literal["perihelion-record-1"] = msgspec.field(default="perihelion-record-1")

    def to_json(self) -> bytes:
        """The file form."""
        return msgspec.json.format(msgspec.json.encode(_with_format(self)), indent=1)

    def save(self, path: Path | str) -> None:
        """Write the file."""
        Path(path).write_bytes(self.to_json())

    def __str__(self) -> str:
        lines = [f"{self.game}, {self.seats} seats, rules {self.rules}, data {self.data}"]
        for number, entry in enumerate(self.entries, 1):
            who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
            lines.append(f"{number:4} {who:7} {entry.text}")
        if self.outcome is not None:
            lines.append(f"     {self.outcome.reason}, places {self.outcome.places}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        end = self.outcome.reason if self.outcome else "running"
        return f"<record of {self.game}, {len(self.entries)} entries, {end}>"


class RedactedEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of a record as one seat may read it."""

    seat: int
    text: str
    events: tuple[Event, ...] = ()
    patch: dict[str, object] = {}
    """The change of the seat's view, as a JSON merge patch."""


class RedactedRecord(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match as one seat may know it: replays to views and events, never to a state."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Value]
    viewer: int
    view: dict[str, object]
    entries: tuple[RedactedEntry, ...] = ()
    names: tuple[str, ...] = ()
    commitment: str | None = None
    format: Literal["perihelion-redacted-1"] = msgspec.field(default="perihelion-redacted-1")

    def to_json(self) -> bytes:
        """The file form."""
        return msgspec.json.format(msgspec.json.encode(_with_format(self)), indent=1)

    def views(self) -> Iterator[dict[str, object]]:
        """The view before the first entry and after each one."""
        view = self.view
        yield view
        for entry in self.entries:
            view = merge_patch(view, entry.patch)
            yield view


def _with_format(record: Record | RedactedRecord) -> dict[str, object]:
    return {"format": record.format} | msgspec.structs.asdict(record)


def read_record(source: bytes | str | Path) -> Record | RedactedRecord:
    """Read a record of either kind; raises BadRecord that says what is wrong."""
    data = source.read_bytes() if isinstance(source, Path) else source
    try:
        head = msgspec.json.decode(data)
    except msgspec.DecodeError as error:
        raise BadRecord(f"this is not a whole JSON document: {error}") from None
    form = head.get("format") if isinstance(head, dict) else None
    kinds: dict[object, type[Record] | type[RedactedRecord]] = {
        "perihelion-record-1": Record,
        "perihelion-redacted-1": RedactedRecord,
    }
    if form not in kinds:
        raise BadRecord(f"the format is {form!r}; known are {', '.join(map(str, kinds))}")
    try:
        return msgspec.convert(head, kinds[form])
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is malformed: {error}") from None


class Replay:
    """A record being played again: the states of the current line, one for each ply."""

    def __init__(self, game: Game, record: Record, *, strict: bool = True) -> None:
        if record.game != game.id:
            raise BadRecord(f"this is a record of {record.game}, not of {game.id}")
        if strict:
            self._check_rules(game, record)
        self.game = game
        self.record = record
        self.at = 0
        if record.start is not None:
            self.states = [game.position(record.start)]
        else:
            self.states = [game.start(record.seats, record.options)]
        self.line: list[tuple[int, int]] = []
        """Seat and action of each ply of the current line."""

    @staticmethod
    def _check_rules(game: Game, record: Record) -> None:
        if record.rules != game.rules_version:
            raise OtherRules(
                f"written under rules {record.rules}, this is rules {game.rules_version};"
                " replay without strictness, or see `perihelion recheck`"
            )
        digest = game.data_digest(record.options)
        if record.data != digest:
            raise OtherRules(f"written with data {record.data}, this is data {digest}")

    @property
    def state(self) -> State:
        """The state after the entries played so far."""
        return self.states[-1]

    def step(self, log: EventLog | None = None) -> State:
        """Play the next entry."""
        entry = self.record.entries[self.at]
        where = f"entry {self.at + 1} ({entry.text!r})"
        verb, _, count = entry.text.partition(" ")
        if verb == UNDO:
            self._undo(where, count)
        else:
            state = self.state.clone()
            state.log = log
            try:
                action = self.game.play(state, entry.text, entry.seat)
            except IllegalAction as error:
                raise Divergence(f"{where} cannot be played: {error}") from None
            state.log = None
            self.states.append(state)
            self.line.append((entry.seat, action))
        if entry.key is not None and entry.key != self.state.key():
            raise Divergence(f"after {where} the key is {self.state.key()}, not {entry.key}")
        self.at += 1
        return self.state

    def _undo(self, where: str, count: str) -> None:
        if not count.isdigit() or not 0 < int(count) < len(self.states):
            raise Divergence(f"{where} takes back more than was played, or no number")
        del self.states[-int(count) :]
        del self.line[-int(count) :]

    def to_end(self) -> State:
        """Play all that is left; checks the outcome too."""
        while self.at < len(self.record.entries):
            self.step()
        said = self.record.outcome
        if said is not None and (not self.state.is_over or self.state.outcome() != said):
            raise Divergence(f"the record says it ended {said}, the replay does not")
        return self.state


def redact(game: Game, record: Record, viewer: int) -> RedactedRecord:
    """The record as seat `viewer` may know it (`record.seats` for a spectator)."""
    replay = Replay(game, record)
    before = _view(replay.state, viewer)
    first = before
    entries: list[RedactedEntry] = []
    while replay.at < len(record.entries):
        entry = record.entries[replay.at]
        asked = replay.state
        log = EventLog()
        after_state = replay.step(log)
        text = entry.text
        if not text.startswith(UNDO):
            seat, action = replay.line[-1]
            text = game.text_for(asked, seat, action, viewer)
        after = _view(after_state, viewer)
        events = game.events_for(log, viewer)
        entries.append(RedactedEntry(entry.seat, text, events, make_patch(before, after)))
        before = after
    return RedactedRecord(
        record.game,
        record.rules,
        record.data,
        record.seats,
        record.options,
        viewer,
        first,
        tuple(entries),
        record.names,
        record.fairness.commitment if record.fairness else None,
    )


def _view(state: State, viewer: int) -> dict[str, object]:
    plain = msgspec.json.decode(msgspec.json.encode(state.view(viewer)))
    # A merge patch says null for "gone", so a view without nulls is one it can tell.
    return _without_nulls(plain)


def _without_nulls(document: dict[str, object]) -> dict[str, object]:
    return {
        name: _without_nulls(value) if isinstance(value, dict) else value
        for name, value in document.items()
        if value is not None
    }


def make_patch(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """The JSON merge patch (RFC 7386) from one document to another."""
    patch: dict[str, object] = {name: None for name in before if name not in after}
    for name, value in after.items():
        old = before.get(name)
        if isinstance(old, dict) and isinstance(value, dict):
            inner = make_patch(old, value)
            if inner:
                patch[name] = inner
        elif name not in before or old != value:
            patch[name] = value
    return patch


def merge_patch(document: dict[str, object], patch: dict[str, object]) -> dict[str, object]:
    """Apply a JSON merge patch to a document; neither is changed."""
    result = dict(document)
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        elif isinstance(value, dict):
            old = result.get(name)
            result[name] = merge_patch(old if isinstance(old, dict) else {}, value)
        else:
            result[name] = value
    return result
