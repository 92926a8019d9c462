"""The names of elements, in a language."""

from __future__ import annotations

from functools import cache

from perihelion.kernel.game import Game
from perihelion.words import Words, WordsError


class Naming:
    """How the things of a game are called."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = Words.of(lang, game.id)
        self.element = cache(self._element)
        self.name = cache(self._name)

    def _element(self, kind: str, value: int) -> str:
        return str(self.game.element_of(kind, value))

    def _name(self, element: str) -> str:
        plain, space, level = element.partition(" ")
        try:
            name = self.words.render(self.game.name_of(plain))
        except WordsError:  # no language names it; its own name will do
            name = plain.partition(":")[2] or plain
        return f"{name}{space}{level}"
