"""The fields of a Zenith state and nothing clever.

A side is a seat of the two-seat game or a team of the four-seat game. Seats 0 and 1 are team 0
there, seats 2 and 3 team 1. Positions on the tracks are counted from the centre: side 0 pulls
towards +4, side 1 towards -4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.zenith.codes import (
    CARDS,
    MAX_FRAMES,
    NO_CARD,
    NO_SIDE,
    NO_TOKEN,
    NOT_CHOSEN,
    ODDS,
    PLACES,
    PLANETS,
    TOKEN_KINDS,
)
from perihelion.games.zenith.tables import Rulings, Tables
from perihelion.kernel.state import State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


def _same(value: int, length: int) -> vec[i64]:
    return vec[i64]([i64(value)] * length)


def _cards(value: int) -> vec[u8]:
    return vec[u8]([u8(value)] * CARDS)


class Fields(State):
    """Everything that is true of a Zenith match."""

    def __init__(
        self, game: Game, seats: int, tables: Tables, rulings: Rulings, like: Fields | None
    ) -> None:
        # All fields here and before the base class has its turn: so mypyc knows that they are
        # always there, and does not look each time.
        self.tables = tables
        self.rulings = rulings
        self.team_bit: i64 = 0 if seats == 2 else 1
        """How many low bits of a seat tell the members of a side apart."""
        if like is None:
            self.where: vec[u8] = _cards(0)
            """The place of each card."""
            self.link: vec[u8] = _cards(NO_CARD)
            """The next higher card of the same hand, the card beneath in the same column, or the
            index in `deck`."""
            self.deck: vec[u8] = _cards(NO_CARD)
            """The cards of the deck, `deck_size` of them, in no order that means anything: drawing
            one is a question to chance. Never packed, since `where` says the same."""
            self.known: vec[u8] = _cards(0)
            """For a card in a hand: the seats besides its holder that have held it, and so know
            where it is; and HELD_BEFORE."""
            self.hand_first: vec[i64] = _same(NO_CARD, 4)
            self.hand_size: vec[i64] = _same(0, 4)
            self.held_low: vec[i64] = _same(0, 4)
            """At least so many cards of a hand date from before the last reshuffle, as anybody
            outside its team can tell; see `rules/ages.py`."""
            self.held_high: vec[i64] = _same(0, 4)
            self.odds: vec[i64] = _same(0, 0 if seats == 2 else 2 * ODDS)
            """For each team: how likely each number from `held_low` on is; see `rules/ages.py`."""
            self.column_top: vec[i64] = _same(NO_CARD, 2 * PLANETS)
            self.column_size: vec[i64] = _same(0, 2 * PLANETS)
            self.disc: vec[i64] = _same(0, PLANETS)
            self.discs_off: i64 = 0
            """How many planets have lost their disc this turn."""
            self.won: vec[i64] = _same(0, 2 * PLANETS)
            self.stock: vec[i64] = _same(0, 4)
            """Credits and zenithium of side 0, then of side 1."""
            self.level: vec[i64] = _same(0, 6)
            """Technology levels of side 0 by people, then of side 1."""
            self.boards: vec[i64] = _same(-1, 3)
            self.token_at: vec[i64] = _same(NO_TOKEN, PLACES)
            self.reserve: vec[i64] = _same(0, TOKEN_KINDS)
            self.spent: vec[i64] = _same(0, TOKEN_KINDS)
            self.reserve_start: vec[i64] = _same(0, TOKEN_KINDS)
            """The reserve when its epoch began."""
            self.choice: vec[i64] = _same(NOT_CHOSEN, 4)
            self.frames: vec[i64] = _same(0, MAX_FRAMES)
            """Pending work, one word for each frame below the top; see `rules/frames.py`."""
            self.frame: i64 = 0
            """The frame on top."""
            self.depth: i64 = 0
            self.deck_size: i64 = 0
            self.deck_start: i64 = 0
            """The size of the deck when its epoch began."""
            self.deck_epoch: i64 = 0
            self.discard_size: i64 = 0
            self.discard_first: i64 = NO_CARD
            """Where the chain of the discard pile begins; never packed, like `deck`."""
            self.reserve_epoch: i64 = 0
            self.badge: i64 = NO_SIDE
            self.badge_gold: i64 = 0
            self.starter: i64 = NO_SIDE
            """The side that starts."""
            self.on_turn: i64 = 0
            self.second: i64 = -1
            """The member that still has to play in this round of its team, or -1."""
            self.end_0: i64 = 0
            """The seat of team 0 at the technology end."""
            self.end_1: i64 = 2
            self.began_0: i64 = -1
            """The member of team 0 that began its last round, or -1."""
            self.began_1: i64 = -1
            self.played_0: i64 = -1
            """The member of team 0 that had its last turn, or -1."""
            self.played_1: i64 = -1
            self.pulled: i64 = -1
            """The planet whose disc moved last in this turn, or -1 (Z05)."""
            self.pulled_from: i64 = 0
            """Where that disc stood before."""
            self.lots: i64 = 0
            """Members drawn by lot so far (Z16)."""
            self.winner: i64 = NO_SIDE
            self.reason: i64 = 0
        else:
            self.where = like.where[:]
            self.link = like.link[:]
            self.deck = like.deck[:]
            self.known = like.known[:]
            self.hand_first = like.hand_first[:]
            self.hand_size = like.hand_size[:]
            self.held_low = like.held_low[:]
            self.held_high = like.held_high[:]
            self.odds = like.odds[:]
            self.column_top = like.column_top[:]
            self.column_size = like.column_size[:]
            self.disc = like.disc[:]
            self.discs_off = like.discs_off
            self.won = like.won[:]
            self.stock = like.stock[:]
            self.level = like.level[:]
            self.boards = like.boards[:]
            self.token_at = like.token_at[:]
            self.reserve = like.reserve[:]
            self.spent = like.spent[:]
            self.reserve_start = like.reserve_start[:]
            self.choice = like.choice[:]
            self.frames = like.frames[:]
            self.frame = like.frame
            self.depth = like.depth
            self.deck_size = like.deck_size
            self.deck_start = like.deck_start
            self.deck_epoch = like.deck_epoch
            self.discard_size = like.discard_size
            self.discard_first = like.discard_first
            self.reserve_epoch = like.reserve_epoch
            self.badge = like.badge
            self.badge_gold = like.badge_gold
            self.starter = like.starter
            self.on_turn = like.on_turn
            self.second = like.second
            self.end_0 = like.end_0
            self.end_1 = like.end_1
            self.began_0 = like.began_0
            self.began_1 = like.began_1
            self.played_0 = like.played_0
            self.played_1 = like.played_1
            self.pulled = like.pulled
            self.pulled_from = like.pulled_from
            self.lots = like.lots
            self.winner = like.winner
            self.reason = like.reason
        super().__init__(game, seats)
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn
            self.viewer = like.viewer
