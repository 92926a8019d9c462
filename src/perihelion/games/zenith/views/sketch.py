"""The table as text: five tracks between two columns of cards, then what each side owns."""

from __future__ import annotations

from perihelion.games.zenith.data_set.components import PEOPLE_IDS, PLANET_IDS, Components
from perihelion.games.zenith.phrases.names import card_name, token_kind
from perihelion.games.zenith.views.view import SideView, ZenithView
from perihelion.kernel.game import SEAT_NAME, Say, labelled
from perihelion.kernel.phrases import Phrase


def sketch(view: ZenithView, say: Say, components: Components) -> str:
    """The table as the owner of `view` sees it, own side on the right; 80 columns wide."""
    return _Sketch(view, say, components).text()


class _Sketch:
    """Draws one view; lives for one call."""

    def __init__(self, view: ZenithView, say: Say, components: Components) -> None:
        self.view = view
        self.say = say
        self.components = components
        self.own = view.seats[view.viewer].side if view.viewer is not None else 0

    def text(self) -> str:
        lines = [self._head(), self._sides_line()]
        lines += [self._planet(planet) for planet in PLANET_IDS]
        lines.append(self._technology_line())
        lines += [self._side(1 - self.own), self._side(self.own)]
        lines += self._seats()
        return "\n".join(line.rstrip() for line in lines)

    def _word(self, key: str) -> str:
        return self.say(Phrase(key))

    def _head(self) -> str:
        view = self.view
        parts = [f"{self._word('sketch-turn')} {view.turn}"]
        if view.reason is not None:
            parts.append(self._word(f"reason-{view.reason}"))
        elif view.on_turn is not None:
            parts.append(self.say(Phrase("sketch-on-turn", {"seat": view.on_turn})))
        parts.append(f"{self._word('pile-deck')} {view.deck}")
        parts.append(f"{self._word('pile-discard')} {len(view.discard)}")
        parts.append(f"{self._word('pile-reserve')} {sum(view.reserve.values())}")
        return " | ".join(parts)

    def _seat_name(self, seat: int) -> str:
        return self.say(Phrase(SEAT_NAME, {"seat": seat}))

    def _side_name(self, side: int) -> str:
        if self.view.viewer is None:
            return f"{self._word('sketch-side')} {side + 1}"
        return self._word("sketch-you" if side == self.own else "sketch-them")

    def _sides_line(self) -> str:
        left, right = self._side_name(1 - self.own), self._side_name(self.own)
        return f"{'':9}{left:>17} < {'':13} > {right:17} {self._word('sketch-token')}"

    def _planet(self, planet: str) -> str:
        left = self._column(1 - self.own, planet)
        right = self._column(self.own, planet)
        token = self.view.tokens.get(planet)
        shown = self.say(token_kind(token, self.components)) if token else "-"
        name = self._word(f"planet-{planet}")
        return f"{name:9}{left:>17} [{self._track(planet)}] {right:17} {shown}"

    def _column(self, side: int, planet: str) -> str:
        cards = self.view.sides[side].columns[planet]
        if not cards:
            return "-"
        return f"{len(cards)} {card_name(cards[-1], self.components)}"[:17]

    def _track(self, planet: str) -> str:
        disc = self.view.discs.get(planet)
        if disc is None:
            return f"{self._word('sketch-off'):^15}"[:15]
        at = disc if self.own == 0 else -disc
        spaces = ["O" if step == at else "+" if step == 0 else "." for step in range(-3, 4)]
        return " " + " ".join(spaces) + " "

    def _technology_line(self) -> str:
        parts = []
        for people in PEOPLE_IDS:
            board = self.view.boards.get(people, "?")
            token = self.view.tokens.get(people)
            shown = f" ({self.say(token_kind(token, self.components))})" if token else ""
            levels = [self.view.sides[side].levels[people] for side in (1 - self.own, self.own)]
            parts.append(f"{self._word(f'people-{people}')} {board} {levels[0]}:{levels[1]}{shown}")
        return "   ".join(parts)

    def _side(self, side: int) -> str:
        owned = self.view.sides[side]
        parts = [
            f"{self._side_name(side):10}",
            f"{self._word('stock-credits')} {owned.credits}",
            f"{self._word('stock-zenithium')} {owned.zenithium}",
            self._won(owned),
        ]
        if owned.badge:
            parts.append(self._word(f"badge-{owned.badge}"))
        return "  ".join(parts)

    def _won(self, owned: SideView) -> str:
        discs = [
            f"{self._word(f'planet-{planet}')} {count}"
            for planet, count in owned.won.items()
            if count
        ]
        return labelled(self.say, self._word("sketch-won"), ", ".join(discs) or "-")

    def _seats(self) -> list[str]:
        lines = []
        for number, seat in enumerate(self.view.seats):
            name = self._seat_name(number)
            if seat.end is not None:
                name += f" ({self._word(f'end-{seat.end}')})"
            known = [self._card(card) for card in seat.hand]
            hidden = seat.hand_size - len(known)
            if hidden:
                known.append(f"{hidden} x ?")
            hand = f"{self._word('sketch-hand')}, {name}"
            lines.append(labelled(self.say, hand, ", ".join(known) or "-"))
        return lines

    def _card(self, card: str) -> str:
        agent = self.components.agent(card)
        planet = self._word(f"planet-{agent['planet']}")
        people = self._word(f"people-{agent['people']}")
        return f"{agent['name']} ({planet} {people} {agent['cost']})"
