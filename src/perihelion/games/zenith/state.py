"""The fields of a Zenith state.

A side is a seat of the two-seat game or a team of the four-seat game. Seats 0 and 1 are team 0
there, seats 2 and 3 team 1. Positions on the tracks are counted from the centre: side 0 pulls
towards +4, side 1 towards -4.
"""
# Generated from fields.py by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.zenith.codes import (
    BOARDS,
    CARDS,
    CHOSEN_UNSEEN,
    COLUMN,
    DECK,
    FRAME,
    HAND,
    HELD_BEFORE,
    LEVELS,
    MAX_FRAMES,
    MOST_STOCK,
    MOST_TURNS,
    NO_CARD,
    NO_SIDE,
    NO_TOKEN,
    NOT_CHOSEN,
    ODDS,
    OFF,
    PLACES,
    PLANETS,
    REASON_EMPTY_HAND,
    TOKEN_KINDS,
    UNSEEN,
)
from perihelion.games.zenith.tables import Rulings, Tables
from perihelion.kernel.packing import Unpacking, out_of_range
from perihelion.kernel.rows import copy_bytes, copy_words
from perihelion.kernel.state import NOBODY, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


_UNSEEN_WHERE: Final = vec[u8]([u8(UNSEEN)] * CARDS)
_UNSEEN_LINK: Final = vec[u8]([u8(NO_CARD)] * CARDS)
_UNSEEN_DECK: Final = vec[u8]([u8(NO_CARD)] * CARDS)
_UNSEEN_KNOWN: Final = vec[u8]([u8(0)] * CARDS)
_UNSEEN_HAND_FIRST: Final = vec[i64]([i64(NO_CARD)] * 4)
_UNSEEN_CHOICE: Final = vec[i64]([i64(NOT_CHOSEN)] * 4)


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
            self.where: vec[u8] = vec[u8]([u8(DECK)] * CARDS)
            """The place of each card."""
            self.link: vec[u8] = vec[u8]([u8(NO_CARD)] * CARDS)
            """The next higher card of the same hand, the card beneath in the same column, or the
            index in `deck`."""
            self.deck: vec[u8] = vec[u8]([u8(NO_CARD)] * CARDS)
            """The cards of the deck, `deck_size` of them, in no order that means anything: drawing
            one is a question to chance. Never packed, since `where` says the same."""
            self.height: vec[u8] = vec[u8]([u8(0)] * CARDS)
            """How high each card lies in its column, the lowest at 1; 0 in no column. Never packed,
            since `link` says the same."""
            self.known: vec[u8] = vec[u8]([u8(0)] * CARDS)
            """For a card in a hand: the seats besides its holder that have held it, and so know
            where it is; and HELD_BEFORE."""
            self.hand_first: vec[i64] = vec[i64]([i64(NO_CARD)] * 4)
            self.hand_size: vec[i64] = vec[i64]([i64(0)] * 4)
            self.held_low: vec[i64] = vec[i64]([i64(0)] * 4)
            """At least so many cards of a hand date from before the last reshuffle, as anybody
            outside its team can tell; see `rules/ages.py`."""
            self.held_high: vec[i64] = vec[i64]([i64(0)] * 4)
            self.odds: vec[i64] = vec[i64]([i64(0)] * (0 if seats == 2 else 2 * ODDS))
            """For each team: how likely each number from `held_low` on is; see `rules/ages.py`."""
            self.column_top: vec[i64] = vec[i64]([i64(NO_CARD)] * (2 * PLANETS))
            self.column_size: vec[i64] = vec[i64]([i64(0)] * (2 * PLANETS))
            self.disc: vec[i64] = vec[i64]([i64(0)] * PLANETS)
            self.won: vec[i64] = vec[i64]([i64(0)] * (2 * PLANETS))
            self.stock: vec[i64] = vec[i64]([i64(0)] * 4)
            """Credits and zenithium of side 0, then of side 1."""
            self.level: vec[i64] = vec[i64]([i64(0)] * 6)
            """Technology levels of side 0 by people, then of side 1."""
            self.boards: vec[i64] = vec[i64]([i64(-1)] * 3)
            self.token_at: vec[i64] = vec[i64]([i64(NO_TOKEN)] * PLACES)
            self.reserve: vec[i64] = vec[i64]([i64(0)] * TOKEN_KINDS)
            self.spent: vec[i64] = vec[i64]([i64(0)] * TOKEN_KINDS)
            self.reserve_start: vec[i64] = vec[i64]([i64(0)] * TOKEN_KINDS)
            """The reserve when its epoch began."""
            self.choice: vec[i64] = vec[i64]([i64(NOT_CHOSEN)] * 4)
            self.depth: i64 = 0
            self.deck_size: i64 = 0
            self.deck_start: i64 = 0
            """The size of the deck when its epoch began."""
            self.deck_epoch: i64 = 0
            self.discard_size: i64 = 0
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
            self.discs_off: i64 = 0
            """How many planets have lost their disc this turn."""
            self.frames: vec[i64] = vec[i64]([i64(0)] * MAX_FRAMES)
            """Pending work, one word for each frame below the top; see `rules/frames.py`."""
            self.frame: i64 = 0
            """The frame on top."""
            self.discard_first: i64 = NO_CARD
            """Where the chain of the discard pile begins; never packed, like `deck`."""
            self.team_bit: i64 = 0 if seats == 2 else 1
            """How many low bits of a seat tell the members of a side apart."""
        else:
            self.height = like.height[:]
            self.hand_size = like.hand_size[:]
            self.held_low = like.held_low[:]
            self.held_high = like.held_high[:]
            self.odds = like.odds[:]
            self.column_top = like.column_top[:]
            self.column_size = like.column_size[:]
            self.disc = like.disc[:]
            self.won = like.won[:]
            self.stock = like.stock[:]
            self.level = like.level[:]
            self.boards = like.boards[:]
            self.token_at = like.token_at[:]
            self.reserve = like.reserve[:]
            self.spent = like.spent[:]
            self.reserve_start = like.reserve_start[:]
            self.depth = like.depth
            self.deck_size = like.deck_size
            self.deck_start = like.deck_start
            self.deck_epoch = like.deck_epoch
            self.discard_size = like.discard_size
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
            self.discs_off = like.discs_off
            self.frames = like.frames[:]
            self.frame = like.frame
            self.discard_first = like.discard_first
            self.team_bit = like.team_bit
            if viewer == like.viewer:
                self.where = like.where[:]
                self.link = like.link[:]
                self.deck = like.deck[:]
                self.known = like.known[:]
                self.hand_first = like.hand_first[:]
                self.choice = like.choice[:]
            else:
                self.where = _UNSEEN_WHERE[:]
                self.link = _UNSEEN_LINK[:]
                self.deck = _UNSEEN_DECK[:]
                self.known = _UNSEEN_KNOWN[:]
                self.hand_first = _UNSEEN_HAND_FIRST[:]
                self.choice = _UNSEEN_CHOICE[:]
        super().__init__(game, seats)
        self.viewer = viewer
        if like is not None:
            self.seat = like.seat
            self.turn = like.turn

    def become(self, like: Fields) -> None:
        """Be as another state of the same table, with the rows that are there."""
        copy_bytes(like.where, self.where)
        copy_bytes(like.link, self.link)
        copy_bytes(like.deck, self.deck)
        copy_bytes(like.height, self.height)
        copy_bytes(like.known, self.known)
        copy_words(like.hand_first, self.hand_first)
        copy_words(like.hand_size, self.hand_size)
        copy_words(like.held_low, self.held_low)
        copy_words(like.held_high, self.held_high)
        copy_words(like.odds, self.odds)
        copy_words(like.column_top, self.column_top)
        copy_words(like.column_size, self.column_size)
        copy_words(like.disc, self.disc)
        copy_words(like.won, self.won)
        copy_words(like.stock, self.stock)
        copy_words(like.level, self.level)
        copy_words(like.boards, self.boards)
        copy_words(like.token_at, self.token_at)
        copy_words(like.reserve, self.reserve)
        copy_words(like.spent, self.spent)
        copy_words(like.reserve_start, self.reserve_start)
        copy_words(like.choice, self.choice)
        self.seat = like.seat
        self.turn = like.turn
        self.viewer = like.viewer
        self.depth = like.depth
        self.deck_size = like.deck_size
        self.deck_start = like.deck_start
        self.deck_epoch = like.deck_epoch
        self.discard_size = like.discard_size
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
        self.discs_off = like.discs_off
        copy_words(like.frames, self.frames)
        self.frame = like.frame
        self.discard_first = like.discard_first
        self.team_bit = like.team_bit
        self.log = None

    def to_bytes(self) -> bytes:
        return b"".join(
            [
                bytes(memoryview(self.where)),
                bytes(memoryview(self.links())),
                bytes(memoryview(self.known)),
                bytes(memoryview(self.hand_first)),
                bytes(memoryview(self.hand_size)),
                bytes(memoryview(self.held_low)),
                bytes(memoryview(self.held_high)),
                bytes(memoryview(self.odds)),
                bytes(memoryview(self.column_top)),
                bytes(memoryview(self.column_size)),
                bytes(memoryview(self.disc)),
                bytes(memoryview(self.won)),
                bytes(memoryview(self.stock)),
                bytes(memoryview(self.level)),
                bytes(memoryview(self.boards)),
                bytes(memoryview(self.token_at)),
                bytes(memoryview(self.reserve)),
                bytes(memoryview(self.spent)),
                bytes(memoryview(self.reserve_start)),
                bytes(memoryview(self.choice)),
                bytes(
                    memoryview(
                        vec[i64](
                            [
                                self.seat,
                                self.turn,
                                self.viewer,
                                self.depth,
                                self.deck_size,
                                self.deck_start,
                                self.deck_epoch,
                                self.discard_size,
                                self.reserve_epoch,
                                self.badge,
                                self.badge_gold,
                                self.starter,
                                self.on_turn,
                                self.second,
                                self.end_0,
                                self.end_1,
                                self.began_0,
                                self.began_1,
                                self.played_0,
                                self.played_1,
                                self.pulled,
                                self.pulled_from,
                                self.lots,
                                self.winner,
                                self.reason,
                                self.discs_off,
                            ]
                        )
                    )
                ),
                bytes(memoryview(self.packed_frames())),
            ]
        )

    def links(self) -> vec[u8]:
        """`link` as it is packed."""
        raise NotImplementedError

    def packed_frames(self) -> vec[i64]:
        """`frames` as it is packed."""
        raise NotImplementedError

    def load_frames(self, numbers: list[int]) -> None:
        """Take `frames` as it was packed."""
        raise NotImplementedError

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed; raises BadPosition for others."""
        packed = Unpacking(data)
        packed.fill_bytes(self.where)
        packed.fill_bytes(self.link)
        packed.fill_bytes(self.known)
        packed.fill(self.hand_first, len(self.hand_first))
        packed.fill(self.hand_size, len(self.hand_size))
        packed.fill(self.held_low, len(self.held_low))
        packed.fill(self.held_high, len(self.held_high))
        packed.fill(self.odds, len(self.odds))
        packed.fill(self.column_top, len(self.column_top))
        packed.fill(self.column_size, len(self.column_size))
        packed.fill(self.disc, len(self.disc))
        packed.fill(self.won, len(self.won))
        packed.fill(self.stock, len(self.stock))
        packed.fill(self.level, len(self.level))
        packed.fill(self.boards, len(self.boards))
        packed.fill(self.token_at, len(self.token_at))
        packed.fill(self.reserve, len(self.reserve))
        packed.fill(self.spent, len(self.spent))
        packed.fill(self.reserve_start, len(self.reserve_start))
        packed.fill(self.choice, len(self.choice))
        self.seat = packed.number()
        self.turn = packed.number()
        self.viewer = packed.number()
        self.depth = packed.number()
        self.deck_size = packed.number()
        self.deck_start = packed.number()
        self.deck_epoch = packed.number()
        self.discard_size = packed.number()
        self.reserve_epoch = packed.number()
        self.badge = packed.number()
        self.badge_gold = packed.number()
        self.starter = packed.number()
        self.on_turn = packed.number()
        self.second = packed.number()
        self.end_0 = packed.number()
        self.end_1 = packed.number()
        self.began_0 = packed.number()
        self.began_1 = packed.number()
        self.played_0 = packed.number()
        self.played_1 = packed.number()
        self.pulled = packed.number()
        self.pulled_from = packed.number()
        self.lots = packed.number()
        self.winner = packed.number()
        self.reason = packed.number()
        self.discs_off = packed.number()
        self.load_frames(packed.take(int(FRAME * self.depth)))
        packed.finish()

    def numbers_wrong(self) -> list[str]:
        """Numbers that no state has, in words."""
        seats = int(self.seats)
        is_blind = self.viewer != TRUTH
        return out_of_range(
            [
                (
                    "place of a card",
                    {
                        *range(HAND + seats),
                        *range(COLUMN, COLUMN + 2 * PLANETS),
                        UNSEEN if is_blind else DECK,
                    },
                    bytes(memoryview(self.where)),
                ),
                ("link of a card", {*range(CARDS), NO_CARD}, bytes(memoryview(self.links()))),
                (
                    "known",
                    {*range(1 << seats), *range(HELD_BEFORE, HELD_BEFORE + (1 << seats))},
                    bytes(memoryview(self.known)),
                ),
                ("first card of a hand", {*range(CARDS), NO_CARD}, self.hand_first),
                ("number of cards", range(CARDS + 1), self.hand_size),
                ("number of cards", range(CARDS + 1), self.held_low),
                ("number of cards", range(CARDS + 1), self.held_high),
                ("odds", range(1 << 48), self.odds),
                ("top of a column", {*range(CARDS), NO_CARD}, self.column_top),
                ("number of cards", range(CARDS + 1), self.column_size),
                ("disc", {*range(-3, 4), OFF}, self.disc),
                ("number of discs", range(PLANETS + 1), self.won),
                ("stock", range(MOST_STOCK), self.stock),
                ("level", range(LEVELS + 1), self.level),
                ("technology board", range(-1, BOARDS), self.boards),
                ("token on a board", range(NO_TOKEN, TOKEN_KINDS), self.token_at),
                ("number of tokens", range(17), self.reserve),
                ("number of tokens", range(17), self.spent),
                ("number of tokens", range(17), self.reserve_start),
                ("mulligan", range(CHOSEN_UNSEEN if is_blind else NOT_CHOSEN, 16), self.choice),
                ("seat asked", range(NOBODY, seats), [int(self.seat)]),
                ("turn", range(MOST_TURNS + 1), [int(self.turn)]),
                ("viewer", range(TRUTH, seats + 1), [int(self.viewer)]),
                ("depth of the stack", range(MAX_FRAMES + 1), [int(self.depth)]),
                ("number of cards", range(CARDS + 1), [int(self.deck_size)]),
                ("number of cards", range(CARDS + 1), [int(self.deck_start)]),
                ("deck epoch", range(MOST_STOCK), [int(self.deck_epoch)]),
                ("number of cards", range(CARDS + 1), [int(self.discard_size)]),
                ("reserve epoch", range(MOST_STOCK), [int(self.reserve_epoch)]),
                ("side", range(NO_SIDE, 2), [int(self.badge)]),
                ("face of the badge", range(2), [int(self.badge_gold)]),
                ("side", range(NO_SIDE, 2), [int(self.starter)]),
                ("seat on turn", range(seats), [int(self.on_turn)]),
                ("second", range(-1, seats), [int(self.second)]),
                ("end 0", range(2), [int(self.end_0)]),
                ("end 1", range(2, 4), [int(self.end_1)]),
                ("member of side 0", range(-1, seats // 2), [int(self.began_0)]),
                ("member of side 1", {-1, *range(seats // 2, seats)}, [int(self.began_1)]),
                ("member of side 0", range(-1, seats // 2), [int(self.played_0)]),
                ("member of side 1", {-1, *range(seats // 2, seats)}, [int(self.played_1)]),
                ("planet moved last", range(-1, PLANETS), [int(self.pulled)]),
                ("pulled from", range(-3, 4), [int(self.pulled_from)]),
                ("lots", range(MOST_STOCK), [int(self.lots)]),
                ("side", range(NO_SIDE, 2), [int(self.winner)]),
                ("reason", range(REASON_EMPTY_HAND + 1), [int(self.reason)]),
                ("discs off", range(PLANETS + 1), [int(self.discs_off)]),
            ]
        )
