"""What can go wrong when something is to be said."""

from collections.abc import Sequence

from perihelion.kernel.errors import PerihelionError


class WordsError(PerihelionError):
    """Something cannot be said."""


class UnknownLanguage(WordsError):
    """A language without a catalogue was asked for."""

    def __init__(self, lang: str, available: Sequence[str]) -> None:
        self.lang = lang
        self.available = tuple(available)
        super().__init__(f"no words in language {lang!r}; available: {', '.join(self.available)}")


class MissingWords(WordsError):
    """A message, one of its arguments or a whole catalogue is missing."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        self.key = key
        self.lang = lang
        self.why = why
        super().__init__(f"cannot say {key!r} in {lang!r}: {why}")


class BrokenCatalogue(WordsError):
    """A catalogue does not parse, or says the same key twice."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why
        super().__init__(f"catalogue {name}: {why}")
