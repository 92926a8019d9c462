"""The fields of a Kepler-3042 state and nothing clever.

Sets of hexes are words of two rows each, see `rules/sets.py`. The cubes of a seat and type are one
word with a place of seven bits for the storage, the pit, Earth and each colony; levels of
technologies have four bits each. Rows by seat and ship stand at SHIPS * seat + ship, and so on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.kepler3042.codes import (
    COLONIES,
    CUBES,
    LINES,
    MAX_FRAMES,
    NATIONS,
    NO_CARD,
    NO_HEX,
    NO_OBJECTIVE,
    NO_PLANET,
    NO_SEAT,
    NOT_CHOSEN,
    QUANTUM_STEPS,
    SEATS,
    SHIPS,
    TERRAFORM,
    TOKENS,
    TRACKS,
    UNSEEN,
)
from perihelion.games.kepler3042.tables import Rulings, Tables
from perihelion.kernel.state import State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


def _same(value: int, length: int) -> vec[i64]:
    return vec[i64]([i64(value)] * length)


class Fields(State):
    """Everything that is true of a match of Kepler-3042."""

    def __init__(
        self, game: Game, seats: int, tables: Tables, rulings: Rulings, like: Fields | None
    ) -> None:
        # All fields here and before the base class has its turn: so mypyc knows that they are
        # always there, and does not look each time.
        self.tables = tables
        self.rulings = rulings
        if like is None:
            self.open: vec[i64] = tables.space[:]
            """Space hexes: no star, no body; a ship may be there."""
            self.ships: vec[i64] = _same(0, int(tables.words))
            """Hexes with a ship, on bodies too."""
            self.hidden: vec[i64] = _same(0, int(tables.words))
            """Hexes with a hidden body."""
            self.landing: vec[i64] = _same(0, int(tables.words))
            """Revealed bodies that a ship may enter: no ship and no marker is there."""
            self.place: vec[i64] = _same(UNSEEN, TOKENS)
            """The hex of each token, or UNSEEN, TAKEN, HELD - seat. Mines ascend, and colonial
            objectives do."""
            self.ship: vec[i64] = _same(NO_HEX, SHIPS * SEATS)
            """The hexes of each seat's ships, ascending; NO_HEX in the supply."""
            self.cubes: vec[i64] = _same(0, CUBES * SEATS)
            """By seat and type: CUBES * seat + cube."""
            self.colony: vec[i64] = _same(NO_PLANET, COLONIES * SEATS)
            """The planets of each seat's colonies, ascending, NO_PLANET after the last."""
            self.terraformed: vec[i64] = _same(0, SEATS)
            """The terraformed planets of each seat, as a mask."""
            self.levels: vec[i64] = _same(0, NATIONS)
            """Of the technologies of each seat, and of the ghost."""
            self.space: vec[i64] = _same(0, TRACKS * NATIONS)
            """On the tracks: TRACKS * seat + track."""
            self.medals: vec[i64] = _same(0, TRACKS * NATIONS)
            """By seat and track, as `space`."""
            self.cell: vec[i64] = _same(TERRAFORM, SEATS)
            """The main action on which each seat's cube lies."""
            self.objective: vec[i64] = _same(NO_OBJECTIVE, SEATS)
            """The secret objective of each seat; OBJECTIVE_UNSEEN to others."""
            self.choice: vec[i64] = _same(NOT_CHOSEN, SEATS)
            """The free levels chosen at the same time (R05), until all have chosen."""
            self.sites: vec[i64] = _same(NO_HEX, TOKENS)
            """The bodies in the order in which they were laid (placement_peek alone)."""
            self.seen: vec[i64] = _same(0, CUBES * (QUANTUM_STEPS + 1))
            """Distributions of cubes since the last decision that was no quantum step."""
            self.frames: vec[i64] = _same(0, MAX_FRAMES)
            self.sheet: vec[u8] = vec[u8]([u8(0)] * (LINES * SEATS))
            """The score sheet: LINES * seat + line."""
            self.score: vec[i64] = _same(0, SEATS)
            self.depth: i64 = 0
            self.in_play: i64 = 0
            """The tokens of this match, as a mask."""
            self.lying: i64 = 0
            """The spaces where medals lie: bit SPACES * track + space."""
            self.on_card: i64 = 0
            """The medals on the open card: eight bits for each track."""
            self.deck: i64 = 0
            """The Progress cards not yet seen, as a mask; drawing is chance."""
            self.card: i64 = NO_CARD
            self.round: i64 = 0
            self.first: i64 = NO_SEAT
            self.on_turn: i64 = NO_SEAT
            """Whose turn it is; nobody's in set-up and resolution."""
            self.moved: i64 = 0
            """The ships (of the seat that moves) that have moved in this movement, as a mask."""
            self.bonuses: i64 = 0
            """The bonus actions taken in this turn, as a mask."""
            self.paid: i64 = 0
            """Cubes sacrificed for bonus actions in this turn."""
            self.transformed: i64 = 0
            """Transformations made in this turn."""
            self.assigned: i64 = 0
            self.steps: i64 = 0
            """Quantum steps since the last other decision; one more distribution is in `seen`."""
            self.source: i64 = 0
            """The CAUSE_ of what is going on: a main action, bonus action or card."""
            self.winners: i64 = 0
            """The seats that have won, as a mask."""
            self.reason: i64 = 0
        else:
            self.open = like.open[:]
            self.ships = like.ships[:]
            self.hidden = like.hidden[:]
            self.landing = like.landing[:]
            self.place = like.place[:]
            self.ship = like.ship[:]
            self.cubes = like.cubes[:]
            self.colony = like.colony[:]
            self.terraformed = like.terraformed[:]
            self.levels = like.levels[:]
            self.space = like.space[:]
            self.medals = like.medals[:]
            self.cell = like.cell[:]
            self.objective = like.objective[:]
            self.choice = like.choice[:]
            self.sites = like.sites[:]
            self.seen = like.seen[:]
            self.frames = like.frames[:]
            self.sheet = like.sheet[:]
            self.score = like.score[:]
            self.depth = like.depth
            self.in_play = like.in_play
            self.lying = like.lying
            self.on_card = like.on_card
            self.deck = like.deck
            self.card = like.card
            self.round = like.round
            self.first = like.first
            self.on_turn = like.on_turn
            self.moved = like.moved
            self.bonuses = like.bonuses
            self.paid = like.paid
            self.transformed = like.transformed
            self.assigned = like.assigned
            self.steps = like.steps
            self.source = like.source
            self.winners = like.winners
            self.reason = like.reason
        super().__init__(game, seats)
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn
            self.viewer = like.viewer
