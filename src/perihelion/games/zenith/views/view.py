"""What a seat may know, readable: the only door out.

Views are made from blind states alone, so nothing can be in them that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import compress
from typing import Final

import msgspec

from perihelion.games.zenith import codes
from perihelion.games.zenith.actions import PLACE_IDS
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    RESOURCES,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.engine import ZenithState, hand_of, side_figures
from perihelion.games.zenith.events import REASONS
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.phrases.explain import effects_of
from perihelion.games.zenith.phrases.names import source_of
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.sides import is_at_technology_end, side_of
from perihelion.kernel.kept import Kept
from perihelion.kernel.wire import View

Path = tuple[int | str, ...]
KEPT: Final = 1_000
"""Of each part of a view, as it was last shown; they never change."""


class SideView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a side (a seat, or a team) owns; all of it is public."""

    credits: int
    zenithium: int
    levels: dict[str, int]
    columns: dict[str, tuple[str, ...]]
    """The cards of each column, the top one last."""
    won: dict[str, int]
    badge: str | None = None
    """silver or gold, if this side holds it."""


class SeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is known of a seat."""

    side: int
    hand_size: int
    hand: tuple[str, ...] = ()
    """The cards of the hand that the viewer knows: its own, and those handed over."""
    end: str | None = None
    """Team game: the end of the board it sits at."""


class UnderWay(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card, level, token or prime that is being applied."""

    source: str
    seat: int
    """Who applies it."""
    done: int
    """How many of its effects are over with; the next ones are under way."""
    next: int
    """The effect that comes after those under way, counted from 0."""
    path: Path = ()
    """Where the effect that asks stands among them: (1, "options", 0, "then", 0)."""


class ZenithView(View, frozen=True, tag="zenith", omit_defaults=True):
    """The table of Zenith as one seat sees it."""

    viewer: int | None
    turn: int
    on_turn: int | None
    asked: tuple[int, ...]
    """The seats that may answer now."""
    sides: tuple[SideView, ...]
    seats: tuple[SeatView, ...]
    discs: dict[str, int]
    """Positions from the centre, side 0 pulls up, side 1 down; a disc just won is missing."""
    boards: dict[str, str]
    """The side of each technology piece."""
    tokens: dict[str, str]
    """The tokens on planets and technologies; those taken are missing."""
    deck: int
    discard: tuple[str, ...]
    unseen: tuple[str, ...]
    """Cards that are in the deck or in a hand the viewer does not know."""
    reserve: dict[str, int]
    """The tokens of the reserve by kind: face down, but anybody can count."""
    spent: dict[str, int]
    starter: int | None = None
    chosen: tuple[int, ...] = ()
    """Seats that have decided about their first hand."""
    reason: str | None = None
    winner: int | None = None
    reconstructed: tuple[str, ...] = ()
    """Elements whose print nobody has checked."""
    under_way: tuple[UnderWay, ...] = ()
    """What is half done, the one that goes on first last."""


def view_of(blind: ZenithState, components: Components) -> ZenithView:
    """The readable form of a blind state."""
    seats = int(blind.seats)
    is_over = bool(blind.is_over)
    where = _packed(blind.where)
    return ZenithView(
        int(blind.viewer) if blind.viewer < seats else None,
        int(blind.turn),
        int(blind.on_turn) if blind.turn > 0 and not is_over else None,
        tuple(blind.deciders()),
        (_side(blind, 0, components), _side(blind, 1, components)),
        tuple([_seat(blind, seat, components) for seat in range(seats)]),
        _discs(_packed(blind.disc)),
        _boards(_packed(blind.boards)),
        _tokens(_packed(blind.token_at)),
        int(blind.deck_size),
        _at(where.translate(_IN_DISCARD), components),
        _at(where.translate(_IS_UNSEEN), components),
        _counted(_packed(blind.reserve)),
        _counted(_packed(blind.spent)),
        starter=int(blind.starter) if blind.starter >= 0 else None,
        chosen=_chosen(_packed(blind.choice), seats),
        reason=REASONS[int(blind.reason)] if is_over else None,
        winner=int(blind.winner) if blind.winner >= 0 else None,
        reconstructed=_reconstructed(components),
        under_way=_under_way(blind, components) if blind.depth > 1 else (),
    )


def _under_way(blind: ZenithState, components: Components) -> tuple[UnderWay, ...]:
    """The lists of effects on the stack, each with how far it has come."""
    depth = int(blind.depth)
    words = (*_unpacked(_packed(blind.frames))[1:depth], int(blind.frame))
    seats = int(blind.seats)
    key = (words, seats, components)
    found = _UNDER_WAY.get(key)
    if found is None:
        frames = [frame_fields(blind, number) for number in range(depth)]
        found = _UNDER_WAY.keep(key, _lists(frames, seats, components))
    return found


def _lists(frames: list[list[int]], seats: int, components: Components) -> tuple[UnderWay, ...]:
    found: list[UnderWay] = []
    for number, frame in enumerate(frames):
        if frame[codes.KIND] != codes.F_LIST or frame[codes.SOURCE] != number:
            continue
        source = source_of(frame[codes.ARG], components)
        if source is None:
            continue
        # The list points at its next row; a printed row in free order has passed all of it.
        row = frame[codes.AT] - 1
        for above in frames[number + 1 :]:
            if above[codes.KIND] == codes.F_ROW and above[codes.SOURCE] == number:
                row = above[codes.AT] - 1
        done, after = components.part_of.get(row, (0, 0))
        path: Path = ()
        if frames[-1][codes.SOURCE] == number and FRAME_KINDS[frames[-1][codes.KIND]].about:
            asking = components.effect_at[frames[-1][codes.AT]]
            path = _path_to(asking, effects_of(source, seats, components)) or ()
        found.append(UnderWay(source, frame[codes.SEAT], done, after, path))
    return tuple(found)


