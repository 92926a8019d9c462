"""Zenith as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.zenith.codes import (
    A_DECLINE,
    C_TOKEN,
    CARDS,
    DISCARD,
    F_DEAL,
    F_END_TURN,
    F_HAND_OVER,
    F_MOBILIZE,
    F_MULLIGAN,
    F_ORDER,
    F_TURN,
    FRAME,
    MAX_FRAMES,
    NO_CARD,
    NO_SIDE,
)
from perihelion.games.zenith.rules.apply import answer, answer_chance
from perihelion.games.zenith.rules.frames import (
    frame_fields,
    kind_in,
    put_frame,
    seat_in,
)
from perihelion.games.zenith.rules.hidden_info import fill_in, hide
from perihelion.games.zenith.rules.legal import (
    guess_planet,
    guess_turn,
    is_token_asked,
    list_answers,
    list_chance,
)
from perihelion.games.zenith.rules.observing import observe
from perihelion.games.zenith.rules.piles import list_piles
from perihelion.games.zenith.rules.setup import is_mulligan_shown, lay_out, mulligan_seats
from perihelion.games.zenith.rules.sides import partner_of, side_of
from perihelion.games.zenith.rules.stack import settle
from perihelion.games.zenith.rules.tokens import draw_token
from perihelion.games.zenith.rules.turn import is_order_open
from perihelion.games.zenith.state import Fields
from perihelion.games.zenith.tables import Rulings, Tables
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.packing import NUMBER, Unpacking
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, EVERYONE, TRUTH

if TYPE_CHECKING:
    from perihelion.kernel.game import Game

SCALARS: Final = 26


class ZenithState(Fields):
    """One moment of a match of Zenith."""

    def clone(self) -> ZenithState:
        return ZenithState(self.game, int(self.seats), self.tables, self.rulings, self)

    def legal_into(self, seat: i64, out: Answers) -> None:
        if seat == CHANCE:
            list_chance(self, out)
        else:
            list_answers(self, seat, out)

    def apply_as(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            answer_chance(self, action)
        else:
            answer(self, seat, action)
        settle(self)

    def deciders_mask(self) -> i64:
        one: i64 = 1
        if self.seat < 0:
            return 0
        kind = kind_in(self.frame)
        if kind == F_MULLIGAN:
            return mulligan_seats(self)
        mask: i64 = one << self.seat
        if kind == F_ORDER and is_order_open(self):
            mask |= one << partner_of(self.seat)
        return mask

    def is_mobilizing(self) -> bool:
        """Whether a card of the deck would go to a column, not to a hand."""
        return self.depth > 0 and kind_in(self.frame) == F_MOBILIZE

    def weight_of(self, action: i64) -> i64:
        kind: i64 = action - C_TOKEN
        if 0 <= kind < 8:
            return self.reserve[kind]
        return 1

    def draw(self, rng: Rng) -> i64:
        kind = kind_in(self.frame)
        if kind == F_END_TURN or kind == F_MOBILIZE or kind == F_DEAL:
            at = rng.below(self.deck_size)
            return i64(self.deck[at])
        if is_token_asked(self):
            return C_TOKEN + draw_token(self, rng)
        return super().draw(rng)

    def guess(self, seat: i64, answers: Answers, rng: Rng) -> i64:
        if kind_in(self.frame) == F_TURN:
            return guess_turn(self, seat, rng)
        planet = guess_planet(self, seat, rng)
        if planet >= 0:
            return planet
        return super().guess(seat, answers, rng)

    def audience_of(self, seat: i64, action: i64) -> i64:
        one: i64 = 1
        kind = kind_in(self.frame)
        if seat == CHANCE:
            if action < C_TOKEN and kind != F_MOBILIZE:
                return one << seat_in(self.frame)
            return EVERYONE
        if kind == F_MULLIGAN and not is_mulligan_shown(self):
            return one << seat
        if kind == F_HAND_OVER and action != A_DECLINE:
            return (one << seat) | (one << partner_of(seat))
        return EVERYONE

    def utility(self, seat: int) -> float:
        if self.winner == NO_SIDE:
            return 0.0
        return 1.0 if side_of(self, seat) == self.winner else -1.0

    def blind(self, seat: int) -> ZenithState:
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        copy = self.clone()
        hide(copy, seat)
        return copy

    def imagine(self, rng: Rng) -> ZenithState:
        copy = self.clone()
        if self.viewer != TRUTH:
            fill_in(copy, rng)
        return copy

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        observe(self, viewer, out)

    def to_bytes(self) -> bytes:
        parts = [
            bytes(memoryview(self.where)),
            bytes(memoryview(self._links())),
            bytes(memoryview(self.known)),
        ]
        for numbers in self._numbers():
            parts += [bytes(memoryview(numbers))]
        parts += [bytes(memoryview(self._scalars()))]
        for number in range(self.depth):
            fields = vec[i64]([i64(field) for field in frame_fields(self, int(number))])
            parts += [bytes(memoryview(fields))]
        return b"".join(parts)

    def _links(self) -> vec[u8]:
        """The links without those of deck and discard pile, which have no order that counts."""
        links = self.link[:]
        card: i64 = 0
        while card < CARDS:
            if i64(self.where[card]) <= DISCARD:
                links[card] = u8(NO_CARD)
            card += 1
        return links

    def _numbers(self) -> list[vec[i64]]:
        return [
            self.hand_first,
            self.hand_size,
            self.held_low,
            self.held_high,
            self.odds,
            self.column_top,
            self.column_size,
            self.disc,
            self.won,
            self.stock,
            self.level,
            self.boards,
            self.token_at,
            self.reserve,
            self.spent,
            self.reserve_start,
            self.choice,
        ]

    def _scalars(self) -> vec[i64]:
        return vec[i64](
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

    def _load_scalars(self, numbers: list[int]) -> None:
        self.seat = numbers[0]
        self.turn = numbers[1]
        self.viewer = numbers[2]
        self.depth = numbers[3]
        self.deck_size = numbers[4]
        self.deck_start = numbers[5]
        self.deck_epoch = numbers[6]
        self.discard_size = numbers[7]
        self.reserve_epoch = numbers[8]
        self.badge = numbers[9]
        self.badge_gold = numbers[10]
        self.starter = numbers[11]
        self.on_turn = numbers[12]
        self.second = numbers[13]
        self.end_0 = numbers[14]
        self.end_1 = numbers[15]
        self.began_0 = numbers[16]
        self.began_1 = numbers[17]
        self.played_0 = numbers[18]
        self.played_1 = numbers[19]
        self.pulled = numbers[20]
        self.pulled_from = numbers[21]
        self.lots = numbers[22]
        self.winner = numbers[23]
        self.reason = numbers[24]
        self.discs_off = numbers[25]

    def load_bytes(self, data: bytes) -> None:
        """Become the state that `to_bytes` packed."""
        fixed = 3 * CARDS + NUMBER * (SCALARS + sum([len(row) for row in self._numbers()]))
        depth, rest = divmod(len(data) - fixed, NUMBER * FRAME)
        if rest or not 0 <= depth <= MAX_FRAMES:
            raise BadPosition(f"{len(data)} bytes are no state of zenith for {self.seats} seats")
        packed = Unpacking(data)
        for cards in (self.where, self.link, self.known):
            packed.fill_bytes(cards)
        for row in self._numbers():
            packed.fill(row, len(row))
        self._load_scalars(packed.take(SCALARS))
        if self.depth != depth:
            raise BadPosition(f"the stack has {depth} frames, not {self.depth}")
        for number in range(depth):
            put_frame(self, number, packed.take(FRAME))
        list_piles(self)


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> ZenithState:
    """A match before its first question."""
    state = ZenithState(game, seats, tables, rulings, None)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> ZenithState:
    """A state with nothing in it, for loading and for building positions."""
    return ZenithState(game, seats, tables, rulings, None)


def hand_of(state: ZenithState, seat: int) -> list[int]:
    """The cards of a hand that are known, ascending: the order of the bits of a mulligan."""
    cards: list[int] = []
    card = state.hand_first[seat]
    while card < CARDS:
        cards.append(int(card))
        card = i64(state.link[card])
    return cards


def resume(state: ZenithState) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
