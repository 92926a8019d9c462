"""Telling what happened, a little at a time, so that a long match holds nobody up.

An entry takes some twentieth of a millisecond to be told in words; a match has thousands. Few are
told at once. Many are told after the room was left, in pieces, one match at a time, and between
two pieces everybody else has their turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.wire import View
from perihelion.match.line import RECENT, PlayedEntry, Told
from perihelion.server.gateway.caller import Asker
from perihelion.server.matches.rooms import Room
from perihelion.server.matches.views import update_for
from perihelion.server.thinking.fair_queue import FairQueue
from perihelion.server.wire import Update

AT_ONCE: Final = 40
EACH: Final = 20
"""Long pasts that one person may ask for at a time."""
MOST: Final = 300
Made = TypeVar("Made")


class Past(NamedTuple):
    """Entries that are still to be told; they change no more."""

    game: Game
    said: Sequence[PlayedEntry]
    since: int
    viewer: int
    fresh: int
    """What comes after this ply is about to be told to several viewers."""


def past_of(room: Room, viewer: int, since: int) -> Past:
    """The entries after ply `since`, to be told when the room was left."""
    since = min(since, room.ply)
    said = room.match.line.said
    return Past(room.match.game, said[since:], since, viewer, len(said) - RECENT)


class Teller:
    """Tells the past of matches."""

    def __init__(self, *, limits: bool = True) -> None:
        self.queue = FairQueue(
            "past", 1, each=EACH if limits else None, most=MOST if limits else None
        )

    def update(
        self, room: Room, mine: tuple[int, ...], viewer: int, since: int
    ) -> tuple[Update, Past]:
        """The match as it stands, and what `whole` adds to it when the room was left."""
        return update_for(room, mine, viewer, room.ply), past_of(room, viewer, since)

    async def whole(self, asker: Asker, update: Update, past: Past) -> Update:
        """An update with its past."""
        told = await self.told(asker, past)
        return msgspec.structs.replace(update, told=told, since=past.since)

    async def told(self, asker: Asker, past: Past) -> tuple[Told, ...]:
        """The entries as the viewer may know them; raises TooMany, or Busy."""
        return tuple(await self._in_pieces(asker, len(past.said), lambda at: _piece(past, at)))

    async def views(self, asker: Asker, viewer: int, states: Sequence[State]) -> list[View]:
        """What the viewer knows in each of these states; raises TooMany, or Busy."""
        return await self._in_pieces(
            asker,
            len(states),
            lambda at: [state.view(viewer) for state in states[at : at + AT_ONCE]],
        )

    async def _in_pieces(
        self, asker: Asker, count: int, piece: Callable[[int], list[Made]]
    ) -> list[Made]:
        """All pieces, each made from where it begins; others have their turn between two."""
        if count <= AT_ONCE:
            return piece(0)
        await self.queue.enter(asker)
        found: list[Made] = []
        spent = 0.0
        try:
            for first in range(0, count, AT_ONCE):
                began = time.perf_counter()
                found += piece(first)
                spent += time.perf_counter() - began
                await asyncio.sleep(0)
        finally:
            self.queue.leave(asker, spent)
        return found


def _piece(past: Past, first: int) -> list[Told]:
    rows = enumerate(past.said[first : first + AT_ONCE], past.since + first + 1)
    return [said.told(past.game, ply, past.viewer, keep=ply > past.fresh) for ply, said in rows]
