"""The answers of Kepler-3042 as structs, one for each verb, and the grammars of their texts.

Hexes are written column-row, a planet card by its number or `earth`; actions, technologies and
cards as in the data, with hyphens. A ship is named by its hex.
"""
# Generated from answers.toml by scripts/generate_games.py; change that, not this.

from __future__ import annotations

from typing import ClassVar, Final

from perihelion.games.kepler3042 import facts
from perihelion.kernel.actions import Act, Grammar


class Answer(Act, frozen=True):
    """What a seat answers."""


class Place(Answer, frozen=True, tag="place"):
    """Set-up: lay the next body on a hex."""

    hex: str


class Lay(Answer, frozen=True, tag="lay"):
    """Set-up: choose which of the own bodies is laid next: `lay 12`, `lay mine`."""

    body: str


class Energy(Answer, frozen=True, tag="energy"):
    """Set-up, alone: how many of the bonus cubes are energy; the others are matter."""

    cubes: int
    facts: ClassVar = facts.Gain


class Levels(Answer, frozen=True, tag="levels"):
    """Set-up: the two technologies that begin on level 1."""

    one: str
    other: str


class Cell(Answer, frozen=True, tag="cell"):
    """Move the action cube to a main action."""

    action: str
    then: ClassVar = "perform"


class Perform(Answer, frozen=True, tag="perform"):
    """Carry out the main action."""

    then: ClassVar = "build"


class Skip(Answer, frozen=True, tag="skip"):
    """Leave the main action out."""

    role: ClassVar = "skip"


class Bonus(Answer, frozen=True, tag="bonus"):
    """Take a bonus action."""

    bonus: str


class Stop(Answer, frozen=True, tag="stop"):
    """Do no more of what may be repeated."""

    role: ClassVar = "skip"


class Decline(Answer, frozen=True, tag="decline"):
    """Do without what is offered."""

    role: ClassVar = "skip"


class Move(Answer, frozen=True, tag="move"):
    """Choose the ship that moves."""

    ship: str


class To(Answer, frozen=True, tag="to"):
    """Choose the hex where the leg ends."""

    hex: str
    facts: ClassVar = facts.Flight


class Withdraw(Answer, frozen=True, tag="withdraw"):
    """Take a ship off the board."""

    ship: str


class End(Answer, frozen=True, tag="end"):
    """End the turn."""

    role: ClassVar = "end"


class Build(Answer, frozen=True, tag="build"):
    """Choose the planet that pays for a ship and beside which it is built."""

    planet: str
    facts: ClassVar = facts.Ship


class Price(Answer, frozen=True, tag="price"):
    """Choose the price of a ship: `price reduced` or `price full`."""

    price: str
    facts: ClassVar = facts.Price


class At(Answer, frozen=True, tag="at"):
    """Choose the hex of a new ship."""

    hex: str


class Colonise(Answer, frozen=True, tag="colonise"):
    """Make a colony of the planet on which a ship stands."""

    ship: str
    facts: ClassVar = facts.Colony


class Develop(Answer, frozen=True, tag="develop"):
    """Buy the next level of a technology."""

    technology: str
    facts: ClassVar = facts.Level


class Spend(Answer, frozen=True, tag="spend"):
    """Choose the planet that pays."""

    planet: str
    facts: ClassVar = facts.Held


class Terraform(Answer, frozen=True, tag="terraform"):
    """Terraform a colony."""

    planet: str
    facts: ClassVar = facts.Terraforming


class Advance(Answer, frozen=True, tag="advance"):
    """Choose the track to advance on."""

    track: str
    facts: ClassVar = facts.Way


class Reveal(Answer, frozen=True, tag="reveal"):
    """Choose a hidden body to reveal."""

    hex: str


class Produce(Answer, frozen=True, tag="produce"):
    """Choose the planet that gets what is produced."""

    planet: str
    facts: ClassVar = facts.Gain


class Harvest(Answer, frozen=True, tag="harvest"):
    """Choose a colony that produces what its card shows."""

    planet: str
    facts: ClassVar = facts.Gain


class Amount(Answer, frozen=True, tag="amount"):
    """Choose how many cubes are produced."""

    cubes: int
    facts: ClassVar = facts.Gain


class Sacrifice(Answer, frozen=True, tag="sacrifice"):
    """Sacrifice a cube: `sacrifice energy storage`, `sacrifice matter 12`."""

    cube: str
    place: str


class Regenerate(Answer, frozen=True, tag="regenerate"):
    """Choose the cube that comes back from the pit."""

    cube: str


class Beside(Answer, frozen=True, tag="beside"):
    """Choose the planet beside which a free ship is put."""

    planet: str


class Pay(Answer, frozen=True, tag="pay"):
    """Pay a cube for the use of an icon."""


class Raise(Answer, frozen=True, tag="raise"):
    """Raise a technology by a card."""

    technology: str
    facts: ClassVar = facts.FreeLevel


class Medal(Answer, frozen=True, tag="medal"):
    """Take the medals that a card gives, of this track."""

    track: str
    facts: ClassVar = facts.Medals


class Quantum(Answer, frozen=True, tag="quantum"):
    """Use Quantum Physics."""

    role: ClassVar = "aside"


class Transform(Answer, frozen=True, tag="transform"):
    """Exchange energy for matter, or matter for energy, on a planet."""


class Assign(Answer, frozen=True, tag="assign"):
    """Move a cube from a planet to another."""


class Give(Answer, frozen=True, tag="give"):
    """Choose the planet that gives a cube."""

    planet: str
    facts: ClassVar = facts.Held


class Swap(Answer, frozen=True, tag="swap"):
    """Transform: the cube that goes to the storage."""

    cube: str


class Send(Answer, frozen=True, tag="send"):
    """Assign: the cube, and the planet that gets it."""

    cube: str
    planet: str


class ChanceAnswer(Act, frozen=True):
    """What chance answers."""


class First(ChanceAnswer, frozen=True, tag="first"):
    """Chance: who has the first-player token."""

    seat: int


class LeaveOut(ChanceAnswer, frozen=True, tag="leave-out"):
    """Chance: a planet that is not in play."""

    planet: str


class Lot(ChanceAnswer, frozen=True, tag="lot"):
    """Chance: the hex of the next body."""

    hex: str


class Deal(ChanceAnswer, frozen=True, tag="deal"):
    """Chance: a body dealt to the seat that will lay it."""

    body: str


class Body(ChanceAnswer, frozen=True, tag="body"):
    """Chance: what a hidden body is."""

    body: str


class Objective(ChanceAnswer, frozen=True, tag="objective"):
    """Chance: the secret objective of a seat."""

    objective: str


class Card(ChanceAnswer, frozen=True, tag="card"):
    """Chance: the Progress card of the round."""

    card: str


GRAMMAR: Final = Grammar(*Answer.__subclasses__())
CHANCE_GRAMMAR: Final = Grammar(*ChanceAnswer.__subclasses__())
