"""Whether pending work is such that the rules can have left it behind, and can go on with it."""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.positions import validate_setup
from perihelion.games.kepler3042.positions.position import Frame
from perihelion.games.kepler3042.positions.position_write import frame_of
from perihelion.games.kepler3042.views import queries

TURN: Final = (codes.F_CELL, codes.F_ACTION, codes.F_BONUS, codes.F_NEXT, codes.F_WITHDRAW)
"""The frames that a turn stands on."""
BOTTOM: Final = (*TURN, codes.F_SETUP, codes.F_ROUND, codes.F_CARD)
ACTED: Final = (codes.F_BONUS, codes.F_NEXT, codes.F_CARD)
"""What bonus actions and cards stand on."""
REPEATED: Final = (codes.F_BUILD, codes.F_COLONISE, codes.F_DEVELOP, codes.F_TERRAFORM)
ADVANCED: Final = (
    *ACTED,
    *(codes.F_COLONISE, codes.F_DEVELOP, codes.F_TERRAFORM, codes.F_WITHDRAW),
    *(codes.F_LEG, codes.F_MOVE, codes.F_REVEAL, codes.F_COLLABORATE, codes.F_SETUP),
)
"""What an advance stands on."""
DOORS: Final = (
    *(codes.F_CELL, codes.F_ACTION, codes.F_BONUS, codes.F_WITHDRAW, codes.F_MOVE),
    *(*REPEATED, codes.F_HARVEST, codes.F_ICON, codes.F_PRODUCE),
)
BELOW: Final = {
    codes.F_MOVE: (*ACTED, codes.F_WITHDRAW),
    codes.F_LEG: (codes.F_MOVE,),
    codes.F_PRICE: (codes.F_SHIP,),
    codes.F_SHIP: (*ACTED, codes.F_BUILD, codes.F_YARD),
    codes.F_PAYER: (codes.F_DEVELOP,),
    codes.F_TRACK: (codes.F_BONUS, codes.F_REVEAL, codes.F_CARD),
    codes.F_REVEAL: (codes.F_BONUS, codes.F_CARD),
    codes.F_PRODUCE: ACTED,
    codes.F_HARVEST: (codes.F_BONUS, codes.F_CARD),
    codes.F_AMOUNT: (*ACTED, codes.F_HARVEST),
    codes.F_SACRIFICE: (
        *(codes.F_BONUS_EFFECT, codes.F_RAISE, codes.F_ICON, codes.F_REGENERATE),
        codes.F_CARD,
    ),
    codes.F_YARD: ACTED,
    codes.F_REGENERATE: (*ADVANCED, codes.F_ADVANCE),
    codes.F_ICON: (*ADVANCED, codes.F_ADVANCE),
    codes.F_ICON_PRICE: (*ADVANCED, codes.F_ADVANCE),
    codes.F_LEVEL: (codes.F_CARD,),
    codes.F_KIND: DOORS,
    codes.F_GIVER: (*DOORS, codes.F_CARD),
    codes.F_CUBE: (*DOORS, codes.F_GIVER, codes.F_CARD),
    codes.F_PLACE: (codes.F_SETUP,),
    codes.F_TOKEN: (codes.F_SETUP,),
    codes.F_BONUS_CUBES: (codes.F_SETUP,),
    codes.F_FREE_LEVELS: (codes.F_SETUP,),
    codes.F_TURN_UP: (codes.F_SETUP, codes.F_REVEAL, codes.F_BONUS, codes.F_CARD),
    codes.F_ADVANCE: (*ADVANCED, codes.F_ADVANCE),
    codes.F_MEDAL: (codes.F_CARD,),
    codes.F_COLLABORATE: (codes.F_DEVELOP, codes.F_CARD),
    codes.F_RAISE: (codes.F_CARD,),
    codes.F_BONUS_EFFECT: (codes.F_BONUS, codes.F_NEXT),
    **dict.fromkeys(REPEATED, (codes.F_BONUS,)),
}
"""The frames that each kind can stand on."""
FROM: Final[dict[int, dict[int, tuple[int, ...]]]] = {
    codes.F_MOVE: {
        codes.FROM_TURN: (codes.F_WITHDRAW,),
        codes.FROM_ACTION: (codes.F_BONUS,),
        codes.FROM_BONUS: (codes.F_BONUS, codes.F_NEXT),
        codes.FROM_CARD: (codes.F_CARD,),
    },
    codes.F_REVEAL: {codes.FROM_ACTION: (codes.F_BONUS,), codes.FROM_CARD: (codes.F_CARD,)},
    codes.F_HARVEST: {codes.FROM_ACTION: (codes.F_BONUS,), codes.FROM_CARD: (codes.F_CARD,)},
    codes.F_PRODUCE: {
        codes.FROM_ACTION: (codes.F_BONUS,),
        codes.FROM_BONUS: (codes.F_BONUS, codes.F_NEXT),
        codes.FROM_CARD: (codes.F_CARD,),
    },
    codes.F_YARD: {
        codes.FROM_BONUS: (codes.F_BONUS, codes.F_NEXT),
        codes.FROM_CARD: (codes.F_CARD,),
    },
    codes.F_SACRIFICE: {
        codes.FROM_BONUS: (codes.F_BONUS_EFFECT,),
        codes.FROM_CARD: (codes.F_RAISE, codes.F_CARD),
        codes.FROM_ICON: (codes.F_ICON, codes.F_REGENERATE),
    },
    codes.F_REGENERATE: {
        codes.FROM_CARD: (codes.F_CARD,),
        codes.FROM_ICON: (*ADVANCED, codes.F_ADVANCE),
        codes.FROM_MINE: (codes.F_WITHDRAW,),
    },
    codes.F_GIVER: {codes.FROM_TURN: DOORS, codes.FROM_CARD: (codes.F_CARD,)},
    codes.F_CUBE: {
        codes.FROM_TURN: DOORS,
        codes.FROM_CARD: (codes.F_GIVER, codes.F_CARD),
    },
}
"""Where a question comes from, and what it then stands on."""
PLAIN: Final = (
    *(*TURN, codes.F_ROUND, codes.F_COLONISE, codes.F_DEVELOP, codes.F_TERRAFORM),
    *(codes.F_KIND, codes.F_TOKEN, codes.F_FREE_LEVELS),
)
"""The frames that need no numbers."""
MOST_STEPS: Final = 64


