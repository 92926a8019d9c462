"""Positions as plain data: written in full, read from as little as a scene needs.

A partial description is a turn about to be played: cards that are not named lie in the deck,
tokens that are not named in the reserve, everything else is as at the beginning of a match.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from perihelion.games.zenith import codes
from perihelion.games.zenith.actions import PLACE_IDS
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.engine import ZenithState, hand_of, resume
from perihelion.games.zenith.events import REASONS
from perihelion.games.zenith.positions.invariants import audit
from perihelion.games.zenith.positions.validate import check_settled, frames_wrong, numbers_wrong
from perihelion.games.zenith.rules import piles
from perihelion.games.zenith.rules.frames import become, frame_fields, put_frame
from perihelion.games.zenith.views.view import column_of
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import number_of, refuse, within
from perihelion.kernel.table_options import Value

FRAME_FIELDS: Final = ("kind", "seat", "at", "source", "picks", "moved", "left", "arg")


class SidePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side owns."""

    credits: int = 12
    zenithium: int = 1
    levels: dict[str, int] = {}
    columns: dict[str, list[str]] = {}
    """The cards of each column, the top one last."""
    won: dict[str, int] = {}
    badge: str | None = None


class Counting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only matters to knowing and to fair chance; a scene rarely names it."""

    known: dict[str, list[int]] = {}
    """The seats that have handed a card over."""
    held_before: list[str] = []
    """Cards of hands that date from before the last reshuffle."""
    held_bounds: list[list[int]] = []
    held_odds: list[list[int]] = []
    """For each team: the odds of those numbers, for its first seat."""
    deck_start: int | None = None
    deck_epoch: int = 0
    reserve_start: dict[str, int] | None = None
    reserve_epoch: int = 0
    lots: int = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A described position."""

    game: str = "zenith"
    seats: int = 2
    options: dict[str, Value] = {}
    boards: str | list[str | None] = "SUN"
    discs: dict[str, int | None] = {}
    """Towards side 0 above 0, towards side 1 below; None for a disc just won."""
    sides: list[SidePosition] = []
    hands: list[list[str]] = []
    discard: list[str] = []
    tokens: dict[str, str] = {}
    spent: dict[str, int] = {}
    turn: int = 1
    on_turn: int = 0
    second: int | None = None
    starter: int | None = 0
    ends: tuple[int, int] = (0, 2)
    began: tuple[int | None, int | None] = (None, None)
    played: tuple[int | None, int | None] = (None, None)
    pulled: tuple[int, int] = (-1, 0)
    choices: list[int] = []
    counting: Counting = Counting()
    frames: list[dict[str, int]] | None = None
    winner: int | None = None
    reason: str | None = None


def fill(state: ZenithState, position: Position, components: Components) -> None:
    """Give a bare state everything a description says; raises BadPosition."""
    _Reader(state, position, components).read()
    refuse(numbers_wrong(state) or frames_wrong(state))
    try:
        resume(state)
    except IndexError as error:
        raise BadPosition(f"the rules cannot go on from here: {error}") from None
    refuse(audit(state))
    check_settled(state)


