"""The fields of a Kepler-3Ad state and nothing clever.

Counts are packed four bits each: the pieces of one unit and seat over the twelve spaces, the
levels of a seat over the seven tracks, the dice of a group over the six faces. Space 0, track 0
and face 1 have the lowest bits. Rows by unit and seat stand at SEATS * unit + seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.kepler3ad.codes import (
    DICE_GROUPS,
    FRAME,
    LINES,
    MAX_FRAMES,
    NO_SEAT,
    NO_TOKEN,
    SCORINGS,
    SEATS,
    SLOTS,
    UNITS,
)
from perihelion.games.kepler3ad.tables import Rulings, Tables
from perihelion.kernel.state import State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


def _same(value: int, length: int) -> vec[i64]:
    return vec[i64]([i64(value)] * length)


class Fields(State):
    """Everything that is true of a match of Kepler-3Ad."""

    def __init__(
        self, game: Game, seats: int, tables: Tables, rulings: Rulings, like: Fields | None
    ) -> None:
        # All fields here and before the base class has its turn: so mypyc knows that they are
        # always there, and does not look each time.
        self.tables = tables
        self.rulings = rulings
        if like is None:
            self.pieces: vec[i64] = _same(0, UNITS * SEATS)
            """Pieces on the map, by unit and seat, over the spaces."""
            self.supply: vec[i64] = _same(0, UNITS * SEATS)
            """Pieces not on the map, by unit and seat."""
            self.levels: vec[i64] = _same(0, SEATS)
            """Over the tracks."""
            self.value: vec[i64] = _same(0, SEATS)
            """The markers on the value track."""
            self.score: vec[i64] = _same(0, SEATS)
            self.corporation: vec[i64] = _same(0, SEATS)
            self.marks: vec[i64] = _same(0, SEATS)
            """How often a seat has won each clan, four bits each."""
            self.tokens: vec[i64] = _same(NO_TOKEN, SLOTS)
            """The track of the token on each place."""
            self.dice: vec[i64] = _same(0, DICE_GROUPS)
            """The dice in play, by group, over the faces."""
            self.frames: vec[i64] = _same(0, FRAME * MAX_FRAMES)
            self.sheet: vec[u8] = vec[u8]([u8(0)] * (SCORINGS * LINES * SEATS))
            """The score sheet: points by scoring, line and seat."""
            self.depth: i64 = 0
            self.faces: i64 = 0
            """The faces of the zones or chips, a bit each; 1 is B."""
            self.variant: i64 = 0
            """The map that is played on, see `Tables`."""
            self.starter: i64 = NO_SEAT
            self.on_turn: i64 = 0
            self.spent: i64 = 0
            """The tracks spent in this turn."""
            self.spends_left: i64 = 0
            self.bonus: i64 = 0
            """Whether the 421 bonus can be claimed now."""
            self.claimed: i64 = 0
            """Whether it has been claimed in this turn."""
            self.action: i64 = 0
            """The action of this turn, 0 before it is chosen."""
            self.face: i64 = 0
            """The face of the dice on it."""
            self.used: i64 = 0
            """The spaces no further group may go to."""
            self.arrived: i64 = 0
            """Light pieces that this action brought, over the spaces."""
            self.raised: i64 = 0
            """The discs that this action raised."""
            self.acted: i64 = 0
            """Whether a group of this action has been used (R18)."""
            self.carried: i64 = 0
            """Whether a group has crossed two passages in this turn."""
            self.rolls: i64 = 0
            """How often chance has rolled in this turn, or in the roll-off."""
            self.scorings: i64 = 0
            """The scorings held so far."""
            self.stack: i64 = 0
            """The tokens of the stack, over the tracks, in no order: drawing is chance."""
            self.stack_start: i64 = 0
            """The stack when its epoch began."""
            self.stack_epoch: i64 = 0
            self.discards: i64 = 0
            self.winners: i64 = 0
            """The seats that have won, as a mask."""
            self.reason: i64 = 0
        else:
            self.pieces = like.pieces[:]
            self.supply = like.supply[:]
            self.levels = like.levels[:]
            self.value = like.value[:]
            self.score = like.score[:]
            self.corporation = like.corporation[:]
            self.marks = like.marks[:]
            self.tokens = like.tokens[:]
            self.dice = like.dice[:]
            self.frames = like.frames[:]
            self.sheet = like.sheet[:]
            self.depth = like.depth
            self.faces = like.faces
            self.variant = like.variant
            self.starter = like.starter
            self.on_turn = like.on_turn
            self.spent = like.spent
            self.spends_left = like.spends_left
            self.bonus = like.bonus
            self.claimed = like.claimed
            self.action = like.action
            self.face = like.face
            self.used = like.used
            self.arrived = like.arrived
            self.raised = like.raised
            self.acted = like.acted
            self.carried = like.carried
            self.rolls = like.rolls
            self.scorings = like.scorings
            self.stack = like.stack
            self.stack_start = like.stack_start
            self.stack_epoch = like.stack_epoch
            self.discards = like.discards
            self.winners = like.winners
            self.reason = like.reason
        super().__init__(game, seats)
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn
            self.viewer = like.viewer
