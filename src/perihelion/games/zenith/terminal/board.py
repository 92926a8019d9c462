"""Zenith: five tracks between two columns of cards, what each side owns, the hand."""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from perihelion.cli.terminal.ink import DIM, SEATS, Ink, Panel, fit, folded, row, wrapped
from perihelion.games.zenith.data_set.components import (
    PEOPLE_IDS,
    PLANET_IDS,
    Components,
    components,
)
from perihelion.games.zenith.phrases.names import card_name, token_kind
from perihelion.games.zenith.views.view import SeatView, ZenithView

COLOURS: Final = {
    "mercury": "#c8c8c8",
    "venus": "#f2d06b",
    "terra": "#7fb3ff",
    "mars": "#ff8a75",
    "jupiter": "#e0a878",
}
PEOPLES: Final = {"animod": "#8fdc8f", "human": "#f0c0e0", "robot": "#9fd8e8"}
STEPS: Final = range(-3, 4)
COLUMN: Final = 18
TOP_LEVEL: Final = 5


def panels(ink: Ink, width: int, height: int) -> list[Panel]:
    """The table with the own hand, then the cards and the technologies in full."""
    board = _Board(ink, min(width, 100))
    found = [Panel("table", board.table())]
    if any(seat.hand for seat in board.view.seats):
        found.append(Panel("hand", board.cards()))
    if board.view.boards:
        found.append(Panel("technologies", board.technologies()))
    return found


