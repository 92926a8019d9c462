"""Says phrases in one language."""

import re
import unicodedata
from functools import cache
from typing import Final

from perihelion.kernel.phrases import Phrase, all_of
from perihelion.words.catalogue import entries
from perihelion.words.errors import MissingWords

NAME: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)
"""What may be the name of another entry."""
VOWELS: Final = ("a", "e", "i", "o", "u", "œ", "æ")
Value = str | int | Phrase | tuple[Phrase, ...]


def _capital(text: object) -> str:
    """CAPITAL() of the catalogues: a clause becomes the start of a sentence."""
    plain = str(text)
    return plain[:1].upper() + plain[1:]


def _elided(text: object) -> str:
    """DE() of the French catalogues: "de Bob", but "d’Ada" before a vowel."""
    bare = unicodedata.normalize("NFD", str(text)).casefold()
    return f"d’{text}" if bare.startswith(VOWELS) else f"de {text}"


FUNCTIONS: Final = {"CAPITAL": _capital, "DE": _elided}
"""Beyond Fluent's own; the page's bundle has the same."""


class Words:
    """One language, the common catalogue and perhaps the one of a game, with a part of it."""

    def __init__(self, lang: str, game_id: str | None = None, part: str = "") -> None:
        self.lang = lang
        self.game_id = game_id
        self._entries = entries(lang, game_id, part)
        self._keys = [name for name in self._entries if not name.startswith("-")]
        self._parsed: set[str] = set()
        # Not before somebody speaks: it brings two more packages, and a server starts without.
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle(
            [lang],
            functions=FUNCTIONS,  # type: ignore[arg-type]  # a str is a Fluent value
            use_isolating=False,
        )
        self._said: dict[str, str] = {}

    @staticmethod
    @cache
    def of(lang: str, game_id: str | None = None, part: str = "") -> "Words":
        """The words of a language, read once."""
        return Words(lang, game_id, part)

    def say(self, key: str, **args: Value) -> str:
        """The message of that key."""
        return self.render(Phrase(key, args))

    def render(self, phrase: Phrase | str) -> str:
        """The phrase as text; plain text is already said."""
        if isinstance(phrase, str):
            return phrase
        if phrase.args:
            plain = {name: self._plain(value) for name, value in phrase.args.items()}
            return self._format(phrase.key, plain)
        if phrase.key not in self._said:
            self._said[phrase.key] = self._format(phrase.key, {})
        return self._said[phrase.key]

    def has(self, key: str) -> bool:
        """Is there a message, or an attribute, of that key?"""
        name, _, attribute = key.partition(".")
        if name not in self._entries or name.startswith("-"):
            return False
        self._parse(name)
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self, prefix: str) -> tuple[str, ...]:
        """The messages whose keys begin so, in the order of the catalogues."""
        return tuple(key for key in self._keys if key.startswith(prefix))

    def _parse(self, name: str) -> None:
        """Let the bundle know an entry and all that it may stand on, if it does not yet.

        Two threads may do the same at once; the second changes nothing.
        """
        if name in self._parsed:
            return
        from fluent.runtime import FluentResource

        wanted: set[str] = set()
        found = [name]
        while found:
            one = found.pop()
            wanted.add(one)
            named = {name for name in NAME.findall(self._entries[one]) if name in self._entries}
            found += named - wanted - self._parsed
        self._bundle.add_resource(FluentResource("\n".join(self._entries[one] for one in wanted)))
        self._parsed |= wanted

    def _plain(self, value: Value) -> str | int:
        if isinstance(value, Phrase):
            return self.render(value)
        if isinstance(value, tuple):
            return self.render(all_of(value))
        return value

    def _format(self, key: str, args: dict[str, str | int]) -> str:
        if not self.has(key):
            raise MissingWords(key, self.lang, "no such message")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() looked
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(key, self.lang, "; ".join(str(error) for error in errors))
        return str(text)
