"""Everything that can be wrong with what a caller gave us, each with its own type."""


class PerihelionError(Exception):
    """The base of all errors that name a mistake of the caller, not of the program."""


class IllegalAction(PerihelionError):
    """An answer that the open question does not allow; the state is unchanged."""


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
