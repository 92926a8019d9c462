"""A record as it is shown: its lines, and what each reader may see and hear of every entry."""

from __future__ import annotations

from typing import Final

import msgspec

from perihelion.cli.table.narrator import Narrator
from perihelion.games import load
from perihelion.kernel.errors import BadRecord, BadSeats, OtherRules
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, RedactedRecord, Replay
from perihelion.kernel.resign import RESIGN
from perihelion.kernel.state import EventLog, State
from perihelion.kernel.ties import tie_of
from perihelion.kernel.wire import Outcome, View
from perihelion.match.line import PlayedEntry, Told

MAIN: Final = -1
"""The `ply` of the match itself, which leaves nothing."""


class ShownLine:
    """A line of a record, played: the match, or a variation that leaves it after `ply` entries."""

    def __init__(self, game: Game, record: Record, ply: int = MAIN) -> None:
        self.ply = ply
        self.record = record
        replay = Replay(game, record)
        self.states: list[State] = [replay.state]
        self.said: list[PlayedEntry] = []
        for entry in record.entries:
            log = EventLog()
            before, length = replay.state, len(replay.line)
            replay.step(log)
            played = len(replay.line) > length
            self.said.append(
                PlayedEntry(entry, before, replay.line[-1][1], log)
                if played
                else PlayedEntry(entry)
            )
            self.states.append(replay.state)
        replay.to_end()
        self.outcome: Outcome | None = replay.outcome


def _game_of(record: Record | RedactedRecord) -> Game:
    """The rules on the record's data set; what a seat saw can be shown even if that is lost."""
    game = load(record.game)
    try:
        return game.playing(record.options, record.data)
    except OtherRules:
        if isinstance(record, Record):
            raise
        return game


class Show:
    """A record of either kind, and whose eyes it is seen with."""

    def __init__(self, record: Record | RedactedRecord, seat: int | None = None) -> None:
        self.game = _game_of(record)
        self.record = record
        self.options = record.options
        self.seats = record.seats
        self.viewer = viewer_of(record, seat)
        self.line = 0
        self.lines: list[ShownLine] = []
        self.views: list[View] = []
        if isinstance(record, Record):
            self.lines = [ShownLine(self.game, record)]
            for number, variation in enumerate(record.variations, 1):
                self.lines.append(ShownLine(self.game, record.line(number), variation.ply))
        else:
            self.views = _views(self.game, record)

    @property
    def shown(self) -> ShownLine | None:
        """The line that is shown; a redacted record has none."""
        return self.lines[self.line] if self.lines else None

    @property
    def last(self) -> int:
        """The number of entries of the line that is shown."""
        return len(self.views) - 1 if self.shown is None else len(self.shown.said)

    def view(self, ply: int) -> View:
        """The table after so many entries."""
        if self.shown is None:
            return self.views[ply]
        return self.shown.states[ply].view(self.viewer)

    def turn(self, ply: int) -> int:
        """The turn after so many entries."""
        if self.shown is None:
            return int(getattr(self.views[ply], "turn", 0))
        return int(self.shown.states[ply].turn)

    def turn_from(self, ply: int, by: int) -> int:
        """Where the next turn begins, or the one before."""
        turn = self.turn(ply)
        if by > 0:
            return next(
                (n for n in range(ply + 1, self.last + 1) if self.turn(n) != turn), self.last
            )
        at = ply
        while at > 0 and self.turn(at - 1) == turn:
            at -= 1
        if at < ply or at == 0:
            return at
        turn = self.turn(at - 1)
        while at > 0 and self.turn(at - 1) == turn:
            at -= 1
        return at

    def told(self, voice: Narrator, ply: int, since: int = 0) -> list[str]:
        """What happened from entry `since` + 1 to `ply`, in sentences for the viewer."""
        lines: list[str] = []
        if self.shown is None:
            assert isinstance(self.record, RedactedRecord)
            for number, entry in enumerate(self.record.entries[since:ply], since + 1):
                told = Told(number, entry.seat, entry.text, entry.events)
                lines += voice.told(told, self.viewer)
            return lines
        for number, said in enumerate(self.shown.said[since:ply], since + 1):
            lines += voice.said(said, number, self.viewer)
        return lines

    def comment(self, ply: int) -> str | None:
        """What stands beside entry `ply`."""
        if self.shown is None or ply == 0:
            return None
        return self.shown.said[ply - 1].entry.comment

    def note(self, ply: int, comment: str | None) -> None:
        """Show another comment from now on."""
        if self.shown is not None:
            said = self.shown.said[ply - 1]
            said.entry = msgspec.structs.replace(said.entry, comment=comment)

    def ending(self, voice: Narrator) -> list[str]:
        """How the line ended, if it did."""
        if self.shown is None or self.shown.outcome is None:
            return []
        outcome, end = self.shown.outcome, self.shown.states[-1].view(self.seats)
        tie = tie_of(self.game, end, self.options, outcome)
        return voice.ending(outcome, self.viewer, tie)

    def is_resigned(self, ply: int) -> bool:
        """Whether somebody has given up by then."""
        return self.shown is not None and any(
            said.entry.text == RESIGN for said in self.shown.said[:ply]
        )

    def next_viewer(self) -> None:
        """Everybody's eyes, then those of each seat; a redacted record has only one reader."""
        if self.shown is not None:
            self.viewer = (self.viewer + 1) % (self.seats + 1)

    def next_line(self, ply: int) -> int:
        """The next variation, or the match again; returns where to look at it."""
        before = self.lines[self.line]
        self.line = (self.line + 1) % len(self.lines)
        now = self.lines[self.line]
        if now.ply != MAIN:
            return min(now.ply + 1, self.last)
        return min(before.ply if before.ply != MAIN else ply, self.last)


def viewer_of(record: Record | RedactedRecord, seat: int | None) -> int:
    """The seat whose eyes are meant; by default a spectator's, or those of a redacted record."""
    if isinstance(record, RedactedRecord):
        if seat is not None and seat != record.viewer:
            raise BadSeats(f"this record holds only what seat {record.viewer} knows")
        return record.viewer
    if seat is None:
        return record.seats
    if not 0 <= seat < record.seats:
        raise BadSeats(f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
    return seat


def ply_of(show: Show, ply: int | None) -> int:
    """A ply that the record has; by default the last."""
    if ply is None:
        return show.last
    if not 0 <= ply <= show.last:
        raise BadRecord(f"there is no ply {ply}; the record has the plies 0 to {show.last}")
    return ply


def _views(game: Game, record: RedactedRecord) -> list[View]:
    found: list[View] = []
    required = [one.encode_name for one in msgspec.structs.fields(game.view_type) if one.required]
    for number, view in enumerate(record.views()):
        # A patch has no word for nothing, so what is nothing is missing.
        whole = dict.fromkeys(required) | view
        try:
            found.append(msgspec.convert(whole, game.view_type))
        except msgspec.ValidationError as error:
            raise BadRecord(f"the view after entry {number} is malformed: {error}") from None
    return found
