"""What a seat may know, readable: the only door out.

Views are made from blind states alone, so nothing can be in them that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

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
from perihelion.games.zenith.engine import ZenithState, hand_of
from perihelion.games.zenith.events import REASONS
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.phrases.explain import effects_of
from perihelion.games.zenith.phrases.names import source_of
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.sides import is_at_technology_end, side_of
from perihelion.kernel.wire import View

Path = tuple[int | str, ...]


class SideView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side (a seat, or a team) owns; all of it is public."""

    credits: int
    zenithium: int
    levels: dict[str, int]
    columns: dict[str, tuple[str, ...]]
    """The cards of each column, the top one last."""
    won: dict[str, int]
    badge: str | None = None
    """silver or gold, if this side holds it."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of a seat."""

    side: int
    hand_size: int
    hand: tuple[str, ...] = ()
    """The cards of the hand that the viewer knows: its own, and those handed over."""
    end: str | None = None
    """Team game: the end of the board it sits at."""


class UnderWay(msgspec.Struct, frozen=True, omit_defaults=True):
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
    cards = components.card_ids
    seats = int(blind.seats)
    playing = bool(blind.turn > 0)
    where = _numbers(blind.where)
    return ZenithView(
        viewer=int(blind.viewer) if blind.viewer < blind.seats else None,
        turn=int(blind.turn),
        on_turn=int(blind.on_turn) if playing and not blind.is_over else None,
        asked=tuple(blind.deciders()),
        sides=(_side(blind, 0, components), _side(blind, 1, components)),
        seats=tuple([_seat(blind, seat, cards) for seat in range(seats)]),
        discs={
            planet: int(blind.disc[number])
            for number, planet in enumerate(PLANET_IDS)
            if blind.disc[number] != codes.OFF
        },
        boards={
            people: BOARD_IDS[int(blind.boards[number])]
            for number, people in enumerate(PEOPLE_IDS)
            if blind.boards[number] >= 0
        },
        tokens={
            place: TOKEN_IDS[int(blind.token_at[number])]
            for number, place in enumerate(PLACE_IDS)
            if blind.token_at[number] != codes.NO_TOKEN
        },
        deck=int(blind.deck_size),
        discard=_at(where, codes.DISCARD, cards),
        unseen=_at(where, codes.UNSEEN, cards),
        reserve=_counted(blind.reserve),
        spent=_counted(blind.spent),
        starter=int(blind.starter) if blind.starter >= 0 else None,
        chosen=tuple([seat for seat in range(seats) if blind.choice[seat] != codes.NOT_CHOSEN]),
        reason=REASONS[int(blind.reason)] if blind.is_over else None,
        winner=int(blind.winner) if blind.winner >= 0 else None,
        reconstructed=_reconstructed(components),
        under_way=_under_way(blind, components) if blind.depth > 1 else (),
    )


def _under_way(blind: ZenithState, components: Components) -> tuple[UnderWay, ...]:
    """The lists of effects on the stack, each with how far it has come."""
    frames = [frame_fields(blind, number) for number in range(int(blind.depth))]
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
            path = _path_to(asking, effects_of(source, int(blind.seats), components)) or ()
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


def _at(where: list[int], place: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([card for card, at in zip(cards, where, strict=False) if at == place])


@cache
def _reconstructed(components: Components) -> tuple[str, ...]:
    return components.catalogue.reconstructed()


def _numbers(packed: object) -> list[int]:
    """The numbers of a vec."""
    return memoryview(packed).tolist()  # type: ignore[arg-type]  # a vec has a buffer


def _counted(tokens: object) -> dict[str, int]:
    counts = _numbers(tokens)
    return {kind: counts[n] for n, kind in enumerate(TOKEN_IDS) if counts[n] > 0}


def _side(blind: ZenithState, side: int, components: Components) -> SideView:
    badge = None
    if blind.badge == side:
        badge = "gold" if blind.badge_gold else "silver"
    return _side_of(
        badge,
        tuple(_numbers(blind.stock)[2 * side : 2 * side + 2]),
        tuple(_numbers(blind.level)[3 * side : 3 * side + 3]),
        tuple(_numbers(blind.won)[5 * side : 5 * side + 5]),
        tuple(_numbers(blind.column_top)[5 * side : 5 * side + 5]),
        bytes(memoryview(blind.link)),
        components,
    )


# All who look at a table see the same sides, and most answers change one of them or none.
@lru_cache(1_000)
def _side_of(
    badge: str | None,
    stock: tuple[int, ...],
    levels: tuple[int, ...],
    won: tuple[int, ...],
    tops: tuple[int, ...],
    link: bytes,
    components: Components,
) -> SideView:
    cards = components.card_ids
    owned = dict(zip(RESOURCES, stock, strict=True))
    return SideView(
        credits=owned["credits"],
        zenithium=owned["zenithium"],
        levels=dict(zip(PEOPLE_IDS, levels, strict=True)),
        columns={
            planet: _column(top, link, cards) for planet, top in zip(PLANET_IDS, tops, strict=True)
        },
        won=dict(zip(PLANET_IDS, won, strict=True)),
        badge=badge,
    )


def _column(top: int, link: bytes, cards: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    while top != codes.NO_CARD:
        found.append(cards[top])
        top = link[top]
    return tuple(reversed(found))


def column_of(state: ZenithState, column: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a column by name, the top one last."""
    link = bytes(memoryview(state.link))
    return _column(int(state.column_top[column]), link, cards)


def _seat(blind: ZenithState, seat: int, cards: tuple[str, ...]) -> SeatView:
    end = None
    if blind.seats == 4:
        end = "technology" if is_at_technology_end(blind, seat) else "diplomacy"
    return SeatView(
        side=int(side_of(blind, seat)),
        hand_size=int(blind.hand_size[seat]),
        hand=tuple(cards[card] for card in hand_of(blind, seat)),
        end=end,
    )
