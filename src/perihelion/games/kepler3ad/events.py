"""What can happen in Kepler-3Ad, declared as data, in the order of the codes.

Arguments of type `place` are zones in edition 1 and planets in edition 2; a `space` is a district
or a planet, a `region` a zone or a clan, a `token` a bonus token or a satellite. `faces` are dice
written as one number, highest first: 421.
"""

from __future__ import annotations

from typing import Final

from perihelion.kernel.wire import EventKind

SEAT: Final = ("seat", "seat")
TRACK: Final = ("track", "track")
SPACE: Final = ("space", "space")
REGION: Final = ("region", "region")
UNIT: Final = ("unit", "unit")
LEVEL: Final = ("level", "int")
LEVELS: Final = ("levels", "int")
POINTS: Final = ("points", "int")
TRANCHE: Final = ("tranche", "int")

EVENT_KINDS: Final = (
    # Set-up.
    EventKind("face", (("place", "place"), ("face", "face"))),
    EventKind("first", (SEAT,)),
    EventKind("token", (REGION, ("token", "token"))),
    EventKind("corporation", (SEAT, ("corporation", "corporation"))),
    # The turn.
    EventKind("turn", (SEAT, ("number", "int"))),
    EventKind("roll", (SEAT, ("faces", "int"), ("colour", "colour"))),
    EventKind("action", (SEAT, ("action", "action"), ("face", "int"), ("black", "int"))),
    EventKind("skip", (SEAT,)),
    EventKind("finish", (SEAT,)),
    # Influence.
    EventKind("spend", (SEAT, TRACK, LEVEL)),
    EventKind("reroll", (SEAT, ("die", "die"))),
    EventKind("shift", (SEAT, ("die", "die"), ("to", "die"))),
    EventKind("move-piece", (SEAT, ("piece", "piece"), SPACE)),
    EventKind("remove", (SEAT, ("piece", "piece"))),
    EventKind("lower", (SEAT, ("target", "seat"), TRACK, LEVEL)),
    # The action.
    EventKind("place", (SEAT, ("count", "int"), UNIT, SPACE)),
    EventKind("move", (SEAT, ("count", "int"), ("origin", "space"), SPACE)),
    EventKind("raise", (SEAT, TRACK, LEVELS, LEVEL)),
    EventKind("give", (SEAT, ("count", "int"), UNIT, SPACE)),
    EventKind("build", (SEAT, UNIT, SPACE)),
    # The end of the turn.
    EventKind("reliquat", (SEAT, TRACK, LEVELS, LEVEL)),
    EventKind("value", (SEAT, ("value", "int"))),
    # Scoring: the score sheet, line by line.
    EventKind("scoring", (SEAT, ("number", "int"), ("threshold", "int"))),
    EventKind("score-space", (SEAT, SPACE, POINTS, TRANCHE)),
    EventKind("region-won", (SEAT, REGION, ("value", "int"))),
    EventKind("region-tied", (REGION,)),
    EventKind("token-won", (SEAT, ("token", "token"), LEVEL)),
    EventKind("reshuffle", (("tokens", "int"),)),
    EventKind("score-track", (SEAT, TRACK, POINTS, TRANCHE)),
    EventKind("score-bonus", (SEAT, POINTS)),
    EventKind("score-allegiances", (SEAT, ("clans", "int"), POINTS)),
    EventKind("score-total", (SEAT, POINTS, ("total", "int"))),
    # The end.
    EventKind("roll-off", (SEAT, ("faces", "int"), ("sum", "int"))),
    EventKind("win", (SEAT, POINTS)),
    EventKind("over", (("reason", "reason"),)),
)

REASONS: Final = ("running", "scorings", "limit")

FRAME_NAMES: Final = (
    "before",  # spend TRACK | claim | action N DICE
    "after",  # spend TRACK | claim | finish
    "group",  # place SPACE | from SPACE | skip
    "to-group",  # to SPACE: where what was taken up goes
    "to-piece",  # to SPACE
    "disc",  # raise TRACK | skip
    "build",  # build UNIT SPACE | skip
    "give",  # give UNIT: edition 2, three units for the one built
    "reroll",  # reroll DIE (R08: | skip)
    "shift",  # shift DIE up|down
    "piece",  # move SEAT UNIT SPACE: own or enemy piece, then "to"
    "remove",  # remove SEAT SPACE
    "lower",  # lower SEAT TRACK: the 421 bonus
    "vanguard",  # place SPACE: two ships before the first turn
)
"""The frames that ask, in the order of their codes."""
DECISION_KINDS: Final = tuple(one.partition("-")[0] for one in FRAME_NAMES)
"""The kind of question of each of them; it has the prompt `ask-<kind>`."""
