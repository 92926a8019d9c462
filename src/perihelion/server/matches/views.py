"""The one place where a view leaves: what a person may see of a match, and nothing else.

Everything a client gets about a running match is built here, from a viewer: a seat of that
person, or the spectator, who is the seat after the last and owns nothing.
"""

from __future__ import annotations

from typing import Final

from perihelion.kernel.record import UNDO, Record
from perihelion.kernel.state import State
from perihelion.match import with_seed
from perihelion.match.line import PlayedEntry, Told
from perihelion.server.errors import BadRequest, Conflict, NotYours, Unknown
from perihelion.server.identity.people import Caller
from perihelion.server.matches.clocks import at_moment
from perihelion.server.matches.rooms import Room
from perihelion.server.wire import AtMoment, UndoRequest, Update

MOST_TOLD: Final = 300
"""Entries that an update tells, at most."""
MOST_VIEWS: Final = 300
"""Moments that may be asked for at once, after the first of them."""


def viewer_of(room: Room, caller: Caller, seat: int | None) -> int:
    """The seat whose eyes this person has; raises NotYours.

    By default the first of their seats that is asked, or their first one, or the spectator's.
    """
    mine = room.seats_of(caller.id)
    if seat is not None:
        if not 0 <= seat < len(room.seats):
            raise BadRequest(f"there is no seat {seat}; the seats are 0 to {len(room.seats) - 1}")
        if seat not in mine:
            raise NotYours(f"seat {seat} is not yours")
        return seat
    if len(mine) == 1:
        return mine[0]
    if mine:
        thinking = room.thinkers()
        return next((one for one in mine if one in thinking), mine[0])
    check_may_watch(room, caller)
    return len(room.seats)


def check_may_watch(room: Room, caller: Caller) -> None:
    """Whether this person may see the match at all."""
    knows = room.seats_of(caller.id) or (caller.id and caller.id == room.owner)
    left = any(caller.id and one.left_by == caller.id for one in room.seats)
    if not room.house.spectators and not knows and not left:
        raise NotYours("this table has no spectators")


def eyes_of(room: Room, caller: Caller, seat: int | None) -> int:
    """The viewer for looking back: once all is revealed, any seat's eyes will do."""
    if not room.is_revealed:
        return viewer_of(room, caller, seat)
    check_may_watch(room, caller)
    if seat is not None and not 0 <= seat <= len(room.seats):
        raise BadRequest(f"there is no seat {seat}; {len(room.seats)} is the spectator's")
    return viewer_of(room, caller, None) if seat is None else seat


def seat_of(room: Room, caller: Caller, seat: int | None) -> int:
    """The seat this person answers for; raises NotYours."""
    if not room.seats_of(caller.id):
        raise NotYours("you have no seat at this table")
    return viewer_of(room, caller, seat)


def update_for(room: Room, mine: tuple[int, ...], viewer: int, since: int) -> Update:
    """The match as `viewer` may know it, and the entries after ply `since`."""
    match = room.match
    pending = match.pending()
    is_seat = viewer < len(room.seats)
    request, ply = room.undo.request, room.ply
    # Whoever has missed more than that asks for it apart, see `narration`.
    since = max(min(since, ply), ply - MOST_TOLD)
    return Update(
        id=room.id,
        ply=ply,
        rev=room.rev,
        status=room.status,
        viewer=viewer if is_seat else None,
        mine=mine,
        pending=pending,
        view=match.view(viewer),
        decision=match.decision(viewer) if viewer in pending.seats else None,
        told=match.told(viewer, since),
        since=since,
        undo=room.undo.free(viewer) if is_seat else 0,
        request=None
        if request is None
        else UndoRequest(request.seat, request.plies, _seats_asked(room, request.waits_for)),
        clocks=None if room.clocks is None else at_moment(room.clocks, room.clock()),
        outcome=room.outcome,
        tie=match.tie if pending.over else None,
        twin=room.twin,
        rematch=room.rematch,
    )


def _seats_asked(room: Room, owners: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, owner in enumerate(room.undo.owners) if owner in owners)


def record_of(room: Room) -> Record:
    """The whole record; the caller has checked that all is revealed."""
    record = whole_record(room)
    return with_seed(record, room.dealer.seal.seed)


def whole_record(room: Room) -> Record:
    """The record with the seed still sealed; it never leaves the server as it is."""
    match = room.match
    return Record(
        game=room.game.id,
        rules=room.game.rules_version,  # under which it was played again, key by key
        data=room.game.data_digest(room.options),
        seats=len(room.seats),
        options=match.options,
        entries=tuple(said.entry for said in match.line.said),
        names=room.names(),
        judges=room.judges(),
        fairness=room.dealer.fairness(reveal=False),
        start=room.position,
        outcome=match.outcome,
    )


def record_eyes(room: Room, caller: Caller, seat: int | None) -> int | None:
    """Whose eyes a record is for: None for everything, once that is revealed."""
    if room.is_revealed and seat is None:
        check_may_watch(room, caller)
        return None
    return eyes_of(room, caller, seat)


def moment(room: Room, caller: Caller, ply: int, seat: int | None) -> AtMoment:
    """The match after `ply` entries, for one pair of eyes."""
    viewer = eyes_of(room, caller, seat)
    if not 0 <= ply <= room.ply:
        raise Unknown(f"there is no ply {ply}; the last one is {room.ply}")
    state, said = moment_of(room, ply)
    decision = state.decision(viewer) if viewer in state.deciders() else None
    told: Told | None = None if said is None else said.told(room.game, ply, viewer)
    shown = viewer if viewer < len(room.seats) else None
    return AtMoment(ply, room.ply, shown, state.view(viewer), told, decision)


def moments(
    room: Room, caller: Caller, first: int, last: int, seat: int | None
) -> tuple[int, list[State]]:
    """The viewer, and the states after `first` to `last` entries; they change no more."""
    viewer = eyes_of(room, caller, seat)
    if not first <= last <= first + MOST_VIEWS:
        raise BadRequest(f"ask for at most {MOST_VIEWS} entries at a time, from first to last")
    if first < 0 or last > room.ply:
        raise Unknown(f"there are no plies {first} to {last}; the last one is {room.ply}")
    return viewer, [moment_of(room, ply)[0] for ply in range(first, last + 1)]


def moment_of(room: Room, ply: int) -> tuple[State, PlayedEntry | None]:
    """The state after `ply` entries, and the last of them."""
    said = room.match.line.said
    if ply == room.ply:
        return room.match.state, said[-1] if said else None
    following = said[ply].asked
    if following is None:  # a take-back or a resignation comes next
        following = _state_after(room, ply)
    return following, said[ply - 1] if ply else None


def _state_after(room: Room, ply: int) -> State:
    """The state after `ply` entries, from the last answer that still stood then."""
    standing: list[PlayedEntry] = []
    for said in room.match.line.said[:ply]:
        verb, _, count = said.entry.text.partition(" ")
        if said.asked is not None:
            standing.append(said)
        elif verb == UNDO:
            del standing[-int(count) :]
    if not standing:
        return room.match.line.states[0]
    last = standing[-1]
    assert last.asked is not None
    state = last.asked.clone()
    room.match.game.play(state, last.action, last.entry.seat)
    return state


def check_revealed(room: Room) -> None:
    """Only a finished match, with nothing sealed any more, is open to everybody."""
    if room.status != "over":
        raise Conflict("the match is still running")
    if room.is_sealed:
        raise Conflict("the deal is sealed until the return match is over")
