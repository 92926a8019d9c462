"""The answers of Zenith in their three forms: id, struct, text.

All but the mulligan mean the same everywhere, so they stand in two tables. A mulligan names
cards of the seat's hand; its id is a mask over that hand.
"""

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.games.zenith import codes, facts
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.engine import ZenithState, hand_of
from perihelion.kernel.actions import Act, Grammar
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.state import CHANCE

STRETCHES: Final = (
    *(PLANET_IDS[first : first + 2] for first in range(4)),
    *(PLANET_IDS[first : first + 3] for first in range(3)),
)
PLACE_IDS: Final = (*PLANET_IDS, *PEOPLE_IDS)
"""Where tokens lie: on planets, and on level 2 of the technologies."""
ENDS: Final = ("technology", "diplomacy")


class Answer(Act, frozen=True):
    """What a seat answers: every subclass is a verb."""


class Recruit(Answer, frozen=True, tag="recruit"):
    """Put a card of the hand in its column, pay it, apply its effects."""

    facts: ClassVar = facts.Recruited
    card: str


class Develop(Answer, frozen=True, tag="develop"):
    """Discard a card to raise its people's technology."""

    facts: ClassVar = facts.Raised
    card: str


class Lead(Answer, frozen=True, tag="lead"):
    """Discard a card to take the leadership."""

    card: str


class Discard(Answer, frozen=True, tag="discard"):
    """Discard a card because an effect wants it."""

    card: str


class Give(Answer, frozen=True, tag="give"):
    """Hand a card to the partner."""

    card: str


class Mulligan(Answer, frozen=True, tag="mulligan"):
    """Put cards of the first hand aside, or none."""

    cards: tuple[str, ...]


class Influence(Answer, frozen=True, tag="influence"):
    """Choose the planet that gets the influence."""

    facts: ClassVar = facts.Moved
    planet: str


class Center(Answer, frozen=True, tag="center"):
    """Choose the disc that goes back to its centre."""

    planet: str


class Stretch(Answer, frozen=True, tag="stretch"):
    """Choose neighbouring planets."""

    planets: tuple[str, ...]


class Exile(Answer, frozen=True, tag="exile"):
    """Choose the column whose top card is exiled: `exile own mars`."""

    owner: str
    planet: str


class Transfer(Answer, frozen=True, tag="transfer"):
    """Choose the opposing column whose top card comes over."""

    planet: str


class Accept(Answer, frozen=True, tag="accept"):
    """Take an offer; offers are numbered from 1."""

    option: int


class Choose(Answer, frozen=True, tag="choose"):
    """Choose one of several effects, numbered from 1."""

    option: int


class Advance(Answer, frozen=True, tag="advance"):
    """Choose the technology that an effect raises."""

    facts: ClassVar = facts.Raised
    people: str


class Take(Answer, frozen=True, tag="take"):
    """Choose a token on the boards: `take mars`, `take human`."""

    place: str


class Begin(Answer, frozen=True, tag="begin"):
    """Team game: which end of the board plays first."""

    end: str


class Decline(Answer, frozen=True, tag="decline"):
    """Refuse an offer, or stop."""

    role: ClassVar = "skip"


class ChanceAnswer(Act, frozen=True):
    """What chance answers."""


class Draw(ChanceAnswer, frozen=True, tag="draw"):
    """Chance: the card that comes from the deck into a hand."""

    card: str


class Mobilize(ChanceAnswer, frozen=True, tag="mobilize"):
    """Chance: the card that comes from the deck into a column."""

    card: str


class Token(ChanceAnswer, frozen=True, tag="token"):
    """Chance: the token that is turned over."""

    kind: str


class Side(ChanceAnswer, frozen=True, tag="side"):
    """Chance: the side of a technology piece that comes up."""

    side: str


class First(ChanceAnswer, frozen=True, tag="first"):
    """Chance: the side (seat or team) that starts."""

    side: int


class Seat(ChanceAnswer, frozen=True, tag="seat"):
    """Chance: the member of a team that is drawn by lot."""

    seat: int


