"""Whether numbers that came from outside are a state at all, before any rule runs on them."""

from __future__ import annotations

from perihelion.games.kepler3042.engine import Kepler3042State, resume
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.state import NOBODY


def numbers_wrong(state: Kepler3042State) -> list[str]:
    """Numbers that no state has; while there are any, nothing else may be looked at."""
    return []


def frames_wrong(state: Kepler3042State) -> list[str]:
    """Pending work that the rules cannot have left behind."""
    return []


def check_settled(state: Kepler3042State) -> None:
    """Raise BadPosition unless the rules would leave this state as it is and can go on."""
    try:
        twin = state.clone()
        assert isinstance(twin, Kepler3042State)
        resume(twin)
        if twin.to_bytes() != state.to_bytes():
            raise BadPosition("the state does not wait for an answer")
        if state.seat != NOBODY and not state.legal():
            raise BadPosition("nothing can be answered")
    except (IndexError, OverflowError, AssertionError, ValueError) as error:
        raise BadPosition(f"the rules cannot go on from here: {error!r}") from None
