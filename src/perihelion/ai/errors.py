"""What can be wrong with what is asked of an opponent."""

from perihelion.kernel.errors import PerihelionError


class UnknownLevel(PerihelionError):
    """An agent or level that does not exist."""


class BadBudget(PerihelionError):
    """A budget that no search can keep to."""


class BadWeights(PerihelionError):
    """A file of weights that is damaged, foreign or did not pass its gate."""


class BadRestriction(PerihelionError):
    """Something to do without that the game does not have."""


class BadCores(PerihelionError):
    """An agent that cannot think on so many cores."""
