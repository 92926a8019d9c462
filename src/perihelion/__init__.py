"""Space board games as small machines that ask one question at a time.

>>> import perihelion
>>> perihelion.games()
('zenith', 'kepler3042', 'kepler3ad-1', 'kepler3ad-2')
>>> state = perihelion.start("zenith", seats=2)
>>> state.seat == perihelion.CHANCE  # the set-up is asked first, of chance
True

Somebody answers until the match is over: `state.legal()` are the ids of the answers,
`state.play("...")` takes an id, a typed action or its text, `print(state)` draws the table.
A `Match` seats agents at a game, deals and writes the record.

>>> from perihelion import Match, OpenDealer, RandomAgent
>>> bots = [RandomAgent(), RandomAgent()]
>>> match = Match(perihelion.load("zenith"), agents=bots, dealer=OpenDealer("docs"), agent_seed=1)
>>> outcome = match.run()
>>> perihelion.replay(match.record) == match.state
True
>>> perihelion.verify(match.game, match.record).open
True
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from perihelion.games import load
from perihelion.kernel import state as _state
from perihelion.kernel.actions import Act
from perihelion.kernel.errors import (
    BadData,
    BadOption,
    BadPosition,
    BadProof,
    BadRecord,
    BadSeats,
    Divergence,
    IllegalAction,
    NotYourDecision,
    OtherRules,
    PerihelionError,
    UnknownGame,
)
from perihelion.kernel.game import Game
from perihelion.kernel.narrow import narrow
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Record, RedactedRecord, Replay, read_record, redact
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Chance, Decision, Event, Option, Outcome, View
from perihelion.match import (
    Agent,
    Dealer,
    Match,
    OpenDealer,
    RandomAgent,
    ScriptedAgent,
    ScriptedDealer,
    SealedDealer,
    SimpleAgent,
    resume,
    verify,
)

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The ids of the games there are."""
else:
    # The package of the games has this name too, so the package itself answers the call.
    from perihelion import games

__all__ = [
    "CHANCE",
    "NOBODY",
    "Act",
    "Agent",
    "BadData",
    "BadOption",
    "BadPosition",
    "BadProof",
    "BadRecord",
    "BadSeats",
    "Chance",
    "Dealer",
    "Decision",
    "Divergence",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "NotYourDecision",
    "OpenDealer",
    "Option",
    "OtherRules",
    "Outcome",
    "PerihelionError",
    "Phrase",
    "RandomAgent",
    "Record",
    "RedactedRecord",
    "Replay",
    "Rng",
    "ScriptedAgent",
    "ScriptedDealer",
    "SealedDealer",
    "SimpleAgent",
    "State",
    "UnknownGame",
    "View",
    "__version__",
    "games",
    "is_compiled",
    "load",
    "narrow",
    "read_record",
    "redact",
    "replay",
    "resume",
    "start",
    "verify",
]

try:
    __version__ = version("perihelion")
except PackageNotFoundError:  # the sources are used without an installation
    __version__ = "0+unknown"


def start(
    game_id: str, seats: int | None = None, options: Mapping[str, Value] | None = None
) -> State:
    """A new match of a game before its first question.

    >>> start("zenith", options={"turn_limit": 40}).options()["turn_limit"]
    40
    >>> start("zenit")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    perihelion.kernel.errors.UnknownGame: there is no game 'zenit'; did you mean 'zenith'? ...
    """
    return load(game_id).start(seats, options)


def replay(record: Record) -> State:
    """The state at the end of a record, every entry and key checked on the way."""
    return Replay(load(record.game), record).to_end()


def is_compiled() -> bool:
    """Whether the rules run compiled; `make build` compiles them."""
    return str(_state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
