"""What can be wrong with a contest, beyond games and agents."""

from perihelion.kernel.errors import PerihelionError


class BadContest(PerihelionError):
    """A contest that cannot be played, or a folder that holds another one."""


class MissingExtra(PerihelionError):
    """Something that needs packages which are not installed; says which extra has them."""


class LostWorkers(PerihelionError):
    """Workers that die again and again on the same games."""