class _Reader:
    """Puts a description on the table."""

    def __init__(self, state: ZenithState, position: Position, components: Components) -> None:
        self.state = state
        self.given = position
        self.components = components
        self.placed: set[str] = set()

    def read(self) -> None:
        self._boards()
        self._sides()
        self._hands()
        for card in self.given.discard:
            piles.put_on_discard(self.state, self._card(card))
        for card in self.components.card_ids:
            if card not in self.placed:
                piles.join_deck(self.state, self.components.card_number[card])
        self._tokens()
        self._counting()
        self._turn()
        self._frames()

    def _card(self, card: str) -> int:
        if card in self.placed:
            raise BadPosition(f"the card {card!r} is in two places")
        self.placed.add(card)
        return number_of(self.components.card_ids, card, "card")

    def _boards(self) -> None:
        boards = self.given.boards
        if len(boards) != 3:
            raise BadPosition(f"three technology sides, such as SUN, not {boards!r}")
        for piece, board in enumerate(boards):
            if board is None:
                continue
            number = number_of(BOARD_IDS, board, "technology side")
            if number // 2 != piece:
                raise BadPosition(f"side {board} does not belong to piece {piece + 1}")
            self.state.boards[piece] = number
        for planet, disc in self.given.discs.items():
            number = number_of(PLANET_IDS, planet, "planet")
            self.state.disc[number] = codes.OFF if disc is None else within(disc, -3, 3, "disc")
            self.state.discs_off += disc is None

    def _sides(self) -> None:
        if len(self.given.sides) > 2:
            raise BadPosition("there are two sides")
        for side in range(2):
            given = self.given.sides[side] if side < len(self.given.sides) else SidePosition()
            self._side(side, given)

    def _side(self, side: int, given: SidePosition) -> None:
        state = self.state
        state.stock[2 * side] = within(given.credits, 0, 10_000, "credits")
        state.stock[2 * side + 1] = within(given.zenithium, 0, 10_000, "zenithium")
        for people, level in given.levels.items():
            number = number_of(PEOPLE_IDS, people, "people")
            state.level[3 * side + number] = within(level, 0, codes.LEVELS, "level")
        for planet, cards in given.columns.items():
            column = number_of(PLANET_IDS, planet, "planet")
            for card in cards:
                number = self._card(card)
                if int(state.tables.planet[number]) != column:
                    raise BadPosition(f"{card} is no card of {planet}")
                piles.put_on_column(state, side, number)
        for planet, count in given.won.items():
            number = number_of(PLANET_IDS, planet, "planet")
            state.won[5 * side + number] = within(count, 0, 3, "discs won")
        if given.badge is not None:
            if state.badge != codes.NO_SIDE:
                raise BadPosition("both sides hold the badge")
            state.badge = side
            state.badge_gold = number_of(("silver", "gold"), given.badge, "badge side")

    def _hands(self) -> None:
        if len(self.given.hands) > self.given.seats:
            raise BadPosition(f"{len(self.given.hands)} hands for {self.given.seats} seats")
        for seat, hand in enumerate(self.given.hands):
            for card in hand:
                number = self._card(card)
                piles.put_in_hand(self.state, seat, number)
                self.state.hand_size[seat] += 1

    def _tokens(self) -> None:
        state = self.state
        for kind in range(codes.TOKEN_KINDS):
            state.reserve[kind] = int(state.tables.token_count[kind])
        for place, token in self.given.tokens.items():
            kind = number_of(TOKEN_IDS, token, "token")
            state.token_at[number_of(PLACE_IDS, place, "token place")] = kind
            state.reserve[kind] -= 1
        for token, count in self.given.spent.items():
            kind = number_of(TOKEN_IDS, token, "token")
            state.spent[kind] = within(count, 0, 16, "spent tokens")
            state.reserve[kind] -= count
        for frame in self.given.frames or ():
            # A token being applied lies on no pile.
            cause = frame.get("arg", 0) - codes.CAUSE_TOKEN
            is_list = frame.get("kind") == codes.F_LIST and 0 <= cause < codes.TOKEN_KINDS
            if is_list and self._is_source(frame):
                state.reserve[cause] -= 1
        if any(left < 0 for left in state.reserve):
            raise BadPosition("there are more tokens of a kind than in the box")

    def _is_source(self, frame: dict[str, int]) -> bool:
        frames = self.given.frames or []
        source = frame.get("source", -1)
        return 0 <= source < len(frames) and frames[source] is frame

    def _counting(self) -> None:
        state, given = self.state, self.given.counting
        for card, seats in given.known.items():
            number = number_of(self.components.card_ids, card, "card")
            for seat in seats:
                bit = 1 << within(seat, 0, self.given.seats - 1, "seat")
                state.known[number] = int(state.known[number]) | bit
        for card in given.held_before:
            number = number_of(self.components.card_ids, card, "card")
            state.known[number] = int(state.known[number]) | codes.HELD_BEFORE
        for seat, bounds in enumerate(given.held_bounds):
            if len(bounds) != 2 or seat >= self.given.seats:
                raise BadPosition("held_bounds has a lower and an upper bound for each seat")
            low, high = (_small(bound, "bound of held cards") for bound in bounds)
            state.held_low[seat], state.held_high[seat] = low, high
        for team, odds in enumerate(given.held_odds):
            if self.given.seats != 4 or team > 1 or len(odds) > codes.ODDS:
                raise BadPosition("held_odds has up to 32 numbers for each of two teams")
            for entry, ways in enumerate(odds):
                place = team * codes.ODDS + entry
                state.odds[place] = within(ways, 1, 1 << 41, "odds of held cards")
        start = state.deck_size if given.deck_start is None else given.deck_start
        state.deck_start = _small(start, "deck_start")
        state.deck_epoch = _small(given.deck_epoch, "deck_epoch")
        state.reserve_epoch = _small(given.reserve_epoch, "reserve_epoch")
        state.lots = _small(given.lots, "lots")
        for kind in range(codes.TOKEN_KINDS):
            state.reserve_start[kind] = state.reserve[kind]
        for token, count in (given.reserve_start or {}).items():
            kind = number_of(TOKEN_IDS, token, "token")
            state.reserve_start[kind] = within(count, 0, 16, "tokens")

    def _turn(self) -> None:
        state, given = self.state, self.given
        last = given.seats - 1
        state.turn = within(given.turn, 0, 100_000, "turn")
        state.on_turn = within(given.on_turn, 0, last, "seat on turn")
        state.second = -1 if given.second is None else within(given.second, 0, last, "second")
        state.starter = within(_or(given.starter, codes.NO_SIDE), -1, 1, "starting side")
        state.end_0 = within(given.ends[0], 0, 1, "technology end of team 0")
        state.end_1 = within(given.ends[1], 2, 3, "technology end of team 1")
        began = [within(_or(seat, -1), -1, last, "seat that began") for seat in given.began]
        played = [within(_or(seat, -1), -1, last, "seat that played") for seat in given.played]
        state.began_0, state.began_1 = began
        state.played_0, state.played_1 = played
        state.pulled = within(given.pulled[0], -1, codes.PLANETS - 1, "planet moved last")
        state.pulled_from = within(given.pulled[1], -3, 3, "place it stood on")
        for seat, choice in enumerate(given.choices[: given.seats]):
            state.choice[seat] = within(choice, codes.NOT_CHOSEN, 15, "mulligan choice")
        state.winner = within(_or(given.winner, codes.NO_SIDE), -1, 1, "winner")
        if given.reason is not None:
            state.reason = number_of(REASONS, given.reason, "reason")

    def _frames(self) -> None:
        state = self.state
        if self.given.frames is None:
            if state.reason == codes.REASON_NONE:
                kind = codes.F_TURN if state.hand_size[state.on_turn] else codes.F_END_TURN
                become(state, kind, state.on_turn)
        else:
            if len(self.given.frames) > codes.MAX_FRAMES:
                raise BadPosition("more frames than the stack has room for")
            state.depth = len(self.given.frames)
            for number, frame in enumerate(self.given.frames):
                self._frame(number, frame)

    def _frame(self, number: int, frame: dict[str, int]) -> None:
        if sorted(frame) != sorted(FRAME_FIELDS):
            raise BadPosition(f"a frame has {', '.join(FRAME_FIELDS)}, not {sorted(frame)}")
        put_frame(self.state, number, [_small(frame[name], name) for name in FRAME_FIELDS])


