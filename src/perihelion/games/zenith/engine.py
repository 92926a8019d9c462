"""Zenith as the kernel drives it: the fields of a state joined to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.apply import answer, answer_chance, mobilize_all
from perihelion.games.zenith.rules.frames import (
    frame_fields,
    kind_in,
    put_frame,
    seat_in,
)
from perihelion.games.zenith.rules.hidden_info import fill_in, show
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
from perihelion.games.zenith.rules.turn import fill_hand, finish_turn, is_order_open
from perihelion.games.zenith.state import Fields
from perihelion.games.zenith.tables import Rulings, Tables
from perihelion.kernel.answers import Answers
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, EVERYONE, TRUTH, State

if TYPE_CHECKING:
    from perihelion.kernel.game import Game


class ZenithState(Fields):
    """One moment of a match of Zenith."""

    def clone(self) -> ZenithState:
        return self._seen_by(self.viewer)

    def clone_into(self, spare: State) -> ZenithState:
        assert isinstance(spare, ZenithState)
        spare.become(self)
        return spare

    def _seen_by(self, viewer: i64) -> ZenithState:
        return ZenithState(self.game, int(self.seats), self.tables, self.rulings, self, viewer)

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
        if kind == c.F_MULLIGAN:
            return mulligan_seats(self)
        mask: i64 = one << self.seat
        if kind == c.F_ORDER and is_order_open(self):
            mask |= one << partner_of(self.seat)
        return mask

    def is_mobilizing(self) -> bool:
        """Whether a card of the deck would go to a column, not to a hand."""
        return self.depth > 0 and kind_in(self.frame) == c.F_MOBILIZE

    def weight_of(self, action: i64) -> i64:
        kind: i64 = action - c.C_TOKEN
        if 0 <= kind < 8:
            return self.reserve[kind]
        return 1

    def draw(self, rng: Rng) -> i64:
        kind = kind_in(self.frame)
        if kind == c.F_END_TURN or kind == c.F_MOBILIZE or kind == c.F_DEAL:
            at = rng.below(self.deck_size)
            return i64(self.deck[at])
        if is_token_asked(self):
            return c.C_TOKEN + draw_token(self, rng)
        return super().draw(rng)

    def answer_chance(self, rng: Rng) -> i64:
        count: i64 = 0
        while self.seat == CHANCE:
            kind = kind_in(self.frame)
            if kind == c.F_END_TURN and self.log is None:
                count += fill_hand(self, rng)
                finish_turn(self)
            elif kind == c.F_MOBILIZE and self.log is None:
                count += mobilize_all(self, rng)
            else:
                answer_chance(self, self.draw(rng))
                count += 1
            settle(self)
        return count

    def guess(self, seat: i64, answers: Answers, rng: Rng) -> i64:
        if kind_in(self.frame) == c.F_TURN:
            return guess_turn(self, seat, rng)
        planet = guess_planet(self, seat, rng)
        if planet >= 0:
            return planet
        return super().guess(seat, answers, rng)

    def audience_of(self, seat: i64, action: i64) -> i64:
        one: i64 = 1
        kind = kind_in(self.frame)
        if seat == CHANCE:
            if action < c.C_TOKEN and kind != c.F_MOBILIZE:
                return one << seat_in(self.frame)
            return EVERYONE
        if kind == c.F_MULLIGAN and not is_mulligan_shown(self):
            return one << seat
        if kind == c.F_HAND_OVER and action != c.A_DECLINE:
            return (one << seat) | (one << partner_of(seat))
        return EVERYONE

    def utility(self, seat: int) -> float:
        if self.winner == c.NO_SIDE:
            return 0.0
        return 1.0 if side_of(self, seat) == self.winner else -1.0

    def is_limited(self) -> bool:
        return self.reason == c.REASON_LIMIT

    def blind(self, seat: int) -> ZenithState:
        if self.viewer != TRUTH:
            raise BadPosition("a blind state knows no more than its own seat")
        known = self._seen_by(seat)
        show(known, self, seat)
        return known

    def imagine(self, rng: Rng) -> ZenithState:
        return self._filled_in(self.clone(), rng)

    def imagine_into(self, spare: State, rng: Rng) -> ZenithState:
        return self._filled_in(self.clone_into(spare), rng)

    def _filled_in(self, copy: ZenithState, rng: Rng) -> ZenithState:
        if self.viewer != TRUTH:
            fill_in(copy, rng)
        return copy

    def observe_into(self, viewer: i64, out: Sheet) -> None:
        observe(self, viewer, out)

    def links(self) -> vec[u8]:
        """The links without those of deck and discard pile, which have no order that counts."""
        links = self.link[:]
        card: i64 = 0
        while card < c.CARDS:
            if i64(self.where[card]) <= c.DISCARD:
                links[card] = u8(c.NO_CARD)
            card += 1
        return links

    def packed_frames(self) -> vec[i64]:
        fields = [frame_fields(self, number) for number in range(int(self.depth))]
        return vec[i64]([i64(number) for frame in fields for number in frame])

    def load_frames(self, numbers: list[int]) -> None:
        if self.depth > c.MAX_FRAMES:
            raise BadPosition(f"a stack of {self.depth} frames cannot be")
        for number in range(int(self.depth)):
            put_frame(self, number, numbers[c.FRAME * number : c.FRAME * number + c.FRAME])

    def load_bytes(self, data: bytes) -> None:
        super().load_bytes(data)
        list_piles(self)


def new_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> ZenithState:
    """A match before its first question."""
    state = ZenithState(game, seats, tables, rulings, None, TRUTH)
    lay_out(state)
    settle(state)
    return state


def bare_state(game: Game, seats: int, tables: Tables, rulings: Rulings) -> ZenithState:
    """A state with nothing in it, for loading and for building positions."""
    return ZenithState(game, seats, tables, rulings, None, TRUTH)


def hand_of(state: ZenithState, seat: int) -> list[int]:
    """The cards of a hand that are known, ascending: the order of the bits of a mulligan."""
    cards: list[int] = []
    card = state.hand_first[seat]
    while card < c.CARDS:
        cards.append(int(card))
        card = i64(state.link[card])
    return cards


def side_figures(state: ZenithState, side: int) -> list[int]:
    """What a side owns: its stock, its levels, the discs it won, and its columns.

    Each column from its top card down, with NO_CARD after the last.
    """
    figures = [int(state.stock[2 * side + i]) for i in range(2)]
    figures += [int(state.level[c.PEOPLES * side + i]) for i in range(c.PEOPLES)]
    figures += [int(state.won[c.PLANETS * side + i]) for i in range(c.PLANETS)]
    for i in range(c.PLANETS):
        card = state.column_top[c.PLANETS * side + i]
        while card != c.NO_CARD:
            figures.append(int(card))
            card = i64(state.link[card])
        figures.append(c.NO_CARD)
    return figures


def resume(state: ZenithState) -> None:
    """Find out who has to answer, after a position has been put on the table."""
    settle(state)
