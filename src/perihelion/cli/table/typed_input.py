"""Understands what is typed at the table: a number, a text, words that narrow, or a command."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from perihelion.kernel.narrow import narrow
from perihelion.kernel.wire import Option
from perihelion.words import Words

COMMANDS: Final = ("undo", "end", "only", "help", "hint", "log", "board", "save", "resign", "quit")
SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class Command(NamedTuple):
    """One of COMMANDS, and what was typed after it."""

    name: str
    rest: str


class Typed(NamedTuple):
    """What an answer was understood as."""

    chosen: Option | None
    left: tuple[Option, ...]
    """The options that fit; empty if none does."""
    words: tuple[str, ...]


def plain(text: str) -> str:
    """Lower case, no accents, single spaces, straight apostrophes."""
    bare = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    kept = "".join(one for one in bare if not unicodedata.combining(one))
    return " ".join(kept.split())


def words_in(text: str) -> list[str]:
    """The words of a text, without the punctuation around them."""
    parts = (word.strip(".'-:") for word in re.split(r"[^\w:.'-]+", plain(text)))
    return [word for word in parts if word]


def is_number(line: str) -> bool:
    """Whether a line is a whole number, whatever its size."""
    return re.fullmatch(r"\s*-?[0-9]{1,9}\s*", line) is not None


def command_of(line: str, words: Words) -> Command | None:
    """The command a line begins with, in English or in the language of the table."""
    head, _, rest = line.strip().partition(" ")
    if head.startswith("?") and len(head) > 1:
        head, rest = "?", f"{head[1:]} {rest}"
    known = {plain(words.say(f"table-{name}")): name for name in COMMANDS}
    known |= {name: name for name in COMMANDS} | SHORT
    name = known.get(plain(head))
    return None if name is None else Command(name, rest.strip())


class Reader:
    """Reads answers to one question."""

    def __init__(
        self,
        options: Sequence[Option],
        say: Callable[[Option], str],
        name: Callable[[str], str],
    ) -> None:
        self.options = tuple(options)
        self.names = {
            element: set(words_in(name(element)))
            for option in options
            for element in option.elements
        }
        self.labels = [plain(say(option)) for option in options]
        self.words = [
            {*words_in(option.text), *words_in(label), *self._words_of(option.elements)}
            for option, label in zip(options, self.labels, strict=True)
        ]

    def _words_of(self, elements: Iterable[str]) -> set[str]:
        return {word for one in elements for word in (one, tail_of(one), *self.names[one])}

    def exact(self, line: str) -> Option | None:
        """The option whose number, text or label was typed."""
        typed = plain(line)
        if is_number(line):
            number = int(line)
            return self.options[number - 1] if 0 < number <= len(self.options) else None
        for option, label in zip(self.options, self.labels, strict=True):
            if typed in (plain(option.text), label):
                return option
        return None

    def narrowed(self, line: str, before: tuple[str, ...] = ()) -> Typed:
        """The options that all the words fit, those typed before included."""
        typed = tuple(words_in(line))
        if not typed:
            return Typed(None, (), ())
        for words in dict.fromkeys(((*before, *typed), typed)):
            rows = zip(self.options, self.words, strict=True)
            left = tuple(option for option, known in rows if known.issuperset(words))
            if left:
                return Typed(self._singled_out(left, words), left, words)
        rows = zip(self.options, self.words, strict=True)
        # Beginnings of words are shown and not taken: they may be a slip.
        return Typed(None, tuple(one for one, known in rows if _begin(typed, known)), ())

    def _singled_out(self, left: tuple[Option, ...], words: tuple[str, ...]) -> Option | None:
        typed = set(words)
        pointed = [
            element
            for element, names in self.names.items()
            if element in typed or tail_of(element) in typed or (names and names <= typed)
        ]
        return left[0] if len(left) == 1 else narrow(left, pointed).chosen


def tail_of(element: str) -> str:
    """The name of an element without its kind: `nero` of `card:nero`."""
    return element.partition(":")[2] or element


def find_elements(typed: str, elements: Sequence[str], name: Callable[[str], str]) -> list[str]:
    """The elements that a name means: exactly, or else all that contain its words."""
    wanted = plain(typed)
    exact = [
        one for one in elements if wanted in (plain(one), plain(tail_of(one)), plain(name(one)))
    ]
    if exact:
        return exact
    words = words_in(typed)
    return [
        one
        for one in elements
        if words and _begin(words, words_in(f"{one} {name(one)}".replace(":", " ")))
    ]


def _begin(words: Sequence[str], known: Iterable[str]) -> bool:
    return all(any(one.startswith(word) for one in known) for word in words)
