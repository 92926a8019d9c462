"""Writes a state as a complete description, from which `position_read.py` builds it again."""

from __future__ import annotations

from itertools import combinations

import msgspec

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.events import REASONS
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.positions.position import (
    GAME,
    ColonyPosition,
    Cubes,
    Frame,
    GhostPosition,
    NationPosition,
    Now,
    Position,
)
from perihelion.games.kepler3042.views import queries
from perihelion.kernel.table_options import Value

PAIRS = tuple(combinations(names.TECHNOLOGY_IDS, 2))


def describe(state: Kepler3042State, options: dict[str, Value]) -> dict[str, object]:
    """The complete description of a state, as plain data."""
    plain = msgspec.to_builtins(_Writer(state, options).position())
    assert isinstance(plain, dict)
    return plain


class _Writer:
    """Describes one state; lives for one call."""

    def __init__(self, state: Kepler3042State, options: dict[str, Value]) -> None:
        self.state = state
        self.options = options
        self.seats = range(int(state.seats))

    def position(self) -> Position:
        s = self.state
        revealed, looked_at, held, taken = self._tokens()
        unseen = [token for token in queries.bits(int(s.in_play)) if s.place[token] == codes.UNSEEN]
        hidden = [s.tables.names[number] for number in queries.listed(s, s.hidden)]
        unknown = [name for name in hidden if name not in looked_at]
        return Position(
            game=GAME,
            seats=len(self.seats),
            options=self.options,
            round=int(s.round),
            turn=int(s.turn),
            on_turn=_seat(int(s.on_turn)),
            first=_seat(int(s.first)),
            nations=[self._nation(seat) for seat in self.seats],
            ghost=self._ghost() if len(self.seats) == 1 else GhostPosition(),
            bodies=revealed,
            hidden=unknown,
            looked_at=looked_at,
            held=held,
            sites=[s.tables.names[int(number)] for number in s.sites if number != codes.NO_HEX],
            waiting=len(unseen) - len(unknown),
            taken=taken,
            left_out=self._left_out(),
            lying=self._lying(),
            card=None if s.card == codes.NO_CARD else names.CARD_IDS[int(s.card)],
            on_card={name: int(s.on_card) >> 8 * n & 255 for n, name in enumerate(names.TRACK_IDS)},
            played=self._played(),
            now=self._now(),
            frames=self._frames(),
            sheet=self._sheet(),
            winners=queries.bits(int(s.winners)),
            reason=REASONS[int(s.reason)],
        )

    # Bodies.

    def _tokens(self) -> tuple[dict[str, str], dict[str, str], dict[str, list[str]], int]:
        s = self.state
        revealed: dict[str, str] = {}
        looked_at: dict[str, str] = {}
        held: dict[str, list[str]] = {}
        taken = 0
        for token in queries.bits(int(s.in_play)):
            place, body = int(s.place[token]), queries.body_name(queries.body_of(token))
            if place >= 0:
                known = looked_at if queries.has(s, s.hidden, place) else revealed
                known[s.tables.names[place]] = body
            elif place <= codes.HELD:
                held.setdefault(str(codes.HELD - place), []).append(body)
            taken += place == codes.TAKEN
        return revealed, looked_at, held, taken

    def _left_out(self) -> list[int]:
        every = int(self.state.tables.planets_for[len(self.seats)])
        out = every & ~int(self.state.in_play) if self.state.in_play else 0
        return [planet + 1 for planet in queries.bits(out)]

    # Nations.

    def _cubes(self, seat: int, place: int) -> Cubes:
        cubes = queries.cubes_at(self.state, seat, place)
        counts = zip(names.CUBE_IDS, (cubes.energy, cubes.matter, cubes.antimatter), strict=True)
        return {name: count for name, count in counts if count}

    def _nation(self, seat: int) -> NationPosition:
        s = self.state
        colonies = {
            names.PLANET_IDS[card]: ColonyPosition(
                self._cubes(seat, codes.EARTH + number),
                bool(int(s.terraformed[seat]) >> card - 1 & 1),
            )
            for number, card in enumerate(queries.cards_of(s, seat))
            if card != codes.CARD_EARTH
        }
        objective, choice = int(s.objective[seat]), int(s.choice[seat])
        return NationPosition(
            earth=self._cubes(seat, codes.EARTH),
            colonies=colonies,
            pit=self._cubes(seat, codes.PIT),
            storage=self._cubes(seat, codes.STORAGE),
            ships=[s.tables.names[number] for number in queries.ships_of(s, seat)],
            technologies=queries.levels_of(s, seat),
            tracks=queries.on_tracks(s.space, seat),
            medals=queries.on_tracks(s.medals, seat),
            cell=names.ACTION_IDS[int(s.cell[seat])],
            objective=names.OBJECTIVE_IDS[objective] if objective >= 0 else None,
            levels=list(PAIRS[choice]) if choice >= 0 else None,
            score=int(s.score[seat]),
        )

    def _ghost(self) -> GhostPosition:
        s = self.state
        return GhostPosition(
            technologies=queries.levels_of(s, codes.GHOST),
            tracks=queries.on_tracks(s.space, codes.GHOST),
            medals=queries.on_tracks(s.medals, codes.GHOST),
        )

    # The course of the match.

    def _lying(self) -> dict[str, list[int]]:
        spaces = (1 << codes.SPACES) - 1
        lying = int(self.state.lying)
        return {
            name: queries.bits(lying >> codes.SPACES * track & spaces)
            for track, name in enumerate(names.TRACK_IDS)
        }

    def _played(self) -> list[str]:
        s = self.state
        cards = (1 << codes.PROGRESS_CARDS) - 1
        if len(self.seats) == 1:
            cards &= int(s.tables.solo_cards)
        return [
            names.CARD_IDS[card] for card in queries.bits(cards & ~int(s.deck)) if card != s.card
        ]

    def _now(self) -> Now:
        s = self.state
        return Now(
            moved=self._moved(),
            bonuses=[names.BONUS_IDS[bonus] for bonus in queries.bits(int(s.bonuses))],
            paid=int(s.paid),
            transformed=int(s.transformed),
            assigned=int(s.assigned),
            seen=[self._seen(row) for row in range(int(s.steps) + 1)] if s.steps else [],
            source=names.cause_of(int(s.source)),
        )

    def _moved(self) -> list[str]:
        s = self.state
        movers = [frame.seat for frame in self._frames() if frame.kind == codes.F_MOVE]
        first = codes.SHIPS * (movers[-1] if movers else int(s.on_turn))
        return [s.tables.names[int(s.ship[first + ship])] for ship in queries.bits(int(s.moved))]

    def _seen(self, row: int) -> dict[str, Cubes]:
        """One distribution of the cubes of the nation on turn, by place."""
        s = self.state
        cards = queries.cards_of(s, int(s.on_turn))
        places = (*names.PLACE_IDS, *(names.PLANET_IDS[card] for card in cards))
        found: dict[str, Cubes] = {}
        for place, name in enumerate(places):
            for cube, kind in enumerate(names.CUBE_IDS):
                word = int(s.seen[codes.CUBES * row + cube]) >> codes.PLACE_BITS * place
                if word & codes.MOST:
                    found.setdefault(name, {})[kind] = word & codes.MOST
        return found

    def _frames(self) -> list[Frame]:
        return [frame_of(int(self.state.frames[at])) for at in range(int(self.state.depth))]

    def _sheet(self) -> list[tuple[int, int, int]]:
        sheet = [
            (seat, line, int(self.state.sheet[codes.LINES * seat + line]))
            for seat in self.seats
            for line in range(codes.LINES)
        ]
        return [row for row in sheet if row[2]]


def frame_of(word: int) -> Frame:
    """A frame by its numbers."""
    return Frame(
        kind=word & codes.KIND_MASK,
        seat=word >> codes.SEAT_SHIFT & codes.SEAT_MASK,
        a=word >> codes.A_SHIFT & codes.NUMBER_MASK,
        b=word >> codes.B_SHIFT & codes.NUMBER_MASK,
        c=word >> codes.C_SHIFT,
    )


def _seat(number: int) -> int | None:
    return None if number == codes.NO_SEAT else number
