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

Somebody to play against is a level, and a level can also be asked for advice:

>>> state = perihelion.load("zenith").position({"hands": [["nero", "felis"], ["ivan"]]})
>>> hint = perihelion.analyse(state, level="captain")
>>> hint.seat, hint.answer in [state.text(answer) for answer in state.legal()]
(0, True)

What is exported here is the stable part of the library: it changes only with a new major version.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from perihelion.ai.agent_spec import agent_from
from perihelion.ai.errors import BadBudget, UnknownLevel
from perihelion.ai.hints import Hint, HintRow, hint_of
from perihelion.ai.levels import LEVELS
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
from perihelion.kernel.record import (
    Entry,
    Record,
    RedactedRecord,
    Replay,
    Variation,
    read_record,
    redact,
)
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, NOBODY, TRUTH, State
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
    Undo,
    resume,
    verify,
)
from perihelion.match.forking import commented, forked, state_at, with_variation

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
    "BadBudget",
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
    "Entry",
    "Event",
    "Game",
    "Hint",
    "HintRow",
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
    "Undo",
    "UnknownGame",
    "UnknownLevel",
    "Variation",
    "View",
    "__version__",
    "analyse",
    "commented",
    "forked",
    "games",
    "is_compiled",
    "levels",
    "load",
    "narrow",
    "opponent",
    "read_record",
    "redact",
    "replay",
    "resume",
    "start",
    "state_at",
    "verify",
    "with_variation",
]

try:
    __version__ = version("perihelion")
except PackageNotFoundError:  # the sources are used without an installation
    _project = Path(__file__).parents[2] / "pyproject.toml"
    __version__ = str(tomllib.loads(_project.read_text("utf-8"))["project"]["version"])


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
    """The state at the end of a record, every entry and key checked on the way.

    >>> match = Match(load("zenith"), dealer=OpenDealer("docs"))
    >>> dealt = match.deal()
    >>> replay(match.record) == match.state
    True
    """
    return Replay(load(record.game), record).to_end()


def levels() -> tuple[str, ...]:
    """The names of the levels one can play against, from the weakest to the strongest.

    >>> levels()
    ('cadet', 'pilot', 'navigator', 'captain', 'commodore', 'admiral')
    """
    return tuple(level.name for level in LEVELS)


def opponent(name: str, game: Game | str) -> Agent:
    """A fresh agent for a seat of a `Match`: a level, `random`, `greedy`, `beginner`, a program.

    `captain@2000` thinks 2000 iterations a turn, `captain@1s` a second a turn; `cmd:./agent.py`
    is a program that answers lines of JSON.

    >>> opponent("captain", "zenith").name
    'captain'
    >>> match = Match(load("zenith"), agents=[opponent("random", "zenith")] * 2, agent_seed=1)
    >>> match.run() == match.outcome
    True
    >>> opponent("captian", "zenith")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    perihelion.ai.errors.UnknownLevel: there is no level 'captian'; did you mean 'captain'? ...
    """
    return agent_from(name, load(game) if isinstance(game, str) else game)


def analyse(
    state: State,
    seat: int | None = None,
    *,
    level: str = "strongest",
    budget: int | None = None,
    seed: int = 0,
) -> Hint:
    """What a level would answer for a seat, what else it considered, and what each is worth.

    It thinks from what the seat knows, whatever `state` holds. The same seed gives the same hint.

    >>> state = load("zenith").position({"hands": [["nero", "felis"], ["ivan"]]})
    >>> hint = analyse(state, budget=200)
    >>> best = hint.considered[0]
    >>> best.text == hint.answer, -1.0 <= best.worth[0] <= 1.0, best.line[0].text == best.text
    (True, True, True)
    >>> analyse(state, seat=1)
    Traceback (most recent call last):
        ...
    perihelion.kernel.errors.NotYourDecision: seat 1 is not asked now; seat [0] is
    """
    asked = state.game.asked_seat(state, seat)
    if asked == CHANCE:
        raise NotYourDecision("chance is asked now, and chance needs no advice")
    blind = state if state.viewer != TRUTH else state.blind(asked)
    return hint_of(blind, asked, level, legal=state.legal(asked), budget=budget, seed=seed)


def is_compiled() -> bool:
    """Whether the rules run compiled; `make build` compiles them."""
    return str(_state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
