"""A table of Zenith set for one test: put things where the scene needs them, play, look.

>>> table = scene(hand=["nero"], credits=(9, 0))
>>> table.play("recruit nero").credits(0)
2
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from tests.games.scenes import GameScene

from perihelion.games.zenith import codes
from perihelion.games.zenith.actions import PLACE_IDS
from perihelion.games.zenith.data_set.components import (
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    components,
)
from perihelion.games.zenith.engine import ZenithState, hand_of
from perihelion.games.zenith.game import Zenith
from perihelion.games.zenith.views.view import column_of
from perihelion.kernel.state import CHANCE
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Event

GAME: Final = Zenith()
CARDS: Final = components().card_ids
DRAW: Final = (CHANCE, "draw")
"""What is asked when the effects of a turn are over and the hand is not full."""

Columns = Mapping[str, Sequence[str]]
"""The cards of some columns, the top one last."""
Counts = Mapping[str, int]


def scene(
    *,
    hand: Iterable[str] = (),
    hands: Sequence[Iterable[str]] | None = None,
    credits: tuple[int, int] = (12, 12),  # noqa: A002  # the word of the rulebook
    zenithium: tuple[int, int] = (1, 1),
    columns: tuple[Columns, Columns] = ({}, {}),
    levels: tuple[Counts, Counts] = ({}, {}),
    won: tuple[Counts, Counts] = ({}, {}),
    badge: str | None = None,
    discs: Mapping[str, int | None] | None = None,
    tokens: Mapping[str, str] | None = None,
    spent: Counts | None = None,
    discard: Iterable[str] = (),
    deck: Iterable[str] | None = None,
    boards: str = "SUN",
    on_turn: int = 0,
    seats: int = 2,
    options: Mapping[str, Value] | None = None,
    **more: object,
) -> Scene:
    """A turn about to be played. Pairs are side 0, then side 1.

    `hand` is that of the seat on turn, `hands` those of all seats instead. `badge` is such as
    "0 silver". Discs count from the centre, side 0 pulls towards +4; None is a disc just won.
    Cards that are not named lie in the deck; with `deck` given, that is the whole deck and the
    others are in the hand of the seat after the one on turn. `more` goes into the description
    as it is.
    """
    held = [list(cards) for cards in hands] if hands else [[] for _ in range(seats)]
    held += [[] for _ in range(seats - len(held))]
    if hands is None:
        held[on_turn] = list(hand)
    discarded = list(discard)
    if deck is not None:
        named = {card for cards in (*held, discarded, deck) for card in cards}
        named |= {card for side in columns for column in side.values() for card in column}
        held[(on_turn + 1) % seats] += [card for card in CARDS if card not in named]
    holder, _, face = (badge or "").partition(" ")
    sides = [
        {
            "credits": credits[side],
            "zenithium": zenithium[side],
            "levels": dict(levels[side]),
            "columns": {planet: list(cards) for planet, cards in columns[side].items()},
            "won": dict(won[side]),
            "badge": face if holder == str(side) else None,
        }
        for side in range(2)
    ]
    return Scene(
        GAME.position(
            {
                "seats": seats,
                "options": dict(options or {}),
                "boards": boards,
                "discs": dict(discs or {}),
                "sides": sides,
                "hands": held,
                "discard": discarded,
                "tokens": dict(tokens or {}),
                "spent": dict(spent or {}),
                "on_turn": on_turn,
                **more,
            }
        )
    )


class Scene(GameScene[ZenithState]):
    """A table that a test plays at and looks at."""

    # Playing.

    def end_turn(self) -> Scene:
        """Let chance fill the hand with the first cards of the deck, up to the next turn."""
        turn = self.state.turn
        while self.state.turn == turn and self.asked() == DRAW:
            self.state.apply(self.state.legal()[0])
        return self

    # Looking.

    def sees(self, **wanted: object) -> Scene:
        """Compare what is named, in the words of `scene`, and nothing else.

        A value for each side is a pair, `...` where one of them does not matter; alone it is that
        of side 0: `credits=2`, `zenithium=(4, 1)`, `columns={"mars": ["titus"]}`,
        `won=({}, {"mars": 1})`, or all discs won: `won=2`. `discs` are all five, or some by name.
        `hand` is that of seat 0, `hands` are some by seat. `options` is the list or its length;
        `influence="venus mars"` means that the options are to influence those, in that order.
        """
        __tracebackhide__ = True
        seen = {name: self._look(name, like) for name, like in wanted.items()}
        wrong = [f"{name}: {seen[name]!r}, not {like!r}" for name, like in wanted.items()
                 if seen[name] != like]  # fmt: skip
        assert not wrong, "; ".join(wrong)
        return self

    def _look(self, name: str, like: Any) -> object:
        """What is there, in the form of what is wanted."""
        if name in PER_SIDE:
            if not isinstance(like, tuple):
                return self._look_at_side(name, 0, like)
            return tuple(
                one if one is ... else self._look_at_side(name, side, one)
                for side, one in enumerate(like)
            )
        match name, like:
            case "options", int():
                return len(self.options())
            case "influence", _:
                options = self.options()
                assert all(text.startswith("influence ") for text in options), options
                return " ".join(planets(self))
            case "discs", Mapping():
                return {planet: self.disc(planet) for planet in like}
            case "hands", _:
                return {seat: self.hand(seat) for seat in like}
            case "hand", _:
                return self.hand(0)
            case "done", _:
                return self.is_done()
        return getattr(self, name)()

    def _look_at_side(self, name: str, side: int, like: Any) -> object:
        look = PER_SIDE[name]
        if isinstance(like, Mapping):
            return {place: look(self, side, place) for place in like}
        return look(self, side)

    # What is asked.

    def is_done(self) -> bool:
        """Whether all effects of the turn are over and its hand is about to be filled."""
        return self.asked() == DRAW

    def winner(self) -> int | None:
        """The side that has won, if any."""
        winner = int(self.state.winner)
        return winner if winner >= 0 else None

    def told(self) -> list[Event]:
        """Everything that has happened in this scene, as a spectator may know it."""
        return list(GAME.events_for(self.log, int(self.state.seats)))

    def events(self) -> list[str]:
        """The kinds of everything that has happened in this scene."""
        return [event.kind for event in self.told()]

    # The table in words.

    def credits(self, side: int) -> int:
        return int(self.state.stock[2 * side])

    def zenithium(self, side: int) -> int:
        return int(self.state.stock[2 * side + 1])

    def disc(self, planet: str) -> int | None:
        """From the centre, positive towards side 0; None for a disc that is off."""
        at = int(self.state.disc[PLANET_IDS.index(planet)])
        return None if at == codes.OFF else at

    def discs(self) -> tuple[int | None, ...]:
        """The five discs, Mercury to Jupiter."""
        return tuple(self.disc(planet) for planet in PLANET_IDS)

    def column(self, side: int, planet: str) -> list[str]:
        """The cards of a column, the top one last."""
        return list(column_of(self.state, 5 * side + PLANET_IDS.index(planet), CARDS))

    def hand(self, seat: int) -> list[str]:
        return [CARDS[card] for card in hand_of(self.state, seat)]

    def won(self, side: int, planet: str | None = None) -> int:
        """The discs a side has won, of one planet or of all."""
        planets = PLANET_IDS if planet is None else (planet,)
        return sum(int(self.state.won[5 * side + PLANET_IDS.index(one)]) for one in planets)

    def badge(self) -> str | None:
        """Such as "0 silver"; None while it lies on the board."""
        if self.state.badge == codes.NO_SIDE:
            return None
        return f"{self.state.badge} {'gold' if self.state.badge_gold else 'silver'}"

    def level(self, side: int, people: str) -> int:
        return int(self.state.level[3 * side + PEOPLE_IDS.index(people)])

    def tokens(self) -> dict[str, str]:
        """The tokens on the boards, by planet or people."""
        return {
            place: TOKEN_IDS[int(self.state.token_at[number])]
            for number, place in enumerate(PLACE_IDS)
            if self.state.token_at[number] != codes.NO_TOKEN
        }

    def reserve(self) -> dict[str, int]:
        return {kind: int(n) for kind, n in zip(TOKEN_IDS, self.state.reserve, strict=True) if n}

    def spent(self) -> dict[str, int]:
        return {kind: int(n) for kind, n in zip(TOKEN_IDS, self.state.spent, strict=True) if n}

    def discard(self) -> list[str]:
        """The cards of the discard pile, in the order of the box."""
        return [card for n, card in enumerate(CARDS) if int(self.state.where[n]) == codes.DISCARD]

    def deck(self) -> list[str]:
        """The cards of the deck, in the order of the box."""
        return [card for n, card in enumerate(CARDS) if int(self.state.where[n]) == codes.DECK]


PER_SIDE: Final[dict[str, Callable[..., object]]] = {
    "credits": Scene.credits,
    "zenithium": Scene.zenithium,
    "columns": Scene.column,
    "won": Scene.won,
    "levels": Scene.level,
}
"""What each side has of its own, see `Scene.sees`."""


def planets(table: Scene) -> list[str]:
    """The planets that may be influenced now."""
    return [text.removeprefix("influence ") for text in table.options()]