def _or(value: int | None, default: int) -> int:
    return default if value is None else value


def _small(value: int, what: str) -> int:
    """A number that fits the packed state; whether it makes sense is for `sound` to say."""
    return within(value, -(1 << 40), 1 << 40, what)


# Writing.


def describe(
    state: ZenithState, components: Components, options: dict[str, Value]
) -> dict[str, object]:
    """The complete description of a state."""
    cards = components.card_ids
    position = Position(
        seats=int(state.seats),
        options=options,
        boards=[BOARD_IDS[int(board)] if board >= 0 else None for board in state.boards],
        discs={
            planet: None if state.disc[n] == codes.OFF else int(state.disc[n])
            for n, planet in enumerate(PLANET_IDS)
        },
        sides=[_describe_side(state, side, cards) for side in range(2)],
        hands=[[cards[card] for card in hand_of(state, seat)] for seat in range(int(state.seats))],
        discard=[card for n, card in enumerate(cards) if int(state.where[n]) == codes.DISCARD],
        tokens={
            place: TOKEN_IDS[int(state.token_at[n])]
            for n, place in enumerate(PLACE_IDS)
            if state.token_at[n] != codes.NO_TOKEN
        },
        spent={kind: int(state.spent[n]) for n, kind in enumerate(TOKEN_IDS) if state.spent[n]},
        turn=int(state.turn),
        on_turn=int(state.on_turn),
        second=_maybe(state.second),
        starter=_maybe(state.starter),
        ends=(int(state.end_0), int(state.end_1)),
        began=(_maybe(state.began_0), _maybe(state.began_1)),
        played=(_maybe(state.played_0), _maybe(state.played_1)),
        pulled=(int(state.pulled), int(state.pulled_from)),
        choices=[int(choice) for choice in state.choice][: int(state.seats)],
        counting=_describe_counting(state, cards),
        frames=[
            dict(zip(FRAME_FIELDS, frame_fields(state, n), strict=True))
            for n in range(int(state.depth))
        ],
        winner=_maybe(state.winner),
        reason=REASONS[int(state.reason)] if state.reason else None,
    )
    plain: dict[str, object] = msgspec.to_builtins(position)
    return plain


