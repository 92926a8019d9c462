"""What can be wrong with a training."""

from perihelion.kernel.errors import PerihelionError


class BadTraining(PerihelionError):
    """A training that cannot be run, or a folder that holds another one."""
