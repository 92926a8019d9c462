"""Positions as plain data: written in full, read from as little as a scene needs.

A partial description is a turn about to be played: without `dice` they are still to be rolled;
pieces that are not named are in the supply, tokens that are not named in the stack, everything
else is as at the beginning of a match.
"""

from __future__ import annotations

import msgspec

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.engine import KeplerState, resume
from perihelion.games.kepler3ad.events import REASONS
from perihelion.games.kepler3ad.positions.invariants import audit
from perihelion.games.kepler3ad.positions.validate import check_settled
from perihelion.games.kepler3ad.rules.corporations import spends_of
from perihelion.games.kepler3ad.rules.frames import become, push
from perihelion.games.kepler3ad.rules.pieces import value_of
from perihelion.games.kepler3ad.rules.rolling import look_for_421, roll_dice
from perihelion.games.kepler3ad.rules.setup import choose_map
from perihelion.games.kepler3ad.views.view import counted, dice_of, pieces_at
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import number_of, refuse, within
from perihelion.kernel.table_options import Value


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has."""

    pieces: dict[str, dict[str, int]] = {}
    """By space, then by unit: {"GA1": {"diplomat": 3}}."""
    levels: dict[str, int] = {}
    """Tracks that are not named stand on their first level."""
    score: int = 0
    value: int | None = None
    """By default what the pieces are worth."""
    corporation: str | None = None
    allegiances: dict[str, int] = {}
    """How often each clan was won."""


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only matters within a turn."""

    spent: list[str] = []
    spends_left: int | None = None
    bonus: bool | None = None
    """Whether the 421 bonus can be claimed; by default if the dice show it."""
    claimed: bool = False
    action: int | None = None
    face: int | None = None
    used: list[str] = []
    """Spaces closed to further groups."""
    arrived: dict[str, int] = {}
    raised: list[str] = []
    acted: bool = False
    carried: bool = False
    rolls: int = 0


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of pending work, in numbers."""

    kind: int
    seat: int
    a: int
    b: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A described position."""

    game: str | None = None
    seats: int = 2
    options: dict[str, Value] = {}
    faces: str | None = None
    """AAB: of the zones, or of the chips of all twelve planets."""
    zone: str | msgspec.UnsetType = msgspec.UNSET
    """Edition 1: the only zone in play, for small games; by default all three are."""
    players: list[SeatPosition] = []
    starter: int | None = 0
    turn: int | None = None
    """By default a turn after the first round."""
    on_turn: int = 0
    dice: list[str] | None = None
    now: Turn = Turn()
    tokens: dict[str, list[str | None]] = {}
    discards: dict[str, int] = {}
    stack_start: dict[str, int] | None = None
    stack_epoch: int = 0
    scorings: int = 0
    sheet: list[tuple[int, int, int, int]] = []
    """Scoring, line, seat, points."""
    frames: list[Frame] | None = None
    winners: list[int] = []
    reason: str | None = None


def fill(state: KeplerState, position: Position, components: Components) -> None:
    """Give a bare state everything a description says; raises BadPosition."""
    _Reader(state, position, components).read()
    for goes_on in (False, True):
        # Hostile frames must not run before they are looked at.
        if goes_on:
            resume(state)
        refuse(audit(state))
    check_settled(state)