GRAMMAR: Final = Grammar(*Answer.__subclasses__())
CHANCE_GRAMMAR: Final = Grammar(*ChanceAnswer.__subclasses__())


class ActionTable:
    """Ids and structs of one data set."""

    def __init__(self, components: Components) -> None:
        cards = components.card_ids
        self.cards = cards
        self.acts: dict[int, Act] = {}
        for number, card in enumerate(cards):
            self.acts[codes.A_TURN + 3 * number] = Recruit(card)
            self.acts[codes.A_TURN + 3 * number + 1] = Develop(card)
            self.acts[codes.A_TURN + 3 * number + 2] = Lead(card)
            self.acts[codes.A_DISCARD + number] = Discard(card)
            self.acts[codes.A_GIVE + number] = Give(card)
        for number, planet in enumerate(PLANET_IDS):
            self.acts[codes.A_INFLUENCE + number] = Influence(planet)
            self.acts[codes.A_CENTER + number] = Center(planet)
            self.acts[codes.A_EXILE_OWN + number] = Exile("own", planet)
            self.acts[codes.A_EXILE_OPPONENT + number] = Exile("opponent", planet)
            self.acts[codes.A_TRANSFER + number] = Transfer(planet)
        for number, planets in enumerate(STRETCHES):
            self.acts[codes.A_STRETCH + number] = Stretch(planets)
        for number in range(4):
            self.acts[codes.A_ACCEPT + number] = Accept(number + 1)
            self.acts[codes.A_CHOOSE + number] = Choose(number + 1)
        for number, people in enumerate(PEOPLE_IDS):
            self.acts[codes.A_ADVANCE + number] = Advance(people)
        for number, place in enumerate(PLACE_IDS):
            self.acts[codes.A_TAKE + number] = Take(place)
        for number, end in enumerate(ENDS):
            self.acts[codes.A_BEGIN + number] = Begin(end)
        self.acts[codes.A_DECLINE] = Decline()
        self.ids = {act: action for action, act in self.acts.items()}

    def act_of(self, state: ZenithState, seat: int, action: int) -> Act:
        """The struct of an id; raises IllegalAction for a number that means nothing."""
        if seat == CHANCE:
            return self._chance_act(state, action)
        if codes.A_MULLIGAN <= action < codes.A_INFLUENCE:
            mask = action - codes.A_MULLIGAN
            hand = hand_of(state, seat)
            chosen = [self.cards[card] for bit, card in enumerate(hand) if mask >> bit & 1]
            return Mulligan(tuple(chosen))
        if action not in self.acts:
            raise IllegalAction(f"{action} is no action; they go from 0 to {max(self.acts)}")
        return self.acts[action]

    def _chance_act(self, state: ZenithState, action: int) -> Act:
        if 0 <= action < codes.C_TOKEN:
            card = self.cards[action]
            return Mobilize(card) if state.is_mobilizing() else Draw(card)
        if codes.C_TOKEN <= action < codes.C_BOARD:
            return Token(TOKEN_IDS[action - codes.C_TOKEN])
        if codes.C_BOARD <= action < codes.C_FIRST:
            return Side(BOARD_IDS[action - codes.C_BOARD])
        if codes.C_FIRST <= action < codes.C_SEAT:
            return First(action - codes.C_FIRST)
        if codes.C_SEAT <= action < codes.CHANCE_ANSWERS:
            return Seat(action - codes.C_SEAT)
        raise IllegalAction(
            f"{action} is no answer of chance; they go from 0 to {codes.CHANCE_ANSWERS - 1}"
        )

    def id_of(self, state: ZenithState, seat: int, act: Act) -> int:
        """The id of a struct; raises IllegalAction if it names something unknown."""
        if seat == CHANCE:
            return self._chance_id(state, act)
        if isinstance(act, Mulligan):
            return self._mulligan_id(state, seat, act)
        action = self.ids.get(act)
        if action is None:
            raise IllegalAction(f"{act.text!r} names something that does not exist")
        return action

    def _mulligan_id(self, state: ZenithState, seat: int, act: Mulligan) -> int:
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
