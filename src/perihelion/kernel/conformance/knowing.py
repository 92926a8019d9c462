"""Knowing: what a seat is given depends on nothing that it may not know."""

from __future__ import annotations

from typing import NamedTuple

from perihelion.kernel.conformance.case import Case, Walk, is_seen, play_out
from perihelion.kernel.game import sees
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, TRUTH, EventLog, State
from perihelion.kernel.wire import Event

WORLDS = 2
"""How many worlds are imagined at one place."""


def check_audience(case: Case) -> None:
    """An answer that a seat may not see changes nothing that it sees."""
    for walk in case.walks("audience"):
        for state in walk.plies():
            if walk.asked is None:
                break
            _declares_audience(walk, state)
            if walk.is_sampled:
                for viewer in case.viewers:
                    _looks_the_same(walk, state, viewer)


def _declares_audience(walk: Walk, state: State) -> None:
    assert walk.asked is not None
    seat, action = walk.asked
    audience = int(state.audience_of(seat, action))
    if audience != EVERYONE and not 0 <= audience < 1 << walk.case.seats:
        raise walk.finding(f"the audience {audience:b} is not among the seats")
    if seat != CHANCE:
        if not sees(audience, seat):
            raise walk.finding(f"seat {seat} may not see its own answer")
        return
    said = state.chance().audience
    mask = EVERYONE if said is None else sum(1 << one for one in said)
    if mask != audience:
        raise walk.finding(f"chance tells {said} of answer {action}, its audience is {audience:b}")


def _looks_the_same(walk: Walk, state: State, viewer: int) -> None:
    """All the answers that `viewer` cannot see leave it with the same picture."""
    assert walk.asked is not None
    seat = walk.asked[0]
    pictures: dict[str, tuple[int, tuple[object, ...]]] = {}
    for action in state.legal(seat):
        if is_seen(state, seat, action, viewer) or walk.turns_up(action):
            continue
        after, events = _heard(state, seat, action, viewer)
        if after.is_over or _is_lawful(walk.case, events):
            continue  # at the end, or by a declared reveal, hidden things are shown
        text = walk.case.game.text_for(state, seat, action, viewer)
        picture = (after.blind(viewer).to_bytes(), events, after.deciders(), int(after.seat))
        first, known = pictures.setdefault(text, (action, picture))
        if picture != known:
            raise walk.finding(
                f"seat {viewer} reads {text!r} and can tell answer {action} from {first}:"
                f" {_difference(picture, known)}"
            )
        walk.case.covered["hidden answers"] += 1


def _difference(one: tuple[object, ...], other: tuple[object, ...]) -> str:
    return "; ".join(f"{a!r} is not {b!r}" for a, b in zip(one, other, strict=True) if a != b)


def _heard(state: State, seat: int, action: int, viewer: int) -> tuple[State, tuple[Event, ...]]:
    after = state.clone()
    after.log = log = EventLog()
    after.apply_as(seat, action)
    after.log = None
    return after, state.game.events_for(log, viewer)


def _is_lawful(case: Case, events: tuple[Event, ...]) -> bool:
    return any(event.kind in case.reveals for event in events)


class Picture(NamedTuple):
    """All that a seat is given at one moment."""

    known: bytes
    view: object
    seat: int
    turn: int
    deciders: list[int]
    legal: list[int]
    decision: object


def picture_of(state: State, viewer: int) -> Picture:
    """What `viewer` is given in `state`."""
    blind = state.blind(viewer)
    asked = viewer in state.deciders()
    return Picture(
        blind.to_bytes(),
        state.view(viewer),
        int(state.seat),
        int(state.turn),
        state.deciders(),
        state.legal(viewer) if asked else [],
        state.decision(viewer) if asked else None,
    )


def check_imagine(case: Case) -> None:
    """Imagined worlds are sound, playable and look to the seat just like the truth."""
    limit = case.game.bounds(case.seats, case.options).plies_per_match
    for walk in case.walks("imagine"):
        for state in walk.plies():
            if not walk.is_sampled:
                continue
            viewer = (walk.number + len(walk.line)) % (case.seats + 1)
            blind, picture = state.blind(viewer), picture_of(state, viewer)
            if blind.viewer != viewer:
                raise walk.finding(f"what seat {viewer} knows says it is seat {blind.viewer}'s")
            for _ in range(WORLDS):
                world = blind.imagine(walk.rng)
                if world.viewer != TRUTH or blind.to_bytes() != picture.known:
                    raise walk.finding("imagining gives no whole world, or changes the blind one")
                if wrong := case.game.audit(world):
                    raise walk.finding(f"seat {viewer} imagines what cannot be: {wrong}")
                _compare(walk, viewer, picture, picture_of(world, viewer), "imagined")
                case.covered["worlds"] += 1
                play_out(world, walk.rng, limit)
                if not world.is_over:
                    raise walk.finding(f"a world that seat {viewer} imagines does not end")


def _compare(walk: Walk, viewer: int, true: Picture, other: Picture, what: str) -> None:
    for name, mine, its in zip(Picture._fields, true, other, strict=True):
        if mine != its:
            raise walk.finding(
                f"seat {viewer} can tell an {what} world by its {name}: {mine!r} and {its!r}"
            )


def check_noninterference(case: Case) -> None:
    """The truth and an imagined world, played side by side, look the same to a seat."""
    for walk in case.walks("noninterference"):
        viewer = walk.number % (case.seats + 1)
        world: State | None = None
        for state in walk.plies():
            if world is None:
                world = state.blind(viewer).imagine(walk.rng)
            if walk.is_sampled:
                mine, other = picture_of(state, viewer), picture_of(world, viewer)
                _compare(walk, viewer, mine, other, "imagined")
            case.covered["plies side by side"] += 1
            if walk.asked is not None:
                world = _follow(walk, state, world, viewer)
                case.covered["worlds left"] += world is None


def _follow(walk: Walk, state: State, world: State, viewer: int) -> State | None:
    """Give `world` the answer that looks the same to `viewer`; None where they lawfully part."""
    assert walk.asked is not None
    game = walk.case.game
    seat, action = walk.asked
    text = game.text_for(state, seat, action, viewer)
    twin = _twin_answer(walk.rng, world, seat, text, viewer)
    if twin is None:
        return None
    after, events = _heard(state, seat, action, viewer)
    other, its_events = _heard(world, seat, twin, viewer)
    shows = walk.turns_up(action) or after.is_over or other.is_over or _is_lawful(walk.case, events)
    if events != its_events and not shows:
        raise walk.finding(f"after {text!r} seat {viewer} hears {events}, or else {its_events}")
    if _outside(after, viewer) == _outside(other, viewer):
        return other
    # What is shown is told by events, except at the end, when everything may lie open.
    if events == its_events and not (after.is_over or other.is_over):
        raise walk.finding(f"after {text!r} seat {viewer} knows what nobody told it")
    return None


def _outside(state: State, viewer: int) -> tuple[object, ...]:
    """The quick half of a picture."""
    legal = state.legal(viewer) if viewer in state.deciders() else []
    return state.blind(viewer).to_bytes(), int(state.seat), state.deciders(), legal


def _twin_answer(rng: Rng, world: State, seat: int, text: str, viewer: int) -> int | None:
    twins = [
        action
        for action in world.legal(seat)
        if world.game.text_for(world, seat, action, viewer) == text
    ]
    return twins[int(rng.below(len(twins)))] if twins else None
