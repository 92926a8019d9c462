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
from perihelion.kernel.patch import make_patch, merge_patch, without_nulls
from perihelion.kernel.resign import RESIGN, resigned_outcome
from perihelion.kernel.state import CHANCE, EventLog, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event, Outcome

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

TRANSCRIPT = "perihelion record 1"
"""The first line of a record in lines."""
UNDO = "undo"
TABLE_VERBS = (UNDO, RESIGN)
"""The first words of entries that are no answers to the game; no game may use them as verbs."""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
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

    commitment: str = ""
    """Published before the seats gave their nonces; empty for a plain seed."""
    nonces: tuple[str, ...] = ()
    """One of each seat, in the order of the seats (of the first match, in a return match)."""
    transcript: str = ""
    """Binds commitment and nonces; published before the first question."""
    seed: str | None = None
    """Revealed when the match is over."""
    open: bool = False
    """The seed was known from the start: the deal can be checked, but was no secret."""


class Variation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What might have been played: a line that leaves the match after some of its entries.

    A variation of a variation is one more that begins with the same entries.
    """

    ply: int
    """How many entries of the match stand before it."""
    entries: tuple[Entry, ...]
    comment: str | None = None


class Record(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole match."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Value]
    entries: tuple[Entry, ...] = ()
    names: tuple[str, ...] = ()
    judges: tuple[str, ...] = ()
    """By whose judgement each seat was played: hand-written rules or which learned weights, and why
    not others; empty for people and whoever judges nothing."""
    fairness: Fairness | None = None
    start: dict[str, object] | None = None
    """The position it starts from, if not the beginning of a match."""
    outcome: Outcome | None = None
    variations: tuple[Variation, ...] = ()
    """What might have been played, in any order."""
    format: Literal["perihelion-record-1"] = msgspec.field(default="perihelion-record-1")

    def line(self, number: int) -> Record:
        """Variation `number` (from 1) as a match of its own, entered by hand; 0 is the match."""
        if number == 0:
            return self
        if not 0 < number <= len(self.variations):
            known = f"0 to {len(self.variations)}" if self.variations else "only 0, the match"
            raise BadRecord(f"there is no variation {number}; there are {known}")
        chosen = self.variations[number - 1]
        if not 0 <= chosen.ply <= len(self.entries):
            raise BadRecord(
                f"variation {number} leaves the match after entry {chosen.ply};"
                f" the match has {len(self.entries)}"
            )
        played = (*self.entries[: chosen.ply], *chosen.entries)
        changes = {"entries": played, "fairness": None, "outcome": None, "variations": ()}
        return msgspec.structs.replace(self, **changes)

    def to_text(self) -> str:
        """The same as lines to read and to write by hand; `read_record` reads both.

        >>> record = Record("zenith", 1, "0", 2, {}, (Entry(-1, "first 0", comment="lucky"),))
        >>> print(record.to_text().partition("seats 2")[2].strip())
        1 chance first 0
          ; lucky
        >>> read_record(record.to_text()) == record
        True
        """
        from perihelion.kernel.transcript import written

        return written(self)

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
    judges: tuple[str, ...] = ()
    """As in the whole record."""
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
    plain = {"format": record.format} | msgspec.structs.asdict(record)
    if not record.judges:  # so a match of people is read where nobody knows of judges
        del plain["judges"]
    return plain


def read_record(source: bytes | str | Path) -> Record | RedactedRecord:
    """Read a record of either kind; raises BadRecord that says what is wrong."""
    data = source.read_bytes() if isinstance(source, Path) else source
    if is_transcript(data):
        from perihelion.kernel.transcript import read_transcript

        return read_transcript(data)
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"this is not a whole JSON document: {error}") from None
    form = head.get("format") if isinstance(head, dict) else None
    kinds: dict[object, type[Record | RedactedRecord]] = {
        "perihelion-record-1": Record,
        "perihelion-redacted-1": RedactedRecord,
    }
    if form not in kinds:
        raise BadRecord(f"the format is {form!r}; known are {', '.join(map(str, kinds))}")
    try:
        return msgspec.convert(head, kinds[form])
    except msgspec.ValidationError as error:
        raise BadRecord(f"the record is malformed: {error}") from None


def is_transcript(data: bytes | str) -> bool:
    """Whether this is a record in lines (`kernel.transcript`), and not JSON."""
    start = data[: len(TRANSCRIPT)]
    return (start.decode(errors="replace") if isinstance(start, bytes) else start) == TRANSCRIPT


class Replay:
    """A record being played again: the states of the current line, one for each ply."""

    def __init__(self, game: Game, record: Record, *, strict: bool = True) -> None:
        if record.game != game.id:
            raise BadRecord(f"this is a record of {record.game}, not of {game.id}")
        if strict and record.rules != game.rules_version:
            raise OtherRules(
                f"written under rules {record.rules}, this is rules {game.rules_version};"
                " replay without strictness, or see `perihelion recheck`"
            )
        self.game = game = _on_its_data(game, record, strict=strict)
        self.record = record
        self.at = 0
        if record.start is not None:
            self.states = [game.position(record.start)]
        else:
            self.states = [game.start(record.seats, record.options)]
        self.line: list[tuple[int, int]] = []
        """Seat and action of each ply of the current line."""
        self.resigned: int | None = None
        """The seat that gave up."""

    @property
    def state(self) -> State:
        """The state after the entries played so far."""
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has ended by now."""
        if self.resigned is not None:
            return resigned_outcome(self.game, int(self.state.seats), self.resigned)
        return self.state.outcome() if self.state.is_over else None

    def step(self, log: EventLog | None = None) -> State:
        """Play the next entry."""
        entry = self.record.entries[self.at]
        where = f"entry {self.at + 1} ({entry.text!r})"
        verb, _, count = entry.text.partition(" ")
        if self.resigned is not None:
            raise Divergence(f"{where} follows a resignation, which ends a match")
        if verb == UNDO:
            self._undo(where, count)
        elif entry.text == RESIGN:
            self._resign(where, entry.seat)
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
        is_number = count.isascii() and count.isdigit() and len(count) < 10
        if not is_number or not 0 < int(count) < len(self.states):
            raise Divergence(f"{where} takes back more than was played, or no number")
        del self.states[-int(count) :]
        del self.line[-int(count) :]

    def _resign(self, where: str, seat: int) -> None:
        if self.state.is_over or not 0 <= seat < self.state.seats:
            raise Divergence(f"{where} is by nobody who could still give up")
        self.resigned = seat

    def to_end(self) -> State:
        """Play all that is left; checks the outcome too."""
        while self.at < len(self.record.entries):
            self.step()
        said = self.record.outcome
        if said is not None and self.outcome != said:
            raise Divergence(f"the record says it ended {said}, the replay does not")
        return self.state