def frames_wrong(state: Kepler3042State) -> list[str]:
    """Pending work that the rules cannot have left behind."""
    return _Stack(state).wrong()


class _Stack:
    """Looks at the frames of one state."""

    def __init__(self, state: Kepler3042State) -> None:
        self.state = state
        self.frames = [frame_of(int(state.frames[at])) for at in range(int(state.depth))]

    def wrong(self) -> list[str]:
        s, frames = self.state, self.frames
        if s.reason != codes.RUNNING:
            return ["a match that is over waits for something"] if frames else []
        if not frames:
            return ["a match that is not over waits for something"]
        if s.winners:
            return ["somebody has won a match that goes on"]
        for at, frame in enumerate(frames):
            wrong = self._frame(at, frame)
            if wrong:
                return [f"frame {at}: {wrong}"]
        return self._course()

    def _course(self) -> list[str]:
        """Round, first seat, seat on turn and card fit what is going on."""
        s, bottom = self.state, self.frames[0]
        is_setup = bottom.kind == codes.F_SETUP
        if is_setup != (s.round == 0 and bottom.kind != codes.F_ROUND):
            return [f"round {s.round} has no place there"]
        if (bottom.kind in TURN) != (s.on_turn != codes.NO_SEAT):
            return [f"seat {s.on_turn} is on turn"]
        if bottom.kind in TURN and bottom.seat != s.on_turn:
            return [f"it asks seat {bottom.seat}, on turn is seat {s.on_turn}"]
        if (bottom.kind in (*TURN, codes.F_CARD)) != (s.card != codes.NO_CARD):
            return ["a Progress card lies open, or none, at the wrong time"]
        if s.first == codes.NO_SEAT and not (is_setup and bottom.a == codes.STAGE_FIRST):
            return ["nobody is first"]
        if bottom.kind == codes.F_ROUND and (s.round == s.tables.rounds or bottom.seat != s.first):
            return ["no round begins here"]
        if s.steps and bottom.kind not in TURN:
            return ["quantum steps are made in the own turn"]
        if is_setup:
            return validate_setup.setup_wrong(s, bottom.a, bottom.b)
        if any(choice != codes.NOT_CHOSEN for choice in s.choice):
            return ["free levels are chosen in the set-up"]
        return []

    def _frame(self, at: int, frame: Frame) -> str | None:
        kind = frame.kind
        if not 0 <= kind <= codes.F_LAST:
            return f"there is no kind {kind}"
        if not 0 <= frame.seat < self.state.seats:
            return f"it asks seat {frame.seat}"
        if at == 0:
            if kind not in BOTTOM:
                return f"kind {kind} has no place there"
        else:
            below = self.frames[at - 1]
            if below.kind not in BELOW.get(kind, ()) or not self._is_owner(at, frame):
                return f"kind {kind} of seat {frame.seat} has no place there"
            sources = FROM.get(kind)
            if sources is not None and below.kind not in sources.get(frame.b, ()):
                return f"kind {kind} does not come from {frame.b} there"
        if kind in PLAIN and (frame.a or frame.b or frame.c):
            return f"kind {kind} has no numbers {frame.a}, {frame.b}, {frame.c}"
        if not self._are_numbers(at, frame):
            return f"kind {kind} has no numbers {frame.a}, {frame.b}, {frame.c}"
        return None

    def _is_owner(self, at: int, frame: Frame) -> bool:
        """The seat of the frame below; collaboration asks the others."""
        below = self.frames[at - 1]
        if below.kind == codes.F_COLLABORATE:
            gone = (frame.seat - below.seat) % int(self.state.seats)
            return gone == below.c
        if below.kind == codes.F_ADVANCE and frame.kind == codes.F_ADVANCE:
            # Only in the set-up, where a nation reaches two levels, or all do at the same time.
            return self.frames[0].kind == codes.F_SETUP
        if below.kind == codes.F_SETUP:
            return validate_setup.is_asked(self.state, frame, below.a, below.b)
        return frame.seat == below.seat

    def _above(self, at: int) -> list[int]:
        return [frame.kind for frame in self.frames[at + 1 :]]

    # Numbers of frames.

    def _are_numbers(self, at: int, frame: Frame) -> bool:
        a, b, c = frame.a, frame.b, frame.c
        match frame.kind:
            case codes.F_MOVE:
                return 0 <= a <= MOST_STEPS and c == 0
            case codes.F_LEG:
                return self._is_leg(at, frame)
            case codes.F_BUILD | codes.F_YARD | codes.F_SHIP | codes.F_PRICE:
                return self._is_ship(at, frame)
            case codes.F_PAYER:
                return a < codes.TECHNOLOGIES and b == c == 0 and self._can_rise(frame.seat, a)
            case codes.F_TRACK:
                return 1 <= a <= 3 and b >= 1 and c in (0, 1)
            case codes.F_REVEAL | codes.F_TURN_UP:
                return self._is_reveal(at, frame)
            case codes.F_LEVEL:
                return a <= codes.TOP_LEVEL and b in (0, 1)
            case codes.F_MEDAL:
                return 1 <= a <= 3 and b >= 1 and c == 0
            case codes.F_ADVANCE:
                return a < codes.TRACKS and b >= 1 and c in (0, 1)
            case codes.F_COLLABORATE:
                known = a < codes.TECHNOLOGIES and 1 <= b < codes.TOP_LEVEL
                return known and c < self.state.seats
            case codes.F_RAISE:
                return a < codes.TECHNOLOGIES and b in (0, 1) and self._can_rise(frame.seat, a)
            case codes.F_BONUS_EFFECT:
                return a < codes.BONUSES and bool(int(self.state.bonuses) >> a & 1)
            case codes.F_CARD:
                return self._is_card(frame)
            case codes.F_SETUP:
                return self._is_setup(at, frame)
            case codes.F_BONUS_CUBES:
                return a == self.state.rulings.bonus_cubes and self.state.seats == 1
            case codes.F_PLACE:
                return validate_setup.is_to_be_laid(self.state, frame.seat, a)
        return self._are_cubes(at, frame)

    def _are_cubes(self, at: int, frame: Frame) -> bool:
        s, a, b, c = self.state, frame.a, frame.b, frame.c
        last = codes.EARTH + len(queries.colonies_of(s, frame.seat))
        match frame.kind:
            case codes.F_PRODUCE:
                return a < 1 << codes.AMOUNT_BITS * codes.CUBES and c == 0
            case codes.F_HARVEST:
                places = set(range(codes.EARTH + 1, last + 1))
                return 1 <= a <= codes.COLONIES and set(queries.bits(c)) <= places
            case codes.F_AMOUNT:
                stored = queries.cubes_at(s, frame.seat, codes.STORAGE)
                most = (stored.energy, stored.matter, stored.antimatter)
                wanted = [b >> codes.AMOUNT_BITS * n & codes.AMOUNT_MASK for n in range(3)]
                fits = all(one <= there for one, there in zip(wanted, most, strict=True))
                return codes.EARTH <= a <= last and any(wanted) and fits and b < 1 << 15
            case codes.F_SACRIFICE:
                is_price = c == 0 or (c == 1 and self.frames[at - 1].kind == codes.F_CARD)
                return 1 <= a <= self._cubes_left(frame.seat) and is_price
            case codes.F_REGENERATE:
                return a >= 1 and c < codes.TRACKS
            case codes.F_ICON:
                return a < codes.CUBES and b < codes.TRACKS and c == 0
            case codes.F_ICON_PRICE:
                icons = range(codes.ICON_REGENERATE, codes.ICON_PRODUCE + codes.CUBES)
                return a in icons and b < codes.TRACKS and self._cubes_left(frame.seat) > 0
            case codes.F_GIVER:
                return a in (codes.KIND_TRANSFORM, codes.KIND_ASSIGN) and c <= codes.MOST
            case codes.F_CUBE:
                known = a in (codes.KIND_TRANSFORM, codes.KIND_ASSIGN)
                return known and codes.EARTH <= c <= last and at == len(self.frames) - 1
        return True

    def _cubes_left(self, seat: int) -> int:
        places = [place for place in range(codes.PLACES) if place != codes.PIT]
        found = [queries.cubes_at(self.state, seat, place) for place in places]
        return sum(one.energy + one.matter + one.antimatter for one in found)

    def _can_rise(self, seat: int, technology: int) -> bool:
        return queries.level_of(self.state, seat, technology) < codes.TOP_LEVEL

    def _is_leg(self, at: int, frame: Frame) -> bool:
        s, ships = self.state, queries.ships_of(self.state, frame.seat)
        if frame.a not in ships or not queries.has(s, s.open, frame.a):
            return False
        slot = codes.SHIPS - len(ships) + ships.index(frame.a)
        most = self.frames[at - 1].a
        return bool(int(s.moved) >> slot & 1) and 1 <= frame.b <= most and frame.c in (0, 1)

    def _is_ship(self, at: int, frame: Frame) -> bool:
        """Ships must be left for all that are still to be built."""
        s = self.state
        supply = codes.SHIPS - len(queries.ships_of(s, frame.seat))
        above = self._above(at)
        if frame.kind in (codes.F_BUILD, codes.F_YARD):
            most = codes.SHIPS - 1 if frame.kind == codes.F_BUILD else codes.MOST
            least = 0 if frame.kind == codes.F_BUILD else 1
            known = least <= frame.a <= most and frame.c in (0, 1)
            return known and supply > above.count(codes.F_SHIP)
        if supply < 1 or frame.b or frame.c or frame.a >= codes.CARDS:
            return False
        if frame.kind == codes.F_PRICE and not s.rulings.either_price:
            return False
        if frame.a in queries.cards_of(s, frame.seat):
            return True
        is_abroad = any(frame.a in queries.cards_of(s, seat)[1:] for seat in range(int(s.seats)))
        return frame.kind == codes.F_SHIP and is_abroad and queries.hex_of_card(s, frame.a) >= 0

    def _is_reveal(self, at: int, frame: Frame) -> bool:
        s = self.state
        if frame.kind == codes.F_TURN_UP:
            is_top = at == len(self.frames) - 1
            return is_top and frame.a < len(s.tables.names) and queries.has(s, s.hidden, frame.a)
        left = len(queries.listed(s, s.hidden)) - self._above(at).count(codes.F_TURN_UP)
        return 1 <= frame.a <= left

    def _is_card(self, frame: Frame) -> bool:
        t, card = self.state.tables, int(self.state.card)
        if card < 0:
            return False
        effects = int(t.first_effect[card + 1]) - int(t.first_effect[card])
        return frame.a < 1 << int(self.state.seats) and frame.b <= effects and frame.c == 0

    # Set-up.

    def _is_setup(self, at: int, frame: Frame) -> bool:
        s = self.state
        if frame.a > codes.STAGE_DONE or frame.seat:
            return False
        again = 0 if s.tables.sure[int(s.seats)] else codes.PLACEMENTS
        if frame.c > (again if frame.a == codes.STAGE_PLACE else 0):
            return False
        if frame.a == codes.STAGE_PLACE or frame.a == codes.STAGE_DEAL:
            return frame.b <= int(s.in_play).bit_count()
        return frame.b <= max(int(s.seats), int(s.rulings.left_out))
