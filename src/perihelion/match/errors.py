"""What can go wrong at a table, beyond what the kernel names."""

from perihelion.kernel.errors import PerihelionError


class BadAgent(PerihelionError):
    """An agent that failed or answered what is not allowed; the match is unchanged."""


class BadNonce(PerihelionError):
    """A nonce that is too long, no text, or one too many."""


class NoAnswer(PerihelionError):
    """A scripted dealer or agent that has nothing left to say."""


class BadUndo(PerihelionError):
    """A take-back that nobody is entitled to; the match is unchanged."""


class MatchOver(PerihelionError):
    """Something asked of a match that has ended."""