class _Reader:
    """Puts a description on the table."""

    def __init__(self, state: KeplerState, position: Position, components: Components) -> None:
        self.state = state
        self.given = position
        self.components = components
        self.edition = components.edition
        self.tables = components.tables

    def read(self) -> None:
        self._faces()
        self._seats()
        self._tokens()
        self._turn()
        self._sheet()
        self._frames()

    def _faces(self) -> None:
        state, faces = self.state, self.given.faces
        if faces is not None:
            if len(faces) != len(self.edition.places) or not set(faces) <= set(FACE_IDS):
                count = len(self.edition.places)
                raise BadPosition(f"faces are {count} letters A or B, not {faces!r}")
            state.faces = sum(FACE_IDS.index(face) << n for n, face in enumerate(faces))
            chosen = int(state.rulings.faces)
            if chosen >= 0 and chosen != state.faces:
                raise BadPosition("the faces are not those of the option planet")
        choose_map(state)
        if self.given.zone is not msgspec.UNSET:
            if not self.edition.zones_turn:
                raise BadPosition(f"{self.edition.id} has no zones")
            region = number_of(REGION_IDS, self.given.zone, self.edition.region)
            state.variant = int(state.faces) + ((1 + region) << codes.REGIONS)

    def _space(self, name: str) -> int:
        faces = int(self.state.faces)
        names = [self.edition.space_id(space, faces) for space in range(codes.SPACES)]
        return number_of(names, name, self.edition.space)

    def _seats(self) -> None:
        given, seats = self.given.players, int(self.state.seats)
        if len(given) > seats:
            raise BadPosition(f"{len(given)} players for {seats} seats")
        for seat in range(seats):
            self._seat(seat, given[seat] if seat < len(given) else SeatPosition())

    def _seat(self, seat: int, given: SeatPosition) -> None:
        state, t = self.state, self.tables
        for unit in range(codes.UNITS):
            state.supply[codes.SEATS * unit + seat] = int(t.total[unit])
        for name, units in given.pieces.items():
            space = self._space(name)
            for unit_name, count in units.items():
                unit = number_of(self.edition.units, unit_name, "unit")
                row = codes.SEATS * unit + seat
                within(count, 0, int(state.supply[row]), f"{unit_name}s of seat {seat}")
                state.pieces[row] = int(state.pieces[row]) + (count << 4 * space)
                state.supply[row] = int(state.supply[row]) - count
        levels = int(t.start_levels)
        for track, level in given.levels.items():
            number = number_of(TRACK_IDS, track, "track")
            printed = self.components.levels[track]
            if level not in printed:
                listed = ", ".join(map(str, printed))
                raise BadPosition(f"level of {track} cannot be {level}; there are {listed}")
            levels &= ~(15 << 4 * number)
            levels |= printed.index(level) << 4 * number
        state.levels[seat] = levels
        state.score[seat] = within(given.score, 0, codes.LONG, "score")
        if given.corporation is not None:
            if not self.edition.has_corporations:
                raise BadPosition(f"{self.edition.id} has no corporations")
            number = number_of(CORPORATION_IDS, given.corporation, "corporation")
            state.corporation[seat] = 1 + number
        worth = int(value_of(state, seat))
        state.value[seat] = worth if given.value is None else within(given.value, 0, 255, "value")
        for clan, wins in given.allegiances.items():
            region = number_of(REGION_IDS, clan, "clan")
            wins = within(wins, 0, codes.SCORINGS, "wins of a clan")  # noqa: PLW2901
            state.marks[seat] = int(state.marks[seat]) + (wins << 4 * region)

    def _tokens(self) -> None:
        state, given = self.state, self.given
        left = [int(self.tables.tokens) >> 4 * n & 15 for n in range(codes.TRACKS)]
        for region, tracks in given.tokens.items():
            number = number_of(REGION_IDS, region, self.edition.region)
            if len(tracks) > 2:
                raise BadPosition(f"{region} has two places for tokens at most")
            for place, track in enumerate(tracks):
                if track is not None:
                    kind = number_of(TRACK_IDS, track, "track")
                    state.tokens[2 * number + place] = kind
                    left[kind] -= 1
        for track, count in given.discards.items():
            kind = number_of(TRACK_IDS, track, "track")
            left[kind] -= within(count, 0, 15, "discarded tokens")
            state.discards += count << 4 * kind
        if any(count < 0 for count in left):
            raise BadPosition("there are more tokens of a track than in the box")
        state.stack = sum(count << 4 * kind for kind, count in enumerate(left))
        state.stack_start = state.stack if given.stack_start is None else self._stack_start()
        state.stack_epoch = within(given.stack_epoch, 0, codes.LONG, "epoch of the stack")

    def _stack_start(self) -> int:
        start = self.given.stack_start or {}
        return sum(
            within(count, 0, 15, "tokens") << 4 * number_of(TRACK_IDS, track, "track")
            for track, count in start.items()
        )

    def _turn(self) -> None:
        state, given, now = self.state, self.given, self.given.now
        last = int(state.seats) - 1
        turn = given.turn if given.turn is not None else int(state.seats) + 1
        state.turn = within(turn, 0, codes.LONG, "turn")
        state.on_turn = within(given.on_turn, 0, last, "seat on turn")
        starter = codes.NO_SEAT if given.starter is None else given.starter
        state.starter = within(starter, codes.NO_SEAT, last, "starting seat")
        for die in given.dice or ():
            kind = number_of(self._dice_names(), die, "die")
            group, face = divmod(kind, codes.FACES)
            state.dice[group] = int(state.dice[group]) + (1 << 4 * face)
        state.spent = self._tracks(now.spent)
        left = int(spends_of(state, state.on_turn)) - len(now.spent)
        state.spends_left = (
            max(left, 0)
            if now.spends_left is None
            else within(now.spends_left, 0, 6, "spends left")
        )
        state.claimed = int(now.claimed)
        state.action = within(now.action or 0, 0, 7, "action")
        state.face = within(now.face or 0, 0, codes.FACES, "face")
        state.used = sum(1 << self._space(space) for space in set(now.used))
        state.arrived = sum(
            within(count, 0, 15, "arrived pieces") << 4 * self._space(space)
            for space, count in now.arrived.items()
        )
        state.raised = self._tracks(now.raised)
        state.acted, state.carried = int(now.acted), int(now.carried)
        state.rolls = within(now.rolls, 0, codes.LONG, "rolls")
        if now.bonus is None:
            look_for_421(state)
        else:
            state.bonus = int(now.bonus)

    def _dice_names(self) -> list[str]:
        names = [self.edition.die_id(kind) for kind in range(codes.DICE_KINDS)]
        if not self.edition.has_colours:
            for kind in (*range(6, 12), *range(18, 24)):
                names[kind] = ""
        return names

    def _tracks(self, names: list[str]) -> int:
        return sum(1 << number_of(TRACK_IDS, track, "track") for track in set(names))

    def _sheet(self) -> None:
        state, given = self.state, self.given
        state.scorings = within(given.scorings, 0, codes.SCORINGS, "scorings")
        for number, line, seat, points in given.sheet:
            within(number, 0, codes.SCORINGS - 1, "scoring")
            within(line, 0, codes.LINES - 1, "line of the score sheet")
            within(seat, 0, int(state.seats) - 1, "seat")
            at = (number * codes.LINES + line) * codes.SEATS + seat
            state.sheet[at] = within(points, 0, 255, "points")
        for seat in given.winners:
            state.winners |= 1 << within(seat, 0, int(state.seats) - 1, "seat")
        if given.reason is not None:
            state.reason = number_of(REASONS, given.reason, "reason")

    def _frames(self) -> None:
        state, given = self.state, self.given
        if given.frames is None:
            if state.reason == codes.RUNNING:
                self._window()
        else:
            if len(given.frames) > codes.MAX_FRAMES:
                raise BadPosition("more frames than the stack has room for")
            for frame in given.frames:
                within(frame.kind, 0, codes.F_LAST, "kind of frame")
                within(frame.seat, 0, int(state.seats) - 1, "seat of a frame")
                within(frame.a, 0, codes.LONG, "number of a frame")
                within(frame.b, 0, codes.LONG, "number of a frame")
                push(state, frame.kind, frame.seat, frame.a, frame.b)
            if not given.frames and state.reason == codes.RUNNING:
                raise BadPosition("a match that is not over waits for something")

    def _window(self) -> None:
        """A turn about to be played: its roll, its first window, or after the action its second."""
        state = self.state
        if state.action and not state.face:
            raise BadPosition("an action has dice on it, and these a face")
        become(state, codes.F_AFTER if state.action else codes.F_BEFORE, state.on_turn)
        if self.given.dice is None:
            roll_dice(state, state.on_turn, codes.WHITE, self.tables.normal_dice)


