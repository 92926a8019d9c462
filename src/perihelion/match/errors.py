"""What can go wrong at a table, beyond what the kernel names."""

from perihelion.kernel.errors import BadData, BadRecord, PerihelionError


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


class BadCampaign(BadRecord):
    """A campaign file that is damaged, tampered with or foreign; nothing was changed."""


class NoLevel(PerihelionError):
    """A level asked for that cannot be played now: one is running, or the campaign is won."""


class BadLesson(BadData):
    """A lesson that cannot be played as it is written."""


class BadProgress(PerihelionError):
    """A place in a lesson that its answers do not lead to: the lesson has changed since."""


class NotYet(PerihelionError):
    """A step asked of a lesson that cannot be made from here."""


class NoLesson(PerihelionError):
    """A lesson asked for that the game does not have."""


class BadPuzzle(BadData):
    """A puzzle that cannot be played, or whose proof does not hold."""


class NoPuzzle(PerihelionError):
    """A puzzle asked for that there is not."""


class TooLong(PerihelionError):
    """A proof that would have to look at more than it may."""