def _maybe(number: Any) -> int | None:
    return None if number < 0 else int(number)


def _describe_side(state: ZenithState, side: int, cards: tuple[str, ...]) -> SidePosition:
    badge = None
    if state.badge == side:
        badge = "gold" if state.badge_gold else "silver"
    columns = {
        planet: list(column_of(state, 5 * side + n, cards)) for n, planet in enumerate(PLANET_IDS)
    }
    return SidePosition(
        credits=int(state.stock[2 * side]),
        zenithium=int(state.stock[2 * side + 1]),
        levels={people: int(state.level[3 * side + n]) for n, people in enumerate(PEOPLE_IDS)},
        columns={planet: column for planet, column in columns.items() if column},
        won={planet: int(state.won[5 * side + n]) for n, planet in enumerate(PLANET_IDS)},
        badge=badge,
    )


def _describe_counting(state: ZenithState, cards: tuple[str, ...]) -> Counting:
    known: dict[str, list[int]] = {}
    held = []
    for number, card in enumerate(cards):
        mask = int(state.known[number])
        seats = [seat for seat in range(int(state.seats)) if mask >> seat & 1]
        if seats:
            known[card] = seats
        if mask & codes.HELD_BEFORE:
            held.append(card)
    return Counting(
        known=known,
        held_before=held,
        held_bounds=[
            [int(state.held_low[seat]), int(state.held_high[seat])]
            for seat in range(int(state.seats))
        ],
        held_odds=[
            [ways for ways in map(int, state.odds[at : at + codes.ODDS]) if ways]
            for at in range(0, len(state.odds), codes.ODDS)
        ],
        deck_start=int(state.deck_start),
        deck_epoch=int(state.deck_epoch),
        reserve_start={kind: int(state.reserve_start[n]) for n, kind in enumerate(TOKEN_IDS)},
        reserve_epoch=int(state.reserve_epoch),
        lots=int(state.lots),
    )