# Writing.


def describe(
    state: KeplerState, components: Components, options: dict[str, Value]
) -> dict[str, object]:
    """The complete description of a state."""
    edition = components.edition
    faces = int(state.faces)
    seats = range(int(state.seats))
    position = Position(
        game=edition.id,
        seats=len(seats),
        options=options,
        faces="".join(FACE_IDS[faces >> n & 1] for n in range(len(edition.places))),
        zone=_describe_zone(state),
        players=[_describe_seat(state, components, seat) for seat in seats],
        starter=int(state.starter) if state.starter >= 0 else None,
        turn=int(state.turn),
        on_turn=int(state.on_turn),
        dice=list(dice_of(state, edition)),
        now=_describe_turn(state, edition),
        tokens={
            region: [
                None if track == codes.NO_TOKEN else TRACK_IDS[int(track)]
                for track in (state.tokens[2 * n], state.tokens[2 * n + 1])
            ]
            for n, region in enumerate(REGION_IDS)
        },
        discards=counted(int(state.discards), TRACK_IDS),
        stack_start=counted(int(state.stack_start), TRACK_IDS),
        stack_epoch=int(state.stack_epoch),
        scorings=int(state.scorings),
        sheet=_describe_sheet(state),
        frames=_describe_frames(state),
        winners=[seat for seat in seats if int(state.winners) >> seat & 1],
        reason=REASONS[int(state.reason)],
    )
    plain = msgspec.to_builtins(position)
    assert isinstance(plain, dict)
    return plain


