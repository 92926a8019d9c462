"""The fields of a Kepler-3042 state.

Sets of hexes are words of two rows each, see `rules/sets.py`. The cubes of a seat and type are one
word with a place of seven bits for the storage, the pit, Earth and each colony; levels of
technologies have four bits each. Rows by seat and ship stand at SHIPS * seat + ship, and so on.
"""
# Generated from fields.py by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.kepler3042.codes import (
    ACTIONS,
    BONUSES,
    CAUSES,
    CHOSEN_UNSEEN,
    COLONIES,
    CUBES,
    FAILED,
    HELD,
    LEVEL_BITS,
    LINES,
    LONG,
    MAX_FRAMES,
    MOST_TURNS,
    NATIONS,
    NO_CARD,
    NO_HEX,
    NO_OBJECTIVE,
    NO_PLANET,
    NO_SEAT,
    NOT_CHOSEN,
    OBJECTIVE_UNSEEN,
    OBJECTIVES,
    PAIRS,
    PLACE_BITS,
    PLACES,
    PLANETS,
    PROGRESS_CARDS,
    QUANTUM_STEPS,
    RUNNING,
    SEATS,
    SHIPS,
    SPACES,
    TECHNOLOGIES,
    TERRAFORM,
    TOKENS,
    TRACKS,
    UNSEEN,
)
from perihelion.games.kepler3042.tables import Rulings, Tables
from perihelion.kernel.packing import Unpacking, out_of_range
from perihelion.kernel.rows import copy_bytes, copy_words
from perihelion.kernel.state import NOBODY, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


