"""What a seat may know, readable: the only door out.

Everything is public but the order of the stack, which does not exist before a token is drawn.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import ClassVar, Final

import msgspec

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    EDITIONS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.events import REASONS
from perihelion.games.kepler3ad.rules import scoring
from perihelion.kernel.kept import Kept
from perihelion.kernel.wire import View


class KeplerSpaceView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A district or planet in play."""

    id: str
    region: str
    points: tuple[int, ...]
    """Empty until its face is known."""
    adjacent: tuple[str, ...]
    pieces: dict[str, dict[str, int]] = {}
    """By seat, then by unit."""
    values: tuple[int, ...] = ()
    """The value of each seat there; empty if nobody is there."""
    takers: tuple[tuple[int, ...], ...] = ()
    """The seats that each tranche would go to if it were scored now, ties resolved."""


class KeplerRegionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who is strong in a zone or clan."""

    values: tuple[int, ...]
    """By seat."""
    winner: int | None = None
    """The seat with the majority; None if nobody is there or two are equal."""


class KeplerSeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat has."""

    score: int
    value: int
    """The marker on the value track, moved at the end of each turn."""
    levels: dict[str, int]
    """Of each track, as it is printed."""
    supply: dict[str, int]
    corporation: str | None = None
    allegiances: tuple[str, ...] = ()


class ScoreLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the score sheet: who got how much, and for what."""

    phase: str
    """spaces, regions, tracks, bonus or allegiances."""
    element: str
    """The space, region or track it is about."""
    points: tuple[int, ...]
    """By seat."""
    won: int | None = None
    """The seat that won the region; regions pay in levels, not in points."""


class ScoringView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One scoring of the score sheet."""

    number: int
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]


class KeplerView(View, frozen=True, omit_defaults=True):
    """The table of Kepler-3Ad; the same for every seat but for `viewer`."""

    is_shared: ClassVar[bool] = True

    viewer: int | None
    turn: int
    on_turn: int | None
    asked: tuple[int, ...]
    """The seats that may answer now."""
    faces: dict[str, str]
    """Of the zones, or of the chips of the planets."""
    spaces: tuple[KeplerSpaceView, ...]
    seats: tuple[KeplerSeatView, ...]
    dice: tuple[str, ...]
    """Those in play, by their names: equal dice have the same one."""
    spent: tuple[str, ...]
    """The tracks spent in this turn."""
    spends_left: int
    regions: dict[str, KeplerRegionView]
    tokens: dict[str, tuple[str, ...]]
    """The tracks of the tokens in each region."""
    stack: dict[str, int]
    """The tokens of the stack by track: face down, but anybody can count."""
    discards: dict[str, int]
    thresholds: tuple[int, ...]
    scorings: tuple[ScoringView, ...] = ()
    """The score sheet."""
    bonus_421: bool = False
    """Whether the 421 bonus can be claimed."""
    action: int | None = None
    """The action of this turn."""
    starter: int | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
    reconstructed: tuple[str, ...] = ()
    """Elements whose print nobody has checked."""


class Kepler3Ad1View(KeplerView, frozen=True, tag="kepler3ad-1", omit_defaults=True):
    """The table of the first edition."""


class Kepler3Ad2View(KeplerView, frozen=True, tag="kepler3ad-2", omit_defaults=True):
    """The table of the second edition."""


KEPT: Final = 8_192
KEPT_MAPS: Final = 1_000
"""Spaces, seats, and other parts of views, kept as they were last shown; they never change."""
Map = tuple[tuple[KeplerSpaceView, ...], dict[str, KeplerRegionView]]
VIEWS: dict[int, type[KeplerView]] = {1: Kepler3Ad1View, 2: Kepler3Ad2View}
_MAPS: Final[Kept[Hashable, Map]] = Kept(KEPT_MAPS)
_SPACES: Final[Kept[Hashable, KeplerSpaceView]] = Kept(KEPT)
_SHEETS: Final[Kept[Hashable, tuple[ScoringView, ...]]] = Kept(KEPT_MAPS)


