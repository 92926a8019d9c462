"""Everything that can be wrong with what a caller gave us, each with its own type."""

from __future__ import annotations

from collections.abc import Callable


class PerihelionError(Exception):
    """The base of all errors that name a mistake of the caller, not of the program."""


class IllegalAction(PerihelionError):
    """An answer that the open question does not allow; the state is unchanged.

    Its message may be given as a function, called when somebody reads it: naming all that is
    allowed takes longer than refusing.
    """

    def __init__(self, message: str | Callable[[], str] = "") -> None:
        super().__init__(message)
        self._message = message

    def __str__(self) -> str:
        if not isinstance(self._message, str):
            self._message = self._message()
        return self._message

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str]]:
        return type(self), (str(self),)


class NotYourDecision(IllegalAction):
    """An answer by a seat that is not asked."""


class BadOption(PerihelionError):
    """An unknown option, or a value it cannot have."""


class BadSeats(PerihelionError):
    """A number of seats that the game does not have."""


class BadPosition(PerihelionError):
    """A description of a position that contradicts the game or itself."""


class BadData(PerihelionError):
    """A component data set that cannot be played."""


class BadRecord(PerihelionError):
    """A record that is malformed, truncated, tampered with or of another kind."""


class OtherRules(BadRecord):
    """A record written under another version of the rules or another data set."""


class Divergence(BadRecord):
    """A replay that does not reach what the record says; names the entry."""


class BadProof(PerihelionError):
    """A record whose chance does not follow from its revealed seed."""


class UnknownGame(PerihelionError):
    """A game that is not in the catalogue."""


class BrokenGame(UnknownGame):
    """Another package brings a game of that name, and it cannot be loaded."""