_UNSEEN_PLACE: Final = vec[i64]([i64(UNSEEN)] * TOKENS)
_UNSEEN_OBJECTIVE: Final = vec[i64]([i64(NO_OBJECTIVE)] * SEATS)
_UNSEEN_CHOICE: Final = vec[i64]([i64(NOT_CHOSEN)] * SEATS)
_UNSEEN_FRAMES: Final = vec[i64]([i64(0)] * MAX_FRAMES)


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
            self.sheet: vec[u8] = vec[u8]([u8(0)] * (LINES * SEATS))
            """The score sheet: LINES * seat + line."""
            self.open: vec[i64] = tables.space[:]
            """Space hexes: no star, no body; a ship may be there."""
            self.ships: vec[i64] = vec[i64]([i64(0)] * (int(tables.words)))
            """Hexes with a ship, on bodies too."""
            self.hidden: vec[i64] = vec[i64]([i64(0)] * (int(tables.words)))
            """Hexes with a hidden body."""
            self.landing: vec[i64] = vec[i64]([i64(0)] * (int(tables.words)))
            """Revealed bodies that a ship may enter: no ship and no marker is there."""
            self.place: vec[i64] = vec[i64]([i64(UNSEEN)] * TOKENS)
            """The hex of each token, or UNSEEN, TAKEN, HELD - seat. Mines ascend, and colonial
            objectives do."""
            self.ship: vec[i64] = vec[i64]([i64(NO_HEX)] * (SHIPS * SEATS))
            """The hexes of each seat's ships, ascending; NO_HEX in the supply."""
            self.cubes: vec[i64] = vec[i64]([i64(0)] * (CUBES * SEATS))
            """By seat and type: CUBES * seat + cube."""
            self.colony: vec[i64] = vec[i64]([i64(NO_PLANET)] * (COLONIES * SEATS))
            """The planets of each seat's colonies, ascending, NO_PLANET after the last."""
            self.terraformed: vec[i64] = vec[i64]([i64(0)] * SEATS)
            """The terraformed planets of each seat, as a mask."""
            self.levels: vec[i64] = vec[i64]([i64(0)] * NATIONS)
            """Of the technologies of each seat, and of the ghost."""
            self.space: vec[i64] = vec[i64]([i64(0)] * (TRACKS * NATIONS))
            """On the tracks: TRACKS * seat + track."""
            self.medals: vec[i64] = vec[i64]([i64(0)] * (TRACKS * NATIONS))
            """By seat and track, as `space`."""
            self.cell: vec[i64] = vec[i64]([i64(TERRAFORM)] * SEATS)
            """The main action on which each seat's cube lies."""
            self.objective: vec[i64] = vec[i64]([i64(NO_OBJECTIVE)] * SEATS)
            """The secret objective of each seat; OBJECTIVE_UNSEEN to others."""
            self.choice: vec[i64] = vec[i64]([i64(NOT_CHOSEN)] * SEATS)
            """The free levels chosen at the same time (R05), until all have chosen."""
            self.sites: vec[i64] = vec[i64]([i64(NO_HEX)] * TOKENS)
            """The bodies in the order in which they were laid (placement_peek alone)."""
            self.score: vec[i64] = vec[i64]([i64(0)] * SEATS)
            self.depth: i64 = 0
            self.steps: i64 = 0
            """Quantum steps since the last other decision; one more distribution is in `seen`."""
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
            self.source: i64 = 0
            """The CAUSE_ of what is going on: a main action, bonus action or card."""
            self.winners: i64 = 0
            """The seats that have won, as a mask."""
            self.reason: i64 = 0
            self.frames: vec[i64] = vec[i64]([i64(0)] * MAX_FRAMES)
            self.seen: vec[i64] = vec[i64]([i64(0)] * (CUBES * (QUANTUM_STEPS + 1)))
            """Distributions of cubes since the last decision that was no quantum step."""
        else:
            self.sheet = like.sheet[:]
            self.open = like.open[:]
            self.ships = like.ships[:]
            self.hidden = like.hidden[:]
            self.landing = like.landing[:]
            self.ship = like.ship[:]
            self.cubes = like.cubes[:]
            self.colony = like.colony[:]
            self.terraformed = like.terraformed[:]
            self.levels = like.levels[:]
            self.space = like.space[:]
            self.medals = like.medals[:]
            self.cell = like.cell[:]
            self.sites = like.sites[:]
            self.score = like.score[:]
            self.depth = like.depth
            self.steps = like.steps
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
            self.source = like.source
            self.winners = like.winners
            self.reason = like.reason
            self.seen = like.seen[:]
            if viewer == like.viewer:
                self.place = like.place[:]
                self.objective = like.objective[:]
                self.choice = like.choice[:]
                self.frames = like.frames[:]
            else:
                self.place = _UNSEEN_PLACE[:]
                self.objective = _UNSEEN_OBJECTIVE[:]
                self.choice = _UNSEEN_CHOICE[:]
                self.frames = _UNSEEN_FRAMES[:]
        super().__init__(game, seats)
        self.viewer = viewer
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn

    def become(self, like: Fields) -> None:
        """Be as another state of the same table, with the rows that are there."""
        copy_bytes(like.sheet, self.sheet)
        copy_words(like.open, self.open)
        copy_words(like.ships, self.ships)
        copy_words(like.hidden, self.hidden)
        copy_words(like.landing, self.landing)
        copy_words(like.place, self.place)
        copy_words(like.ship, self.ship)
        copy_words(like.cubes, self.cubes)
        copy_words(like.colony, self.colony)
        copy_words(like.terraformed, self.terraformed)
        copy_words(like.levels, self.levels)
        copy_words(like.space, self.space)
        copy_words(like.medals, self.medals)
        copy_words(like.cell, self.cell)
        copy_words(like.objective, self.objective)
        copy_words(like.choice, self.choice)
        copy_words(like.sites, self.sites)
        copy_words(like.score, self.score)
        self.seat = like.seat
        self.turn = like.turn
        self.viewer = like.viewer
        self.depth = like.depth
        self.steps = like.steps
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
        self.source = like.source
        self.winners = like.winners
        self.reason = like.reason
        copy_words(like.frames, self.frames)
        copy_words(like.seen, self.seen)
        self.log = None

    def to_bytes(self) -> bytes:
        used_frames: i64 = self.depth
        used_seen: i64 = CUBES * (self.steps + 1) if self.steps else 0
        return b"".join(
            [
                bytes(memoryview(self.sheet)),
                bytes(memoryview(self.open)),
                bytes(memoryview(self.ships)),
                bytes(memoryview(self.hidden)),
                bytes(memoryview(self.landing)),
                bytes(memoryview(self.place)),
                bytes(memoryview(self.ship)),
                bytes(memoryview(self.cubes)),
                bytes(memoryview(self.colony)),
                bytes(memoryview(self.terraformed)),
                bytes(memoryview(self.levels)),
                bytes(memoryview(self.space)),
                bytes(memoryview(self.medals)),
                bytes(memoryview(self.cell)),
                bytes(memoryview(self.objective)),
                bytes(memoryview(self.choice)),
                bytes(memoryview(self.sites)),
                bytes(memoryview(self.score)),
                bytes(
                    memoryview(
                        vec[i64](
                            [
                                self.seat,
                                self.turn,
                                self.viewer,
                                self.depth,
                                self.steps,
                                self.in_play,
                                self.lying,
                                self.on_card,
                                self.deck,
                                self.card,
                                self.round,
                                self.first,
                                self.on_turn,
                                self.moved,
                                self.bonuses,
                                self.paid,
                                self.transformed,
                                self.assigned,
                                self.source,
                                self.winners,
                                self.reason,
                            ]
                        )
                    )
                ),
                bytes(memoryview(self.frames[:used_frames])),
                bytes(memoryview(self.seen[:used_seen])),
            ]
        )

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed; raises BadPosition for others."""
        packed = Unpacking(data)
        packed.fill_bytes(self.sheet)
        packed.fill(self.open, len(self.open))
        packed.fill(self.ships, len(self.ships))
        packed.fill(self.hidden, len(self.hidden))
        packed.fill(self.landing, len(self.landing))
        packed.fill(self.place, len(self.place))
        packed.fill(self.ship, len(self.ship))
        packed.fill(self.cubes, len(self.cubes))
        packed.fill(self.colony, len(self.colony))
        packed.fill(self.terraformed, len(self.terraformed))
        packed.fill(self.levels, len(self.levels))
        packed.fill(self.space, len(self.space))
        packed.fill(self.medals, len(self.medals))
        packed.fill(self.cell, len(self.cell))
        packed.fill(self.objective, len(self.objective))
        packed.fill(self.choice, len(self.choice))
        packed.fill(self.sites, len(self.sites))
        packed.fill(self.score, len(self.score))
        self.seat = packed.number()
        self.turn = packed.number()
        self.viewer = packed.number()
        self.depth = packed.number()
        self.steps = packed.number()
        self.in_play = packed.number()
        self.lying = packed.number()
        self.on_card = packed.number()
        self.deck = packed.number()
        self.card = packed.number()
        self.round = packed.number()
        self.first = packed.number()
        self.on_turn = packed.number()
        self.moved = packed.number()
        self.bonuses = packed.number()
        self.paid = packed.number()
        self.transformed = packed.number()
        self.assigned = packed.number()
        self.source = packed.number()
        self.winners = packed.number()
        self.reason = packed.number()
        packed.fill(self.frames, int(self.depth))
        packed.fill(self.seen, int(CUBES * (self.steps + 1) if self.steps else 0))
        packed.finish()

    def numbers_wrong(self) -> list[str]:
        """Numbers that no state has, in words."""
        seats = int(self.seats)
        tables = self.tables
        return out_of_range(
            [
                ("place of a token", range(HELD - seats + 1, len(tables.names)), self.place),
                ("hex of a ship", range(NO_HEX, len(tables.names)), self.ship),
                ("cubes", range(1 << PLACE_BITS * PLACES), self.cubes),
                ("colony", range(NO_PLANET, PLANETS), self.colony),
                ("terraformed", range(1 << PLANETS), self.terraformed),
                ("levels", range(1 << LEVEL_BITS * TECHNOLOGIES), self.levels),
                ("space of a track", range(SPACES), self.space),
                ("medals", range(LONG + 1), self.medals),
                ("cell", range(ACTIONS), self.cell),
                ("objective", range(OBJECTIVE_UNSEEN, OBJECTIVES), self.objective),
                ("free levels", range(CHOSEN_UNSEEN, PAIRS), self.choice),
                ("hex of a body laid", range(NO_HEX, len(tables.names)), self.sites),
                ("score", range(LONG + 1), self.score),
                ("seat asked", range(NOBODY, seats), [int(self.seat)]),
                ("turn", range(MOST_TURNS + 1), [int(self.turn)]),
                ("viewer", range(TRUTH, seats + 1), [int(self.viewer)]),
                ("depth of the stack", range(MAX_FRAMES + 1), [int(self.depth)]),
                ("quantum steps", range(QUANTUM_STEPS + 1), [int(self.steps)]),
                ("in play", range(1 << TOKENS), [int(self.in_play)]),
                ("medals lying", range(int(tables.medals) + 1), [int(self.lying)]),
                ("medals on the card", range(1 << 16), [int(self.on_card)]),
                ("deck", range(1 << PROGRESS_CARDS), [int(self.deck)]),
                ("card", range(NO_CARD, PROGRESS_CARDS), [int(self.card)]),
                ("round", range(int(tables.rounds) + 1), [int(self.round)]),
                ("seat", range(NO_SEAT, seats), [int(self.first)]),
                ("seat", range(NO_SEAT, seats), [int(self.on_turn)]),
                ("ships that moved", range(1 << SHIPS), [int(self.moved)]),
                ("bonuses", range(1 << BONUSES), [int(self.bonuses)]),
                ("paid", range(3), [int(self.paid)]),
                ("transformed", range(LONG + 1), [int(self.transformed)]),
                ("assigned", range(LONG + 1), [int(self.assigned)]),
                ("source", range(CAUSES), [int(self.source)]),
                ("winners", range(1 << seats), [int(self.winners)]),
                ("reason", range(RUNNING, FAILED + 1), [int(self.reason)]),
                ("seen", range(1 << PLACE_BITS * PLACES), self.seen),
            ]
        )