def view_of(blind: KeplerState, components: Components) -> KeplerView:
    """The readable form of a blind state."""
    edition = components.edition
    seats = range(int(blind.seats))
    has_begun = bool(blind.turn > 0)
    spaces, regions = _map(blind, edition)
    return VIEWS[edition.number](
        viewer=int(blind.viewer) if 0 <= blind.viewer < blind.seats else None,
        turn=int(blind.turn),
        on_turn=int(blind.on_turn) if has_begun and not blind.is_over else None,
        asked=tuple(blind.deciders()),
        faces=_faces(int(blind.faces), known_faces(blind, edition), edition.number),
        spaces=spaces,
        seats=_seats(blind, components),
        dice=_dice(_packed(blind.dice), edition.number),
        spent=_listed(int(blind.spent)),
        spends_left=int(blind.spends_left),
        regions=regions,
        tokens=_tokens(_packed(blind.tokens)),
        stack=_by_track(int(blind.stack)),
        discards=_by_track(int(blind.discards)),
        thresholds=_thresholds(components),
        scorings=_kept_sheet(blind, edition),
        bonus_421=bool(blind.bonus),
        action=int(blind.action) or None,
        starter=int(blind.starter) if blind.starter >= 0 else None,
        reason=REASONS[int(blind.reason)] if blind.is_over else None,
        winners=tuple(seat for seat in seats if int(blind.winners) >> seat & 1),
        reconstructed=components.reconstructed(),
    )


# Everybody sees the same, and most of it stays from one answer to the next: each part is made once
# from the bytes of its fields, and kept.


def _packed(row: object) -> bytes:
    """The bytes of a vec."""
    return bytes(row)  # type: ignore[call-overload,no-any-return]  # a vec has a buffer


def _unpacked(packed: bytes) -> list[int]:
    return memoryview(packed).cast("q").tolist()


def _map(blind: KeplerState, edition: Edition) -> Map:
    """The spaces and the regions."""
    faces, known = int(blind.faces), known_faces(blind, edition)
    pieces = _packed(blind.pieces)
    key = (pieces, _packed(blind.corporation), faces, known, int(blind.variant), int(blind.seats))
    at = (key, blind.rulings, blind.tables)
    found = _MAPS.get(at)
    if found is None:
        spaces = _spaces(blind, edition, at[1:] + key[1:], _unpacked(pieces))
        regions = {region: _region(blind, number) for number, region in enumerate(REGION_IDS)}
        found = _MAPS.keep(at, (spaces, regions))
    return found


def _seats(blind: KeplerState, components: Components) -> tuple[KeplerSeatView, ...]:
    marks, cards, levels, supply = blind.marks, blind.corporation, blind.levels, blind.supply
    score, value = blind.score, blind.value
    return tuple(
        [
            _seat(
                components,
                *(score[seat], value[seat], levels[seat], cards[seat], marks[seat]),
                *supply[seat :: codes.SEATS],
            )
            for seat in range(int(blind.seats))
        ]
    )


def _kept_sheet(blind: KeplerState, edition: Edition) -> tuple[ScoringView, ...]:
    if not blind.scorings and not _is_scoring(blind):
        return ()
    held = int(blind.scorings) + _is_scoring(blind)
    key = (_packed(blind.sheet), held, int(blind.faces), int(blind.seats), edition.number)
    found = _SHEETS.get(key)
    return _SHEETS.keep(key, score_sheet(blind, edition)) if found is None else found


@lru_cache(KEPT_MAPS)
def _faces(faces: int, known: int, number: int) -> dict[str, str]:
    places = enumerate(EDITIONS[number].places)
    return {place: FACE_IDS[faces >> at & 1] for at, place in places if known >> at & 1}


@lru_cache(KEPT_MAPS)
def _dice(packed: bytes, number: int) -> tuple[str, ...]:
    return _dice_of(_unpacked(packed), EDITIONS[number])