def _path_to(record: object, within: object) -> Path | None:
    """The keys and numbers that lead to a record."""
    if record is within:
        return ()
    inner: Iterable[tuple[int | str, object]] = ()
    if isinstance(within, dict):
        inner = within.items()
    elif isinstance(within, Sequence) and not isinstance(within, str):
        inner = enumerate(within)
    for key, value in inner:
        path = _path_to(record, value)
        if path is not None:
            return (key, *path)
    return None


# Of a view only a part changes from one answer to the next, and most of it is the same for all who
# look: each part is made once from the bytes of its fields, and kept.


def _packed(numbers: object) -> bytes:
    """The bytes of a vec."""
    return bytes(numbers)  # type: ignore[call-overload,no-any-return]  # a vec has a buffer


def _unpacked(packed: bytes) -> list[int]:
    return memoryview(packed).cast("q").tolist()


def _places(*places: int) -> bytes:
    """For `bytes.translate`: which places of cards are meant."""
    return bytes(place in places for place in range(256))


_UNDER_WAY: Final[Kept[Hashable, tuple[UnderWay, ...]]] = Kept(KEPT)
_IN_DISCARD: Final = _places(codes.DISCARD)
_IS_UNSEEN: Final = _places(codes.UNSEEN)


@lru_cache(KEPT)
def _at(chosen: bytes, components: Components) -> tuple[str, ...]:
    return tuple(compress(components.card_ids, chosen))


@cache
def _reconstructed(components: Components) -> tuple[str, ...]:
    return components.catalogue.reconstructed()


@lru_cache(KEPT)
def _discs(packed: bytes) -> dict[str, int]:
    rows = zip(PLANET_IDS, _unpacked(packed), strict=True)
    return {planet: at for planet, at in rows if at != codes.OFF}


@lru_cache(KEPT)
def _boards(packed: bytes) -> dict[str, str]:
    rows = zip(PEOPLE_IDS, _unpacked(packed), strict=True)
    return {people: BOARD_IDS[board] for people, board in rows if board >= 0}


@lru_cache(KEPT)
def _tokens(packed: bytes) -> dict[str, str]:
    rows = zip(PLACE_IDS, _unpacked(packed), strict=True)
    return {place: TOKEN_IDS[kind] for place, kind in rows if kind != codes.NO_TOKEN}


@lru_cache(KEPT)
def _counted(packed: bytes) -> dict[str, int]:
    rows = zip(TOKEN_IDS, _unpacked(packed), strict=True)
    return {kind: count for kind, count in rows if count > 0}


@lru_cache(KEPT)
def _chosen(packed: bytes, seats: int) -> tuple[int, ...]:
    choices = enumerate(_unpacked(packed)[:seats])
    return tuple([seat for seat, choice in choices if choice != codes.NOT_CHOSEN])


def _side(blind: ZenithState, side: int, components: Components) -> SideView:
    badge = None if blind.badge != side else "gold" if blind.badge_gold else "silver"
    return _side_of(tuple(side_figures(blind, side)), badge, components)


@lru_cache(KEPT)
def _side_of(figures: tuple[int, ...], badge: str | None, components: Components) -> SideView:
    # Most answers change the resources and at most one of the other parts.
    after_levels = len(RESOURCES) + len(PEOPLE_IDS)
    after_won = after_levels + len(PLANET_IDS)
    resources = dict(zip(RESOURCES, figures, strict=False))
    return SideView(
        credits=resources["credits"],
        zenithium=resources["zenithium"],
        levels=_levels(figures[len(RESOURCES) : after_levels]),
        won=_won(figures[after_levels:after_won]),
        columns=_columns(figures[after_won:], components),
        badge=badge,
    )


@lru_cache(KEPT)
def _levels(levels: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(PEOPLE_IDS, levels, strict=True))


@lru_cache(KEPT)
def _won(won: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(PLANET_IDS, won, strict=True))


@lru_cache(KEPT)
def _columns(links: tuple[int, ...], components: Components) -> dict[str, tuple[str, ...]]:
    left, cards = iter(links), components.card_ids
    return {
        planet: tuple([cards[card] for card in iter(left.__next__, codes.NO_CARD)][::-1])
        for planet in PLANET_IDS
    }


def column_of(state: ZenithState, column: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a column by name, the top one last."""
    link, top = bytes(memoryview(state.link)), int(state.column_top[column])
    found: list[str] = []
    while top != codes.NO_CARD:
        found.append(cards[top])
        top = link[top]
    return tuple(reversed(found))


def _seat(blind: ZenithState, seat: int, components: Components) -> SeatView:
    at_end = blind.seats == 4 and bool(is_at_technology_end(blind, seat))
    return _seat_of(
        int(blind.seats),
        int(side_of(blind, seat)),
        int(blind.hand_size[seat]),
        tuple(hand_of(blind, seat)),
        at_end,
        components,
    )


@lru_cache(KEPT)
def _seat_of(
    seats: int,
    side: int,
    hand_size: int,
    hand: tuple[int, ...],
    at_technology_end: bool,
    components: Components,
) -> SeatView:
    end = None
    if seats == 4:
        end = "technology" if at_technology_end else "diplomacy"
    cards = components.card_ids
    return SeatView(side, hand_size, tuple([cards[card] for card in hand]), end)