def _on_its_data(game: Game, record: Record, *, strict: bool) -> Game:
    """The game on the data set that the record names; not strict: on any, if that one is lost."""
    try:
        return game.playing(record.options, record.data)
    except OtherRules:
        if strict:
            raise
        return game.playing(record.options)


def check_variations(game: Game, record: Record) -> None:
    """Play every variation; raises Divergence, or BadRecord if one leaves the match nowhere."""
    for number in range(1, len(record.variations) + 1):
        try:
            Replay(game, record.line(number)).to_end()
        except Divergence as error:
            raise Divergence(f"variation {number}: {error}") from None


def redact(game: Game, record: Record, viewer: int) -> RedactedRecord:
    """The record as seat `viewer` may know it (`record.seats` for a spectator)."""
    replay = Replay(game, record)
    game = replay.game
    before = _view(replay.state, viewer)
    first = before
    entries: list[RedactedEntry] = []
    while replay.at < len(record.entries):
        entry = record.entries[replay.at]
        asked = replay.state
        log = EventLog()
        after_state = replay.step(log)
        text = entry.text
        if text.partition(" ")[0] not in TABLE_VERBS:
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
        record.judges,
        record.fairness.commitment or None if record.fairness else None,
    )


def _view(state: State, viewer: int) -> dict[str, object]:
    plain = msgspec.json.decode(msgspec.json.encode(state.view(viewer)))
    return without_nulls(plain)
