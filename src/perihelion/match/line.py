"""The line of play: the states so far, and everything that was said on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from perihelion.kernel.actions import Act
from perihelion.kernel.game import Game, sees
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import UNDO, Entry, Record, Replay
from perihelion.kernel.resign import RESIGN
from perihelion.kernel.state import EVERYONE, EventLog, State
from perihelion.kernel.wire import Event

Auto = Literal["forced", "timeout", "level", "nonce"]
RECENT: Final = 16
"""Entries that are about to be told to several viewers."""


class Told(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One entry of the record as one viewer may know it."""

    ply: int
    """The number of the entry, from 1; it grows with undo too."""
    seat: int
    text: str
    events: tuple[Event, ...] = ()
    lines: tuple[Phrase, ...] = ()
    """The events in words, one for each; seats stay numbers."""
    label: Phrase | None = None
    """What was answered, in words, where no event tells it and the viewer may know it."""
    auto: Auto | None = None
    """Who answered if it was not the person: `forced` is told only to the seat itself, because
    that a question had one answer may betray what it holds."""


class PlayedEntry:
    """One entry with what is needed to tell it to anybody."""

    __slots__ = ("_label", "_public", "action", "asked", "entry", "log")

    def __init__(
        self,
        entry: Entry,
        asked: State | None = None,
        action: int = 0,
        log: EventLog | None = None,
    ) -> None:
        self.entry = entry
        self.asked = asked
        """The state before it; None if it answers no question of the game."""
        self.action = action
        self.log = log
        self._label: Phrase | None = None
        self._public: Told | None = None

    def told(self, game: Game, ply: int, viewer: int, *, keep: bool = False) -> Told:
        """The entry for the eyes of `viewer`; with `keep`, for all of them at once if it may be."""
        if self._public is not None:
            return self._public
        told = self._told(game, ply, viewer)
        if keep and self._is_public():
            self._public = told
        return told

    def _is_public(self) -> bool:
        """Whether everybody is told the same."""
        if self.entry.auto == "forced":
            return False
        for row in self.log.rows if self.log is not None else ():
            if row[1] != EVERYONE:
                return False
        return self._audience() == EVERYONE

    def _audience(self) -> int:
        """Who sees the answer as it was given: a mask of seats, or EVERYONE."""
        if self.asked is None:
            return EVERYONE
        return int(self.asked.audience_of(self.entry.seat, self.action))

    def forget(self) -> None:
        """Do not keep any longer what can be made again."""
        self._public = self._label = None

    def _told(self, game: Game, ply: int, viewer: int) -> Told:
        entry, text = self.entry, self.entry.text
        if self.asked is not None and not sees(self._audience(), viewer):
            text = game.act_of(self.asked, entry.seat, self.action).redacted
        told = game.told_for(self.log, viewer) if self.log is not None else ()
        label = None
        if not told and entry.seat >= 0 and self.asked is not None and text == entry.text:
            label = self.label(game)
        auto = entry.auto if entry.auto != "forced" or entry.seat == viewer else None
        events, lines = zip(*told, strict=True) if told else ((), ())
        return Told(ply, entry.seat, text, events, lines, label, auto)

    def label(self, game: Game) -> Phrase:
        """The answer as it was offered to its seat."""
        if self._label is None:
            assert self.asked is not None
            seat = self.entry.seat
            options = game.decision_of(self.asked.blind(seat), seat).options
            self._label = next(one.label for one in options if one.id == self.action)
        return self._label


class Line:
    """Plays, takes back and writes down; decides nothing."""

    def __init__(
        self, first: State, clock: Callable[[], float] | None = None, *, listen: bool = True
    ) -> None:
        self.game = first.game
        self.clock = clock
        self.listen = listen
        self.states = [first]
        """The first state, and one after each answer that still stands."""
        self.answers: list[tuple[int, int]] = []
        """Seat and action of each answer that still stands."""
        self.said: list[PlayedEntry] = []
        """Every entry, those that were taken back too."""
        self.resigned: int | None = None

    @property
    def state(self) -> State:
        """The state now."""
        return self.states[-1]

    def play(
        self,
        seat: int,
        action: int | str | Act,
        *,
        by: str | None = None,
        auto: Auto | None = None,
        comment: str | None = None,
    ) -> Entry:
        """Check an answer, carry it out and write it down; unchanged if it is not allowed."""
        before = self.states[-1]
        after = before.clone()
        after.log = log = EventLog() if self.listen else None
        chosen = self.game.play(after, action, seat)
        after.log = None
        self.states.append(after)
        self.answers.append((seat, chosen))
        # A key at the last entry of every turn finds a divergence where it happens.
        key = after.key() if after.turn != before.turn or after.is_over else None
        text = self.game.act_of(before, seat, chosen).text
        entry = Entry(seat, text, key, self._now(), by, auto, comment)
        return self._write(PlayedEntry(entry, before, chosen, log))

    def take_back(self, seat: int, plies: int) -> Entry:
        """Undo the last answers, at the wish of `seat`."""
        del self.states[-plies:]
        del self.answers[-plies:]
        return self._write(
            PlayedEntry(Entry(seat, f"{UNDO} {plies}", self.state.key(), self._now()))
        )

    def resign(self, seat: int) -> Entry:
        """Give up for a seat."""
        self.resigned = seat
        return self._write(PlayedEntry(Entry(seat, RESIGN, time=self._now())))

    def comment(self, ply: int, comment: str | None) -> None:
        """Write beside an entry (numbered from 1), or wipe what stands there."""
        said = self.said[ply - 1]
        said.entry = msgspec.structs.replace(said.entry, comment=comment)

    def read(self, record: Record) -> None:
        """Play a record of the same game; raises Divergence where it cannot be played."""
        replay = Replay(self.game, record)
        for entry in record.entries:
            log = EventLog() if self.listen else None
            before, length = replay.state, len(replay.line)
            replay.step(log)
            played = len(replay.line) > length
            said = (
                PlayedEntry(entry, before, replay.line[-1][1], log)
                if played
                else PlayedEntry(entry)
            )
            self.said.append(said)
        self.states, self.answers = replay.states, replay.line
        self.resigned = replay.resigned

    def told(self, viewer: int, since: int = 0) -> tuple[Told, ...]:
        """The entries after ply `since`, as `viewer` may know them."""
        fresh = len(self.said) - RECENT
        rows = enumerate(self.said[since:], since + 1)
        return tuple([said.told(self.game, ply, viewer, keep=ply > fresh) for ply, said in rows])

    def _write(self, said: PlayedEntry) -> Entry:
        self.said.append(said)
        if len(self.said) > RECENT:
            self.said[-1 - RECENT].forget()
        return said.entry

    def _now(self) -> float | None:
        return None if self.clock is None else self.clock()
