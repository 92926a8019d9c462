"""What can be wrong with what a researcher gave us."""

from perihelion.kernel.errors import PerihelionError


class BadSeed(PerihelionError):
    """A seed that no generator takes."""


class BadActions(PerihelionError):
    """Not one action for each match."""


class BadLanes(PerihelionError):
    """A number of matches, or seats, that a vectorised environment cannot have."""


class NotReset(PerihelionError):
    """An environment that is used before its first reset, or after the end of its match."""


def needs(module: str) -> ModuleNotFoundError:
    """What to say where the extra is not installed."""
    return ModuleNotFoundError(
        f"this part of perihelion.research needs {module}: pip install 'perihelion[research]'",
        name=module,
    )
