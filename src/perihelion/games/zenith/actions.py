"""The answers of Zenith in their three forms: id, struct, text.

All but the mulligan mean the same everywhere, so they stand in two tables. A mulligan names
cards of the seat's hand; its id is a mask over that hand.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.zenith import action_structs as structs
from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.engine import ZenithState, hand_of
from perihelion.kernel.actions import Act, each
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE

STRETCHES: Final = (
    *(PLANET_IDS[first : first + 2] for first in range(4)),
    *(PLANET_IDS[first : first + 3] for first in range(3)),
)
PLACE_IDS: Final = (*PLANET_IDS, *PEOPLE_IDS)
"""Where tokens lie: on planets, and on level 2 of the technologies."""
ENDS: Final = ("technology", "diplomacy")


class ActionTable:
    """Ids and structs of one data set."""

    def __init__(self, components: Components) -> None:
        cards = components.card_ids
        self.cards = cards
        self.acts: dict[int, Act] = {}
        for number, verb in enumerate((structs.Recruit, structs.Develop, structs.Lead)):
            turn = each(0, verb, cards)
            self.acts |= {codes.A_TURN + 3 * card + number: act for card, act in turn.items()}
        self.acts |= each(codes.A_DISCARD, structs.Discard, cards)
        self.acts |= each(codes.A_GIVE, structs.Give, cards)
        self.acts |= each(codes.A_INFLUENCE, structs.Influence, PLANET_IDS)
        self.acts |= each(codes.A_CENTER, structs.Center, PLANET_IDS)
        self.acts |= each(codes.A_STRETCH, structs.Stretch, STRETCHES)
        self.acts |= each(codes.A_EXILE_OWN, structs.Exile, ("own", "opponent"), PLANET_IDS)
        self.acts |= each(codes.A_TRANSFER, structs.Transfer, PLANET_IDS)
        self.acts |= each(codes.A_ACCEPT, structs.Accept, range(1, 5))
        self.acts |= each(codes.A_CHOOSE, structs.Choose, range(1, 5))
        self.acts |= each(codes.A_ADVANCE, structs.Advance, PEOPLE_IDS)
        self.acts |= each(codes.A_TAKE, structs.Take, PLACE_IDS)
        self.acts |= each(codes.A_BEGIN, structs.Begin, ENDS)
        self.acts[codes.A_DECLINE] = structs.Decline()
        self.ids = {act: action for action, act in self.acts.items()}

    def act_of(self, state: ZenithState, seat: int, action: int) -> Act:
        """The struct of an id; raises IllegalAction for a number that means nothing."""
        if seat == CHANCE:
            return self._chance_act(state, action)
        if codes.A_MULLIGAN <= action < codes.A_INFLUENCE:
            mask = action - codes.A_MULLIGAN
            hand = hand_of(state, seat)
            chosen = [self.cards[card] for bit, card in enumerate(hand) if mask >> bit & 1]
            return structs.Mulligan(tuple(chosen))
        if action not in self.acts:
            raise IllegalAction(f"{action} is no action; they go from 0 to {max(self.acts)}")
        return self.acts[action]

    def _chance_act(self, state: ZenithState, action: int) -> Act:
        if 0 <= action < codes.C_TOKEN:
            card = self.cards[action]
            return structs.Mobilize(card) if state.is_mobilizing() else structs.Draw(card)
        if codes.C_TOKEN <= action < codes.C_BOARD:
            return structs.Token(TOKEN_IDS[action - codes.C_TOKEN])
        if codes.C_BOARD <= action < codes.C_FIRST:
            return structs.Side(BOARD_IDS[action - codes.C_BOARD])
        if codes.C_FIRST <= action < codes.C_SEAT:
            return structs.First(action - codes.C_FIRST)
        if codes.C_SEAT <= action < codes.CHANCE_ANSWERS:
            return structs.Seat(action - codes.C_SEAT)
        raise IllegalAction(
            f"{action} is no answer of chance; they go from 0 to {codes.CHANCE_ANSWERS - 1}"
        )

    def id_of(self, state: ZenithState, seat: int, act: Act) -> int:
        """The id of a struct; raises IllegalAction if it names something unknown."""
        if seat == CHANCE:
            return self._chance_id(state, act)
        if isinstance(act, structs.Mulligan):
            return self._mulligan_id(state, seat, act)
        action = self.ids.get(act)
        if action is None:
            raise IllegalAction(f"{act.text!r} names something that does not exist")
        return action

    def _mulligan_id(self, state: ZenithState, seat: int, act: structs.Mulligan) -> int:
        hand = [self.cards[card] for card in hand_of(state, seat)]
        mask = 0
        for card in act.cards:
            if card not in hand:
                raise IllegalAction(f"{card!r} is not in the hand: {', '.join(hand)}")
            bit = 1 << hand.index(card)
            if mask & bit:
                raise IllegalAction(f"{card!r} is put aside twice")
            mask |= bit
        return codes.A_MULLIGAN + mask

    def _chance_id(self, state: ZenithState, act: Act) -> int:
        answers = range(codes.CHANCE_ANSWERS)
        for action in answers:
            if self._chance_act(state, action) == act:
                return action
        raise IllegalAction(f"{act.text!r} is not what chance is asked for")