class _Board:
    """Draws one view."""

    def __init__(self, ink: Ink, width: int) -> None:
        self.ink = ink
        self.width = width
        self.view = cast("ZenithView", ink.view)
        self.components: Components = components(ink.game.data)
        viewer = self.view.viewer
        self.own = self.view.seats[viewer].side if viewer is not None else 0

    def table(self) -> list[Text]:
        lines = [self._heading(), *(self._planet(planet) for planet in PLANET_IDS)]
        lines += self._levels()
        lines += [line for side in (1 - self.own, self.own) for line in self._side(side)]
        for number, seat in enumerate(self.view.seats):
            lines += self._hand(number, seat)
        return [*lines, *self._piles()]

    def _planet_name(self, planet: str) -> Text:
        name = self.ink.word(f"planet-{planet}")
        return self.ink.put(name, f"planet:{planet}", style=COLOURS[planet])

    def _side_name(self, side: int) -> Text:
        if self.view.viewer is None:
            name = f"{self.ink.word('sketch-side')} {side + 1}"
        else:
            name = self.ink.word("sketch-you" if side == self.own else "sketch-them")
        return self.ink.put(name, f"side:{side}", style=SEATS[side])

    # The tracks.

    def _heading(self) -> Text:
        left = fit(self._side_name(1 - self.own), COLUMN, "right")
        right = fit(self._side_name(self.own), COLUMN)
        return row(" " * 9, left, self.ink.dim("  ◂───────────▸  "), right)

    def _piles(self) -> list[Text]:
        """How many cards and tokens are left."""
        ink, view = self.ink, self.view
        piles = [
            ("deck", view.deck), ("discard", len(view.discard)),
            ("reserve", sum(view.reserve.values())),
        ]  # fmt: skip
        parts = [ink.put(f"{ink.word(f'pile-{name}')} {n}", name, style=DIM) for name, n in piles]
        return wrapped(parts, self.width, " · ")

    def _planet(self, planet: str) -> Text:
        token = self.view.tokens.get(planet)
        shown = Text("")
        if token:
            shown = self.ink.put(self._token(token), f"token-at:{planet}", f"token:{token}")
        return row(
            fit(self._planet_name(planet), 9),
            fit(self._column(1 - self.own, planet), COLUMN, "right"),
            "  ",
            self._track(planet),
            "  ",
            fit(self._column(self.own, planet), COLUMN),
            " ",
            shown,
        )

    def _token(self, token: str) -> str:
        return self.ink.say(token_kind(token, self.components))

    def _column(self, side: int, planet: str) -> Text:
        cards = self.view.sides[side].columns[planet]
        elements = [f"column:{side}:{planet}"]
        if not cards:
            return self.ink.put("–", *elements, style="grey58")
        name = card_name(cards[-1], self.components)
        return self.ink.put(f"{len(cards)} {name}", *elements, f"card:{cards[-1]}")

    def _track(self, planet: str) -> Text:
        disc = self.view.discs.get(planet)
        if disc is None:
            return fit(self.ink.dim(self.ink.word("sketch-off")), 13, "center")
        at = disc if self.own == 0 else -disc
        parts = []
        for step in STEPS:
            mark = "●" if step == at else "┼" if step == 0 else "·"
            style = COLOURS[planet] if step == at else "grey58"
            parts.append(self.ink.put(mark, f"planet:{planet}", style=style))
        return Text(" ").join(parts)

    # What the sides own.

    def _levels(self) -> list[Text]:
        parts = []
        for people in PEOPLE_IDS:
            board = self.view.boards.get(people, "?")
            token = self.view.tokens.get(people)
            levels = [self.view.sides[side].levels[people] for side in (1 - self.own, self.own)]
            name = f"{self.ink.word(f'people-{people}')} {board} {levels[0]}:{levels[1]}"
            part = self.ink.put(name, f"technology:{people}", style=PEOPLES[people])
            if token:
                told = f"({self._token(token)})"
                part = row(part, " ", self.ink.put(told, f"token-at:{people}", f"token:{token}"))
            parts.append(part)
        return wrapped(parts, self.width, "   ")

    def _side(self, side: int) -> list[Text]:
        owned, ink = self.view.sides[side], self.ink
        credit, zenithium = ink.word("stock-credits"), ink.word("stock-zenithium")
        won = [
            row(ink.put(f"{ink.word(f'planet-{planet}')} {count}", style=COLOURS[planet]))
            for planet, count in owned.won.items()
            if count
        ]
        discs = Text(", ").join(won) if won else Text("–")
        parts = [
            fit(self._side_name(side), 10),
            ink.put(f"{credit} {owned.credits}", "resource:credits"),
            ink.put(f"{zenithium} {owned.zenithium}", "resource:zenithium"),
            row(ink.dim(f"{ink.word('sketch-won')} "), discs),
        ]
        if owned.badge:
            badge = ink.word(f"badge-{owned.badge}")
            parts.append(ink.put(f"★ {badge}", "badge", "diplomacy", style="#f2d06b"))
        elif side == self.own:
            parts.append(ink.put("☆", "diplomacy", style="grey58"))
        return wrapped(parts, self.width, "  ", " " * 12)

    # The hands.

    def _hand(self, number: int, seat: SeatView) -> list[Text]:
        ink = self.ink
        name = ink.seat(number)
        if seat.end is not None:
            name += f" ({ink.word(f'end-{seat.end}')})"
        cards = [self._card(card) for card in seat.hand]
        hidden = seat.hand_size - len(cards)
        if hidden:
            cards.append(ink.dim(f"{hidden} × ?"))
        told = ink.labelled(f"{ink.word('sketch-hand')}, {name}", "")
        head = ink.put(told, f"seat:{number}", style=SEATS[seat.side])
        if not cards:
            return [row(head, "–")]
        cards[0] = row(head, cards[0])
        return wrapped(cards, self.width)

    def _card(self, card: str) -> Text:
        agent = self.components.agent(card)
        planet = self.ink.word(f"planet-{agent['planet']}")
        people = self.ink.word(f"people-{agent['people']}")
        return row(
            self.ink.put(agent["name"], f"card:{card}", style=COLOURS[agent["planet"]]),
            self.ink.dim(f" ({planet} {people} {agent['cost']})"),
        )

    def cards(self) -> list[Text]:
        """Every known card of a hand with what it does."""
        lines: list[Text] = []
        for number, seat in enumerate(self.view.seats):
            if seat.hand and number != self.view.viewer:
                lines.append(self.ink.dim(self.ink.seat(number)))
            for card in seat.hand:
                agent = self.components.agent(card)
                colour = COLOURS[agent["planet"]]
                head = self.ink.put(agent["name"], f"card:{card}", style=colour)
                about = self.ink.about(f"card:{card}").removeprefix(agent["name"]).strip()
                rest = folded(about, self.width - 17)
                lines.append(row(fit(head, 16), " ", rest[0] if rest else ""))
                lines += [row(" " * 17, more) for more in rest[1:]]
        return lines

    # The technologies.

    def technologies(self) -> list[Text]:
        """Each board with both markers, and what the next level of the own side brings."""
        lines = []
        for people in PEOPLE_IDS:
            board = self.view.boards.get(people)
            if board is None:
                continue
            mine = self.view.sides[self.own].levels[people]
            theirs = self.view.sides[1 - self.own].levels[people]
            name = f"{self.ink.word(f'people-{people}')} {board}"
            bar = "".join("■" if level <= mine else "□" for level in range(1, TOP_LEVEL + 1))
            other = "".join("■" if level <= theirs else "□" for level in range(1, TOP_LEVEL + 1))
            head = row(
                fit(self.ink.put(name, f"technology:{people}", style=PEOPLES[people]), 12),
                fit(self._side_name(self.own), 11), f"{bar} {mine}   ",
                fit(self._side_name(1 - self.own), 11), f"{other} {theirs}",
            )  # fmt: skip
            lines.append(head)
            for level in range(mine + 1, min(mine + 2, TOP_LEVEL) + 1):
                about = self.ink.about(f"level:{board}:{level}")
                told = folded(about, self.width - 6, hang="  ")
                lines += [row("    ", self.ink.put(part.plain, f"technology:{people}",
                                                   style="grey74")) for part in told]  # fmt: skip
        return lines
