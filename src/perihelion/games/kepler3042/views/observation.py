"""What the numbers of `rules/observing.py` mean, in the same order."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.components import Components
from perihelion.games.kepler3042.events import DECISION_KINDS, MEDAL
from perihelion.games.kepler3042.phrases.names import (
    ACTION_IDS,
    BODY_IDS,
    BONUS_IDS,
    CARD_IDS,
    CUBE_IDS,
    GHOST,
    OBJECTIVE_IDS,
    PLANET_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
    cause_of,
)
from perihelion.games.kepler3042.views.queries import body_of
from perihelion.kernel.observing import Field, counted, flagged, named

NONE: Final = "none"
UNSEEN: Final = "unseen"
SHIPS: Final = tuple(f"ship-{ship}" for ship in range(1, codes.SHIPS + 1))
COLONIES: Final = tuple(f"colony-{colony}" for colony in range(1, codes.COLONIES + 1))
PLACES: Final = ("storage", "pit", "earth", *COLONIES)
AT: Final = ("column", "row")
KNOWN: Final = ("not-in-play", UNSEEN, "taken", "mine-to-lay", "face-down", "revealed")
PAIRS: Final = tuple(f"{one}+{other}" for one, other in combinations(TECHNOLOGY_IDS, 2))
QUESTIONS: Final = (
    *(*DECISION_KINDS, "set-up", "round", "turn-up", "advance", "collaborate", "raise"),
    *("bonus-effect", "card", "next", MEDAL),
)
"""In the order of the frames."""


def fields_of(seats: int, data: Components) -> tuple[Field, ...]:
    """The fields of an observation."""
    names = ("me", *(f"me+{number}" for number in range(1, seats)))
    numbers = [f"seat-{number}" for number in range(seats)]
    return (
        *((named("seat", "My seat.", numbers),) if seats > 1 else ()),
        *(field for name in names for field in _nation(name, data)),
        *(_progress(GHOST, data) if seats == 1 else ()),
        *_galaxy(data),
        *_tracks(data),
        *_turn(),
        *_table(names, data),
        *_question(names, data),
    )


def _edge(data: Components) -> int:
    """The highest column or row of the board."""
    return max(data.board.columns, data.board.rows) - 1


def _nation(name: str, data: Components) -> tuple[Field, ...]:
    facts = ("on-board", *AT)
    planets = (NONE, *PLANET_IDS[1:])
    objectives = (UNSEEN, NONE, *OBJECTIVE_IDS)
    choices = ("secret", NONE, *PAIRS)
    return (
        counted(f"{name}.ships", "The ships, and where they are.", _edge(data), SHIPS, facts),
        counted(f"{name}.cubes", "Cubes by place.", codes.MOST, CUBE_IDS, PLACES),
        named(f"{name}.colonies", "The planet of each colony.", planets, COLONIES),
        flagged(f"{name}.terraformed", "Whether a colony is terraformed.", COLONIES),
        *_progress(name, data),
        named(f"{name}.cell", "Where the action cube lies.", ACTION_IDS),
        named(f"{name}.objective", "The secret objective.", objectives),
        named(f"{name}.choice", "Free levels chosen and not yet taken.", choices),
        counted(f"{name}.score", "Points, at the end; told up to 999.", codes.SEEN_SCORE),
    )


def _progress(name: str, data: Components) -> tuple[Field, ...]:
    longest = max(int(last) for last in data.tables.last)
    return (
        counted(f"{name}.levels", "Levels of technologies.", codes.TOP_LEVEL, TECHNOLOGY_IDS),
        counted(f"{name}.tracks", "Spaces on the tracks.", longest, TRACK_IDS),
        counted(f"{name}.medals", "Medals, told up to 99.", codes.SEEN_COUNT, TRACK_IDS),
    )


def _galaxy(data: Components) -> tuple[Field, ...]:
    return (
        named("tokens", "What is known of each token.", KNOWN, _tokens()),
        counted(
            "token_hexes",
            "Where each token lies, if it is face-down or revealed; else 0.",
            _edge(data),
            _tokens(),
            AT,
        ),
        flagged("hidden", "Where a body lies face down.", data.board.names),
    )


def _tokens() -> tuple[str, ...]:
    """Planets by number, then the mines and colonial objectives, each numbered."""
    names = []
    for token in range(codes.TOKENS):
        name = BODY_IDS[body_of(token)]
        if token < codes.FIRST_MINE:
            names.append(f"planet-{name}")
        elif token < codes.FIRST_OBJECTIVE:
            names.append(f"{name}-{token - codes.FIRST_MINE + 1}")
        else:
            names.append(f"{name}-{token - codes.FIRST_OBJECTIVE + 1}")
    return tuple(names)


def _tracks(data: Components) -> tuple[Field, ...]:
    return (
        *(
            flagged(
                f"medals_on_{track}",
                "The spaces of the track where a medal lies.",
                [str(space) for space in range(int(data.tables.last[number]) + 1)],
            )
            for number, track in enumerate(TRACK_IDS)
        ),
        counted("medals_on_card", "Medals on the open card.", 255, TRACK_IDS),
    )


def _turn() -> tuple[Field, ...]:
    return (
        flagged("moved", "Ships, of the nation that moves, that have moved.", SHIPS),
        flagged("bonuses", "Bonus actions taken in this turn.", BONUS_IDS),
        counted("paid", "Cubes sacrificed for bonus actions in this turn.", 2),
        counted("transformed", "Transformations in this turn, up to 99.", codes.SEEN_COUNT),
        counted("assigned", "Assignments in this turn, up to 99.", codes.SEEN_COUNT),
        counted("steps", "Quantum steps since the last other decision.", codes.QUANTUM_STEPS),
    )


def _table(names: tuple[str, ...], data: Components) -> tuple[Field, ...]:
    return (
        flagged("deck", "Progress cards that nobody has seen yet.", CARD_IDS),
        named("card", "The open Progress card.", (NONE, *CARD_IDS)),
        counted("round", "The round.", int(data.tables.rounds)),
        counted("turn", "Turns begun so far, up to 999.", codes.SEEN_TURN),
        named("first", "Who has the first-player token.", (NONE, *names)),
        named("on_turn", "Whose turn it is.", (NONE, *names)),
        flagged("winners", "Who has won.", names),
    )


def _question(names: tuple[str, ...], data: Components) -> tuple[Field, ...]:
    causes = tuple(cause_of(cause) or NONE for cause in range(codes.CAUSES))
    return (
        named("asked", "Who answers next.", ("nobody", "chance", *names)),
        named("question", "What is asked.", (NONE, *QUESTIONS)),
        named("cause", "What asks.", causes),
        counted(
            "numbers",
            "The numbers of the question, each up to 255: how many are left, the card, the "
            "technology, the place, as `codes.py` says beside each kind of frame.",
            codes.SEEN_NUMBER,
            ("a", "b", "c"),
        ),
        counted("hex", "The hex of the question: the ship that moves.", _edge(data), AT),
        counted("amounts", "Cubes that are produced.", codes.AMOUNT_MASK, CUBE_IDS),
    )