def _describe_zone(state: KeplerState) -> str | msgspec.UnsetType:
    alone = int(state.variant) >> codes.REGIONS
    return REGION_IDS[alone - 1] if state.tables.zones_turn and alone else msgspec.UNSET


def _describe_seat(state: KeplerState, components: Components, seat: int) -> SeatPosition:
    edition = components.edition
    faces, levels = int(state.faces), int(state.levels[seat])
    pieces = {
        edition.space_id(space, faces): pieces_at(state, edition, seat, space)
        for space in range(codes.SPACES)
    }
    card = int(state.corporation[seat])
    return SeatPosition(
        pieces={space: units for space, units in pieces.items() if units},
        levels={
            track: components.levels[track][levels >> 4 * n & 15]
            for n, track in enumerate(TRACK_IDS)
        },
        score=int(state.score[seat]),
        value=int(state.value[seat]),
        corporation=CORPORATION_IDS[card - 1] if card else None,
        allegiances=counted(int(state.marks[seat]), REGION_IDS),
    )


def _describe_turn(state: KeplerState, edition: Edition) -> Turn:
    spaces = [edition.space_id(space, int(state.faces)) for space in range(codes.SPACES)]
    return Turn(
        spent=[track for n, track in enumerate(TRACK_IDS) if int(state.spent) >> n & 1],
        spends_left=int(state.spends_left),
        bonus=bool(state.bonus),
        claimed=bool(state.claimed),
        action=int(state.action) or None,
        face=int(state.face) or None,
        used=[space for n, space in enumerate(spaces) if int(state.used) >> n & 1],
        arrived=counted(int(state.arrived), tuple(spaces)),
        raised=[track for n, track in enumerate(TRACK_IDS) if int(state.raised) >> n & 1],
        acted=bool(state.acted),
        carried=bool(state.carried),
        rolls=int(state.rolls),
    )


def _describe_sheet(state: KeplerState) -> list[tuple[int, int, int, int]]:
    rows = []
    for at in range(codes.SCORINGS * codes.LINES * codes.SEATS):
        points = int(state.sheet[at])
        if points:
            line, seat = divmod(at, codes.SEATS)
            number, line = divmod(line, codes.LINES)
            rows.append((number, line, seat, points))
    return rows


def _describe_frames(state: KeplerState) -> list[Frame]:
    rows = []
    for number in range(int(state.depth)):
        base = number * codes.FRAME
        rows.append(Frame(*(int(state.frames[base + n]) for n in range(codes.FRAME))))
    return rows
