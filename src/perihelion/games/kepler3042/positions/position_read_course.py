"""Sets how far a described match is: round, card, medals, turn, pending work, the end."""

from __future__ import annotations

from collections.abc import Mapping

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.events import REASONS
from perihelion.games.kepler3042.phrases.names import (
    BONUS_IDS,
    CARD_IDS,
    CUBE_IDS,
    EARTH,
    PLACE_IDS,
    TRACK_IDS,
    cause_of,
)
from perihelion.games.kepler3042.positions.position import ANY, Position
from perihelion.games.kepler3042.rules.frames import become, push
from perihelion.games.kepler3042.views.queries import bits, mask
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import number_of, within


def set_course(state: Kepler3042State, given: Position) -> None:
    """Everything that is no piece on the board or before a nation; raises BadPosition."""
    _Course(state, given).put()


def cubes_named(cubes: Mapping[str, int]) -> list[int]:
    """Counts of energy, matter and antimatter; raises BadPosition."""
    counts = [0] * codes.CUBES
    for name, count in cubes.items():
        cube = number_of(CUBE_IDS, name, "cube")
        counts[cube] = within(count, 0, codes.MOST, f"cubes of {name}")
    return counts


class _Course:
    """Says how far the match is: round, card, medals, turn, pending work, the end."""

    def __init__(self, state: Kepler3042State, given: Position) -> None:
        self.state = state
        self.given = given

    def put(self) -> None:
        s, given = self.state, self.given
        last = int(s.seats) - 1
        s.round = within(given.round, 0, int(s.tables.rounds), "round")
        s.first = codes.NO_SEAT if given.first is None else within(given.first, 0, last, "seat")
        s.on_turn = (
            codes.NO_SEAT if given.on_turn is None else within(given.on_turn, 0, last, "seat")
        )
        s.turn = within(self._turn() if given.turn is None else given.turn, 0, codes.LONG, "turn")
        self._cards()
        self._medals()
        self._now()
        self._end()
        self._frames()

    def _turn(self) -> int:
        """Turns begun: all of the rounds before, and those of this round."""
        s = self.state
        before = int(s.seats) * max(int(s.round) - 1, 0)
        if s.on_turn < 0 or s.first < 0:
            return before + (int(s.seats) if s.round else 0)
        return before + (int(s.on_turn) - int(s.first)) % int(s.seats) + 1

    def _cards(self) -> None:
        s, given = self.state, self.given
        cards = (1 << codes.PROGRESS_CARDS) - 1
        if s.seats == 1:
            cards &= int(s.tables.solo_cards)
        if given.card not in (None, ANY):
            s.card = number_of(CARD_IDS, str(given.card), "Progress card")
            if not cards >> int(s.card) & 1:
                raise BadPosition(f"{given.card} is not used alone")
        names = given.played
        if names is None:
            others = [card for card in bits(cards) if card != s.card]
            names = [CARD_IDS[card] for card in others[: max(int(s.round) - 1, 0)]]
        played = mask(number_of(CARD_IDS, name, "Progress card") for name in names)
        if given.card == ANY and s.round:
            s.card = bits(cards & ~played)[0]
        if (s.card >= 0 and played >> int(s.card) & 1) or played & ~cards:
            raise BadPosition("a Progress card is played that cannot be")
        s.deck = cards & ~played & ~(1 << int(s.card) if s.card >= 0 else 0)

    def _medals(self) -> None:
        s, given = self.state, self.given
        rows = [*range(int(s.seats)), codes.GHOST]
        s.lying = 0
        for name in given.lying or ():
            number_of(TRACK_IDS, name, "track")
        for track, name in enumerate(TRACK_IDS):
            first, last = codes.SPACES * track, int(s.tables.last[track])
            medals = int(s.tables.medals) >> first
            printed = [space for space in range(last + 1) if medals >> space & 1]
            ahead = max(int(s.space[codes.TRACKS * row + track]) for row in rows)
            lying = [space for space in printed if space > ahead]
            if given.lying is not None:
                lying = given.lying.get(name, [])
                if not set(lying) <= set(printed):
                    raise BadPosition(f"medals of the {name} track lie on {printed} only")
            s.lying |= mask(first + space for space in lying)
        for name, count in given.on_card.items():
            track = number_of(TRACK_IDS, name, "track")
            s.on_card |= within(count, 0, 255, "medals on the card") << 8 * track

    def _now(self) -> None:
        s, now = self.state, self.given.now
        s.bonuses = mask(number_of(BONUS_IDS, name, "bonus action") for name in now.bonuses)
        s.paid = within(now.paid, 0, 2, "cubes paid for bonus actions")
        s.transformed = within(now.transformed, 0, codes.LONG, "transformations")
        s.assigned = within(now.assigned, 0, codes.LONG, "assignments")
        s.steps = within(max(len(now.seen) - 1, 0), 0, codes.QUANTUM_STEPS, "quantum steps")
        if now.seen and s.on_turn < 0:
            raise BadPosition("quantum steps are made in the own turn")
        for row, distribution in enumerate(now.seen):
            self._seen(row, distribution)
        if now.source is not None:
            causes = [cause_of(cause) or "" for cause in range(codes.CAUSES)]
            s.source = number_of(causes, now.source, "source")
        self._moved()

    def _seen(self, row: int, distribution: Mapping[str, Mapping[str, int]]) -> None:
        s, seat = self.state, int(self.state.on_turn)
        colonies = self.given.nations[seat].colonies if seat < len(self.given.nations) else {}
        places = [*PLACE_IDS, EARTH, *sorted(colonies, key=int)]
        for name, cubes in distribution.items():
            place = number_of(places, name, "place")
            for cube, count in enumerate(cubes_named(cubes)):
                s.seen[codes.CUBES * row + cube] |= count << codes.PLACE_BITS * place

    def _moved(self) -> None:
        """Ships that have moved, of whoever moves."""
        s = self.state
        movers = [one.seat for one in self.given.frames or () if one.kind == codes.F_MOVE]
        seat = movers[-1] if movers else int(s.on_turn)
        if not 0 <= seat < s.seats:
            return
        first = codes.SHIPS * seat
        places = [int(s.ship[first + ship]) for ship in range(codes.SHIPS)]
        ships = [s.tables.names[place] if place >= 0 else "" for place in places]
        for name in self.given.now.moved:
            s.moved |= 1 << number_of(ships, name, "ship that moves on")

    def _end(self) -> None:
        s, given = self.state, self.given
        for seat, line, points in given.sheet:
            within(seat, 0, int(s.seats) - 1, "seat")
            within(line, 0, codes.LINES - 1, "line of the score sheet")
            s.sheet[codes.LINES * seat + line] = within(points, 0, 255, "points")
        for seat in given.winners:
            s.winners |= 1 << within(seat, 0, int(s.seats) - 1, "seat")
        if given.reason is not None:
            s.reason = number_of(REASONS, given.reason, "reason")

    def _frames(self) -> None:
        s, frames = self.state, self.given.frames
        if frames is None:
            if s.reason == codes.RUNNING:
                if s.on_turn < 0:
                    raise BadPosition("say whose turn begins, or which frames are pending")
                become(s, codes.F_CELL, s.on_turn)
            return
        if len(frames) > codes.MAX_FRAMES:
            raise BadPosition("more frames than the stack has room for")
        for frame in frames:
            within(frame.kind, 0, codes.F_LAST, "kind of frame")
            within(frame.seat, 0, int(s.seats) - 1, "seat of a frame")
            for number in (frame.a, frame.b, frame.c):
                within(number, 0, codes.NUMBER_MASK, "number of a frame")
            push(s, frame.kind, frame.seat, frame.a, frame.b, frame.c)
        if not frames and s.reason == codes.RUNNING:
            raise BadPosition("a match that is not over waits for something")
