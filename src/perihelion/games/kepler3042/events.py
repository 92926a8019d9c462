"""What can happen in Kepler-3042, declared as data, in the order of the codes.

Types of arguments besides the obvious ones: a `card` is a Progress card; a `planet` is a planet
card, 0 for Earth and n for planet n; a `body` is a planet counted from 0, 28 for a mine, 29 for a
colonial objective; a `holder` is where a cube was, 0 for the storage, else a planet card plus 1.
"""

from __future__ import annotations

from typing import Final

from perihelion.kernel.wire import EventKind

SEAT: Final = ("seat", "seat")
HEX: Final = ("hex", "hex")
PLANET: Final = ("planet", "planet")
BODY: Final = ("body", "body")
CUBE: Final = ("cube", "cube")
COUNT: Final = ("count", "int")
TECHNOLOGY: Final = ("technology", "technology")
LEVEL: Final = ("level", "int")
TRACK: Final = ("track", "track")
SPACE: Final = ("space", "int")
ACTION: Final = ("action", "action")
OBJECTIVE: Final = ("objective", "objective")
POINTS: Final = ("points", "int")

EVENT_KINDS: Final = (
    # Set-up.
    EventKind("first", (SEAT,)),
    EventKind("left-out", (PLANET,)),
    EventKind("dealt", (SEAT, BODY), secret=("body",)),
    EventKind("laid", (SEAT, HEX)),  # seat -1: by lot
    EventKind("revealed", (HEX, BODY)),
    EventKind("objective", (SEAT, OBJECTIVE), secret=("objective",)),
    EventKind("bonus-cubes", (SEAT, ("energy", "int"), ("matter", "int"), ("antimatter", "int"))),
    EventKind("free-levels", (SEAT, TECHNOLOGY, ("other", "technology"))),
    EventKind("chosen", (SEAT,)),  # unseen by others (R05)
    EventKind("ghost-level", (TECHNOLOGY, LEVEL)),
    # Rounds and turns.
    EventKind("round", (("round", "int"), ("card", "card"))),
    EventKind("ghost-advance", (TRACK, SPACE)),
    EventKind("turn", (SEAT, ("number", "int"))),
    EventKind("cell", (SEAT, ACTION)),
    EventKind("perform", (SEAT, ACTION)),
    EventKind("skip", (SEAT, ACTION)),
    EventKind("stop", (SEAT,)),
    EventKind("decline", (SEAT,)),
    EventKind("bonus", (SEAT, ("bonus", "bonus"))),
    EventKind("end", (SEAT,)),
    # Cubes.
    EventKind("spend", (SEAT, PLANET, CUBE, COUNT)),
    EventKind("produce", (SEAT, PLANET, CUBE, COUNT)),
    EventKind("sacrifice", (SEAT, CUBE, ("holder", "holder"))),
    EventKind("regenerate", (SEAT, CUBE)),
    EventKind("transform", (SEAT, PLANET, CUBE, ("got", "cube"))),
    EventKind("assign", (SEAT, CUBE, PLANET, ("to", "planet"))),
    # Actions.
    EventKind("build", (SEAT, HEX)),
    EventKind("colonise", (SEAT, PLANET, HEX)),
    EventKind("level", (SEAT, TECHNOLOGY, LEVEL)),
    EventKind("collaboration", (SEAT, TECHNOLOGY, LEVEL)),
    EventKind("terraform", (SEAT, PLANET)),
    EventKind("move", (SEAT, ("origin", "hex"), HEX, ("steps", "int"))),
    EventKind("take-objective", (SEAT, HEX)),
    EventKind("withdraw", (SEAT, HEX)),
    # Tracks.
    EventKind("advance", (SEAT, TRACK, SPACE)),
    EventKind("lost", (SEAT, TRACK, COUNT)),
    EventKind("medal", (TRACK, SPACE)),
    # Resolution.
    EventKind("benefit", (SEAT, ("card", "card"))),
    EventKind("no-benefit", (("card", "card"),)),
    EventKind("medals", (SEAT, TRACK, COUNT)),
    EventKind("ghost-medals", (TRACK, COUNT)),
    EventKind("pass-first", (SEAT,)),
    # The end: the score sheet, line by line.
    EventKind("scored", (SEAT, ("line", "line"), COUNT, POINTS)),
    EventKind("met", (SEAT, OBJECTIVE, POINTS)),
    EventKind("missed", (SEAT, OBJECTIVE)),
    EventKind("total", (SEAT, POINTS)),
    EventKind("win", (SEAT, POINTS)),
    EventKind("over", (("reason", "reason"),)),
    # Set-up: the bodies are picked up again.
    EventKind("begin-again", ()),
)

REASONS: Final = ("running", "points", "passed", "failed")

DECISION_KINDS: Final = (
    "cell",  # cell ACTION | quantum
    "action",  # perform | skip | quantum
    "bonus",  # bonus BONUS | stop | quantum
    "withdraw",  # hex of a ship | end | quantum
    "move",  # hex of a ship | stop | quantum
    "leg",  # hex | stop (after a colonial objective)
    "build",  # planet that pays | stop | quantum
    "price",  # price level | price full
    "ship",  # hex
    "colonise",  # hex of a ship | stop | quantum
    "develop",  # technology | stop | quantum
    "payer",  # planet
    "terraform",  # planet | stop | quantum
    "track",  # track | decline (cards)
    "reveal",  # hex | decline (cards)
    "produce",  # planet | quantum (main actions) | decline (cards)
    "harvest",  # planet | stop | quantum | decline (cards)
    "amount",  # amount N (R09)
    "sacrifice",  # cube and where it is
    "yard",  # planet | decline (cards)
    "regenerate",  # cube | decline
    "icon",  # planet | decline | quantum
    "icon-price",  # pay | decline (R21)
    "level",  # technology | decline
    "kind",  # transform | assign
    "giver",  # planet | decline (cards)
    "cube",  # cube that goes, or cube and planet
    "place",  # hex
    "token",  # body (R02)
    "bonus-cubes",  # amount N
    "free-levels",  # two technologies
)
"""The kinds of questions, in the order of the frames; each has the prompt `ask-<kind>`."""
MEDAL: Final = "medal"  # track | decline (cards)
"""The kind of the one question whose frame comes after all others."""
