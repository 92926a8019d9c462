"""The fields of a Kepler-3Ad state.

Counts are packed four bits each: the pieces of one unit and seat over the twelve spaces, the
levels of a seat over the seven tracks, the dice of a group over the six faces. Space 0, track 0
and face 1 have the lowest bits. Rows by unit and seat stand at SEATS * unit + seat.
"""
# Generated from fields.py by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.kepler3ad.codes import (
    BY_LIMIT,
    CORPORATIONS,
    DICE_GROUPS,
    FACES,
    FRAME,
    LINES,
    LONG,
    MAX_FRAMES,
    MOST_SPENDS,
    MOST_TURNS,
    NO_SEAT,
    NO_TOKEN,
    REGIONS,
    RUNNING,
    SCORINGS,
    SEATS,
    SLOTS,
    SPACES,
    SPENDABLE,
    TRACKS,
    UNITS,
)
from perihelion.games.kepler3ad.tables import Rulings, Tables
from perihelion.kernel.packing import Unpacking, out_of_range
from perihelion.kernel.rows import copy_bytes, copy_words
from perihelion.kernel.state import NOBODY, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


class Fields(State):
    """Everything that is true of a match, field by field."""

    def __init__(
        self,
        game: Game,
        seats: int,
        tables: Tables,
        rulings: Rulings,
        like: Fields | None,
        viewer: i64,
    ) -> None:
        # All fields here and before the base class has its turn: so mypyc knows that they are
        # always there, and does not look each time. For another viewer, only what is public.
        self.tables = tables
        self.rulings = rulings
        if like is None:
            self.sheet: vec[u8] = vec[u8]([u8(0)] * (SCORINGS * LINES * SEATS))
            """The score sheet: points by scoring, line and seat."""
            self.pieces: vec[i64] = vec[i64]([i64(0)] * (UNITS * SEATS))
            """Pieces on the map, by unit and seat, over the spaces."""
            self.supply: vec[i64] = vec[i64]([i64(0)] * (UNITS * SEATS))
            """Pieces not on the map, by unit and seat."""
            self.levels: vec[i64] = vec[i64]([i64(0)] * SEATS)
            """Over the tracks."""
            self.value: vec[i64] = vec[i64]([i64(0)] * SEATS)
            """The markers on the value track."""
            self.score: vec[i64] = vec[i64]([i64(0)] * SEATS)
            self.corporation: vec[i64] = vec[i64]([i64(0)] * SEATS)
            self.marks: vec[i64] = vec[i64]([i64(0)] * SEATS)
            """How often a seat has won each clan, four bits each."""
            self.tokens: vec[i64] = vec[i64]([i64(NO_TOKEN)] * SLOTS)
            """The track of the token on each place."""
            self.dice: vec[i64] = vec[i64]([i64(0)] * DICE_GROUPS)
            """The dice in play, by group, over the faces."""
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
            self.frames: vec[i64] = vec[i64]([i64(0)] * (FRAME * MAX_FRAMES))
        else:
            self.sheet = like.sheet[:]
            self.pieces = like.pieces[:]
            self.supply = like.supply[:]
            self.levels = like.levels[:]
            self.value = like.value[:]
            self.score = like.score[:]
            self.corporation = like.corporation[:]
            self.marks = like.marks[:]
            self.tokens = like.tokens[:]
            self.dice = like.dice[:]
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
            self.frames = like.frames[:]
        super().__init__(game, seats)
        self.viewer = viewer
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn

    def become(self, like: Fields) -> None:
        """Be as another state of the same table, with the rows that are there."""
        copy_bytes(like.sheet, self.sheet)
        copy_words(like.pieces, self.pieces)
        copy_words(like.supply, self.supply)
        copy_words(like.levels, self.levels)
        copy_words(like.value, self.value)
        copy_words(like.score, self.score)
        copy_words(like.corporation, self.corporation)
        copy_words(like.marks, self.marks)
        copy_words(like.tokens, self.tokens)
        copy_words(like.dice, self.dice)
        self.seat = like.seat
        self.turn = like.turn
        self.viewer = like.viewer
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
        copy_words(like.frames, self.frames)
        self.log = None

    def to_bytes(self) -> bytes:
        used_frames: i64 = FRAME * self.depth
        return b"".join(
            [
                bytes(memoryview(self.sheet)),
                bytes(memoryview(self.pieces)),
                bytes(memoryview(self.supply)),
                bytes(memoryview(self.levels)),
                bytes(memoryview(self.value)),
                bytes(memoryview(self.score)),
                bytes(memoryview(self.corporation)),
                bytes(memoryview(self.marks)),
                bytes(memoryview(self.tokens)),
                bytes(memoryview(self.dice)),
                bytes(
                    memoryview(
                        vec[i64](
                            [
                                self.seat,
                                self.turn,
                                self.viewer,
                                self.depth,
                                self.faces,
                                self.variant,
                                self.starter,
                                self.on_turn,
                                self.spent,
                                self.spends_left,
                                self.bonus,
                                self.claimed,
                                self.action,
                                self.face,
                                self.used,
                                self.arrived,
                                self.raised,
                                self.acted,
                                self.carried,
                                self.rolls,
                                self.scorings,
                                self.stack,
                                self.stack_start,
                                self.stack_epoch,
                                self.discards,
                                self.winners,
                                self.reason,
                            ]
                        )
                    )
                ),
                bytes(memoryview(self.frames[:used_frames])),
            ]
        )

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed; raises BadPosition for others."""
        packed = Unpacking(data)
        packed.fill_bytes(self.sheet)
        packed.fill(self.pieces, len(self.pieces))
        packed.fill(self.supply, len(self.supply))
        packed.fill(self.levels, len(self.levels))
        packed.fill(self.value, len(self.value))
        packed.fill(self.score, len(self.score))
        packed.fill(self.corporation, len(self.corporation))
        packed.fill(self.marks, len(self.marks))
        packed.fill(self.tokens, len(self.tokens))
        packed.fill(self.dice, len(self.dice))
        self.seat = packed.number()
        self.turn = packed.number()
        self.viewer = packed.number()
        self.depth = packed.number()
        self.faces = packed.number()
        self.variant = packed.number()
        self.starter = packed.number()
        self.on_turn = packed.number()
        self.spent = packed.number()
        self.spends_left = packed.number()
        self.bonus = packed.number()
        self.claimed = packed.number()
        self.action = packed.number()
        self.face = packed.number()
        self.used = packed.number()
        self.arrived = packed.number()
        self.raised = packed.number()
        self.acted = packed.number()
        self.carried = packed.number()
        self.rolls = packed.number()
        self.scorings = packed.number()
        self.stack = packed.number()
        self.stack_start = packed.number()
        self.stack_epoch = packed.number()
        self.discards = packed.number()
        self.winners = packed.number()
        self.reason = packed.number()
        packed.fill(self.frames, int(FRAME * self.depth))
        packed.finish()

    def numbers_wrong(self) -> list[str]:
        """Numbers that no state has, in words."""
        seats = int(self.seats)
        tables = self.tables
        return out_of_range(
            [
                ("pieces", range(1 << 4 * SPACES), self.pieces),
                ("supply", range(16), self.supply),
                ("levels", range(1 << 4 * TRACKS), self.levels),
                ("value", range(256), self.value),
                ("score", range(LONG + 1), self.score),
                ("corporation", range(CORPORATIONS + 1), self.corporation),
                ("marks", range(1 << 12), self.marks),
                ("tokens", range(NO_TOKEN, TRACKS), self.tokens),
                ("dice", range(1 << 4 * FACES), self.dice),
                ("seat asked", range(NOBODY, seats), [int(self.seat)]),
                ("turn", range(MOST_TURNS + 1), [int(self.turn)]),
                ("viewer", range(TRUTH, seats + 1), [int(self.viewer)]),
                ("depth of the stack", range(MAX_FRAMES + 1), [int(self.depth)]),
                (
                    "faces",
                    range(1 << (REGIONS if tables.zones_turn else SPACES)),
                    [int(self.faces)],
                ),
                ("map", range(len(tables.in_play)), [int(self.variant)]),
                ("starting seat", range(NO_SEAT, seats), [int(self.starter)]),
                ("seat on turn", range(seats), [int(self.on_turn)]),
                ("spent", range(1 << SPENDABLE), [int(self.spent)]),
                ("spends left", range(MOST_SPENDS + 1), [int(self.spends_left)]),
                ("bonus", range(2), [int(self.bonus)]),
                ("claimed", range(2), [int(self.claimed)]),
                ("action", range(8), [int(self.action)]),
                ("face", range(FACES + 1), [int(self.face)]),
                ("used", range(1 << SPACES), [int(self.used)]),
                ("arrived", range(1 << 4 * SPACES), [int(self.arrived)]),
                ("raised", range(1 << TRACKS), [int(self.raised)]),
                ("acted", range(2), [int(self.acted)]),
                ("carried", range(2), [int(self.carried)]),
                ("rolls", range(LONG + 1), [int(self.rolls)]),
                ("scorings", range(SCORINGS + 1), [int(self.scorings)]),
                ("stack", range(1 << 4 * TRACKS), [int(self.stack)]),
                ("stack start", range(1 << 4 * TRACKS), [int(self.stack_start)]),
                ("stack epoch", range(LONG + 1), [int(self.stack_epoch)]),
                ("discards", range(1 << 4 * TRACKS), [int(self.discards)]),
                ("winners", range(1 << seats), [int(self.winners)]),
                ("reason", range(RUNNING, BY_LIMIT + 1), [int(self.reason)]),
            ]
        )
