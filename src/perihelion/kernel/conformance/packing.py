"""The forms of a state: copies, bytes and positions are the state again."""

from __future__ import annotations

import msgspec

from perihelion.kernel.conformance.case import Case, Walk, play_out
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import EventLog, State

AHEAD = 6
"""How many plies two copies are played apart."""


def check_clones(case: Case) -> None:
    """A clone is equal and independent, and nobody listens to it."""
    for walk in case.walks("clones"):
        for state in walk.plies():
            if not walk.is_sampled:
                continue
            _clones_apart(walk, state)
            for viewer in case.viewers:
                blind = state.blind(viewer)
                if blind.clone() != blind or blind.clone().viewer != viewer:
                    raise walk.finding(f"the clone of what seat {viewer} knows differs")
            _imagined_again(walk, state.blind(0), state.clone())
            case.covered["clones"] += 1


def _clones_apart(walk: Walk, state: State) -> None:
    before = state.to_bytes()
    state.log = log = EventLog()
    twin = state.clone()
    kept = state.clone()
    _same(walk, state, twin, "the clone")
    line = play_out(twin, walk.rng, AHEAD)
    if state.to_bytes() != before or kept.to_bytes() != before:
        raise walk.finding(f"playing {line} on a clone changed the state it was cloned from")
    if twin.log is not None or log.rows:
        raise walk.finding("a clone of a state that is listened to is heard")
    state.log = None
    for seat, action in line:
        kept.apply_as(seat, action)
    if kept.to_bytes() != twin.to_bytes() or state.to_bytes() != before:
        raise walk.finding(f"two clones that play {line} come to different states")
    twin.log = log
    again = state.clone_into(twin)
    _same(walk, state, again, "the clone into a used state")
    if again.log is not None:
        raise walk.finding("a clone into a state that was listened to is heard")
    for seat, action in line:
        again.apply_as(seat, action)
    if kept.to_bytes() != again.to_bytes() or state.to_bytes() != before:
        raise walk.finding(f"a clone into a used state that plays {line} comes to another state")


def _imagined_again(walk: Walk, blind: State, used: State) -> None:
    """In a used state a world is imagined as in a new one, and goes on in the same way."""
    play_out(used, Rng(1), AHEAD)
    worlds = (blind.imagine(Rng(2)), blind.imagine_into(used, Rng(2)))
    lines = [play_out(world, Rng(3), AHEAD) for world in worlds]
    if lines[0] != lines[1] or worlds[0].to_bytes() != worlds[1].to_bytes():
        raise walk.finding(f"imagined in a used state, {lines[0]} becomes {lines[1]}")


def _same(walk: Walk, state: State, twin: State, what: str) -> None:
    if twin.to_bytes() != state.to_bytes() or twin.key() != state.key() or twin != state:
        raise walk.finding(f"{what} has other bytes")
    pairs = (
        ("seat", state.seat, twin.seat),
        ("turn", state.turn, twin.turn),
        ("viewer", state.viewer, twin.viewer),
        ("seats", state.seats, twin.seats),
        ("deciders", state.deciders_mask(), twin.deciders_mask()),
        ("legal answers", state.legal(), twin.legal()),
        ("options", state.options(), twin.options()),
    )
    for name, mine, other in pairs:
        if mine != other:
            raise walk.finding(f"{what} has {name} {other}, not {mine}")


def check_bytes(case: Case) -> None:
    """Bytes bring back a state and what each seat knows, able to go on; keys are stable."""
    game = case.game
    for walk in case.walks("bytes"):
        for state in walk.plies():
            if not walk.is_sampled:
                continue
            packed = state.to_bytes()
            if state.to_bytes() != packed or state.key() != state.key():
                raise walk.finding("the bytes change when asked again")
            again = game.from_bytes(packed, case.seats, case.options)
            _same(walk, state, again, "the state from bytes")
            twin = state.clone()
            for seat, action in play_out(twin, walk.rng, AHEAD):
                again.apply_as(seat, action)
            if again.to_bytes() != twin.to_bytes():
                raise walk.finding("the state from bytes goes on differently")
            for viewer in case.viewers:
                blind = state.blind(viewer)
                known = game.from_bytes(blind.to_bytes(), case.seats, case.options)
                if known.to_bytes() != blind.to_bytes() or known.viewer != viewer:
                    raise walk.finding(f"what seat {viewer} knows does not come back from bytes")
                if known.view(viewer) != blind.view(viewer):
                    raise walk.finding(f"what seat {viewer} sees does not come back from bytes")
            case.covered["states"] += 1


def check_positions(case: Case) -> None:
    """`game.position(state.position())` is the state, through JSON too."""
    game = case.game
    for walk in case.walks("positions"):
        for state in walk.plies():
            if not walk.is_sampled:
                continue
            said = state.position()
            plain = msgspec.json.decode(msgspec.json.encode(said))
            for description in (said, plain):
                again = game.position(description)
                if again != state:
                    raise walk.finding(
                        f"the position {said} comes back as {again.position()}"
                        if again.position() != said
                        else "the position does not say everything"
                    )
                _same(walk, state, again, "the state from its position")
            case.covered["positions"] += 1