@lru_cache(KEPT_MAPS)
def _tokens(packed: bytes) -> dict[str, tuple[str, ...]]:
    tokens = _unpacked(packed)
    return {
        region: tuple(
            TRACK_IDS[token]
            for token in tokens[2 * number : 2 * number + 2]
            if token != codes.NO_TOKEN
        )
        for number, region in enumerate(REGION_IDS)
    }


@lru_cache(KEPT_MAPS)
def _by_track(word: int) -> dict[str, int]:
    return counted(word, TRACK_IDS)


@cache
def _thresholds(components: Components) -> tuple[int, ...]:
    return tuple(int(number) for number in components.tables.thresholds)


def spaces_mask(state: KeplerState) -> int:
    """The spaces in play."""
    return int(state.tables.in_play[state.variant])


def counted(word: int, names: tuple[str, ...]) -> dict[str, int]:
    """A packed row of counts by name, without zeros."""
    counts = {name: word >> 4 * number & 15 for number, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def _listed(mask: int) -> tuple[str, ...]:
    return tuple(track for number, track in enumerate(TRACK_IDS) if mask >> number & 1)


def known_faces(state: KeplerState, edition: Edition) -> int:
    """The zones or planets whose face has come up, as a mask."""
    everything = 7 if edition.zones_turn else spaces_mask(state)
    is_setup = state.depth == 1 and state.frames[codes.KIND] == codes.F_SETUP
    if is_setup and state.frames[codes.A] == codes.STAGE_FACES:
        return everything & (1 << int(state.frames[codes.B])) - 1
    return everything


def dice_of(state: KeplerState, edition: Edition) -> tuple[str, ...]:
    """The dice in play by name, those on the action last."""
    return _dice_of([int(group) for group in state.dice], edition)


def _dice_of(groups: Sequence[int], edition: Edition) -> tuple[str, ...]:
    return tuple(
        edition.die_id(codes.FACES * group + face)
        for group in range(codes.DICE_GROUPS)
        for face in range(codes.FACES)
        for _ in range(groups[group] >> 4 * face & 15)
    )


def _spaces(
    blind: KeplerState, edition: Edition, about: Hashable, words: Sequence[int]
) -> tuple[KeplerSpaceView, ...]:
    """The spaces in play; `about` is what they depend on besides the pieces there."""
    found = []
    in_play = spaces_mask(blind)
    rows = tuple([row for row, word in enumerate(words) if word])
    present = [words[row] for row in rows]
    for space in range(codes.SPACES):
        if in_play >> space & 1:
            key = (space, about, rows, *[word >> 4 * space & 15 for word in present])
            view = _SPACES.get(key)
            if view is None:
                counts = [word >> 4 * space & 15 for word in words]
                view = _SPACES.keep(key, _space(blind, edition, space, counts))
            found.append(view)
    return tuple(found)


def _space(
    blind: KeplerState, edition: Edition, space: int, counts: Sequence[int]
) -> KeplerSpaceView:
    tables, variant, faces = blind.tables, int(blind.variant), int(blind.faces)
    at = space // 4 if edition.zones_turn else space
    is_known = known_faces(blind, edition) >> at & 1
    first = 3 * (2 * space + (faces >> at & 1))
    near = int(tables.adjacent[variant * codes.SPACES + space])
    seats = range(int(blind.seats))
    values = int(scoring.values_on(blind, space))
    tranches = [int(scoring.tranche_on(blind, values, seat)) for seat in seats]
    pieces = {
        str(seat): {
            unit: counts[codes.SEATS * row + seat]
            for row, unit in enumerate(edition.units)
            if counts[codes.SEATS * row + seat]
        }
        for seat in seats
    }
    return KeplerSpaceView(
        id=edition.space_id(space, faces),
        region=REGION_IDS[space // 4],
        points=tuple(int(tables.points[first + n]) for n in range(3)) if is_known else (),
        adjacent=tuple(
            edition.space_id(other, faces) for other in range(codes.SPACES) if near >> other & 1
        ),
        pieces={seat: here for seat, here in pieces.items() if here},
        values=tuple(values >> 8 * seat & 255 for seat in seats) if values else (),
        takers=tuple(
            tuple(seat for seat, taken in enumerate(tranches) if taken == tranche)
            for tranche in (1, 2, 3)
        )
        if values
        else (),
    )


def _region(blind: KeplerState, region: int) -> KeplerRegionView:
    winner = int(scoring.region_winner(blind, region))
    seats = range(int(blind.seats))
    return KeplerRegionView(
        tuple(int(scoring.value_in_region(blind, seat, region)) for seat in seats),
        winner if winner != codes.NO_SEAT else None,
    )


def pieces_at(state: KeplerState, edition: Edition, seat: int, space: int) -> dict[str, int]:
    """The pieces of a seat on a space, by unit."""
    counts = {
        unit: int(state.pieces[codes.SEATS * number + seat]) >> 4 * space & 15
        for number, unit in enumerate(edition.units)
    }
    return {unit: count for unit, count in counts.items() if count}


@lru_cache(KEPT)
def _seat(
    components: Components,
    score: int,
    value: int,
    levels: int,
    card: int,
    marks: int,
    *supply: int,
) -> KeplerSeatView:
    return KeplerSeatView(
        score=score,
        value=value,
        levels={
            track: components.levels[track][levels >> 4 * number & 15]
            for number, track in enumerate(TRACK_IDS)
        },
        supply=dict(zip(components.edition.units, supply, strict=False)),
        corporation=CORPORATION_IDS[card - 1] if card else None,
        allegiances=tuple(
            clan for number, clan in enumerate(REGION_IDS) if marks >> 4 * number & 15
        ),
    )


# The score sheet.


def score_sheet(state: KeplerState, edition: Edition) -> tuple[ScoringView, ...]:
    """The scorings held so far, line by line; one that is going on as far as it is."""
    held = int(state.scorings) + _is_scoring(state)
    return tuple(_scoring(state, edition, number) for number in range(held))


def _is_scoring(state: KeplerState) -> bool:
    return bool(state.depth) and bool(state.frames[codes.KIND] == codes.F_SCORE)


def _scoring(state: KeplerState, edition: Edition, number: int) -> ScoringView:
    lines = []
    for line in range(codes.LINES):
        first = (number * codes.LINES + line) * codes.SEATS
        points = tuple(int(state.sheet[first + seat]) for seat in range(int(state.seats)))
        if not any(points):
            continue
        phase, element = _line(state, edition, line)
        if phase == "regions":
            lines.append(ScoreLine(phase, element, (0,) * len(points), points.index(1)))
        else:
            lines.append(ScoreLine(phase, element, points))
    order = ("spaces", "regions", "tracks", "bonus", "allegiances")
    lines.sort(key=lambda line: order.index(line.phase))
    columns = [line.points for line in lines]
    totals = tuple(sum(column) for column in zip(*columns, strict=True)) if columns else ()
    return ScoringView(number + 1, tuple(lines), totals or (0,) * int(state.seats))


def _line(state: KeplerState, edition: Edition, line: int) -> tuple[str, str]:
    if line < codes.LINE_TRACK:
        space = edition.space_id(line - codes.LINE_SPACE, int(state.faces))
        return "spaces", f"{edition.space}:{space}"
    if line < codes.LINE_BONUS:
        return "tracks", f"track:{TRACK_IDS[line - codes.LINE_TRACK]}"
    if line == codes.LINE_BONUS:
        return "bonus", f"track:{TRACK_IDS[codes.BONUS_POINTS]}"
    if line == codes.LINE_ALLEGIANCES:
        return "allegiances", "allegiances"
    return "regions", f"{edition.region}:{REGION_IDS[line - codes.LINE_REGION]}"
