"""The answers of Zenith as structs, one for each verb, and the grammars of their texts."""
# Generated from answers.toml by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.games.zenith import facts
from perihelion.kernel.actions import Act, Grammar


class Answer(Act, frozen=True):
    """What a seat answers."""


class Recruit(Answer, frozen=True, tag="recruit"):
    """Put a card of the hand in its column, pay it, apply its effects."""

    card: str
    facts: ClassVar = facts.Recruited


class Develop(Answer, frozen=True, tag="develop"):
    """Discard a card to raise its people's technology."""

    card: str
    facts: ClassVar = facts.Raised


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

    planet: str
    facts: ClassVar = facts.Moved


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

    people: str
    facts: ClassVar = facts.Raised


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
