"""The fields of a Kepler-3042 state.

Sets of hexes are words of two rows each, see `rules/sets.py`. The cubes of a seat and type are one
word with a place of seven bits for the storage, the pit, Earth and each colony; levels of
technologies have four bits each. Rows by seat and ship stand at SHIPS * seat + ship, and so on.
"""

from typing import Final

from perihelion.kernel.fields import MATCH, PUBLIC, Field, Row

CUBES_IN_PLACES: Final = "range(1 << PLACE_BITS * PLACES)"
GROWING: Final = "range(LONG + 1)"
HEX: Final = "range(NO_HEX, len(tables.names))"
SEAT: Final = "range(NO_SEAT, seats)"
WORDS: Final = "int(tables.words)"

FIELDS: Final = (
    Row(
        "sheet",
        public=PUBLIC,
        doc="The score sheet: LINES * seat + line.",
        length="LINES * SEATS",
        cells="u8",
    ),
    Row(
        "open",
        public=PUBLIC,
        doc="Space hexes: no star, no body; a ship may be there.",
        copied="tables.space",
    ),
    Row("ships", public=PUBLIC, doc="Hexes with a ship, on bodies too.", length=WORDS),
    Row("hidden", public=PUBLIC, doc="Hexes with a hidden body.", length=WORDS),
    Row(
        "landing",
        public=PUBLIC,
        doc="Revealed bodies that a ship may enter: no ship and no marker is there.",
        length=WORDS,
    ),
    Row(
        "place",
        "range(HELD - seats + 1, len(tables.names))",
        doc="""The hex of each token, or UNSEEN, TAKEN, HELD - seat. Mines ascend, and colonial
        objectives do.""",
        start="UNSEEN",
        called="place of a token",
        length="TOKENS",
    ),
    Row(
        "ship",
        HEX,
        PUBLIC,
        "The hexes of each seat's ships, ascending; NO_HEX in the supply.",
        start="NO_HEX",
        called="hex of a ship",
        length="SHIPS * SEATS",
    ),
    Row(
        "cubes",
        CUBES_IN_PLACES,
        PUBLIC,
        "By seat and type: CUBES * seat + cube.",
        length="CUBES * SEATS",
    ),
    Row(
        "colony",
        "range(NO_PLANET, PLANETS)",
        PUBLIC,
        "The planets of each seat's colonies, ascending, NO_PLANET after the last.",
        start="NO_PLANET",
        length="COLONIES * SEATS",
    ),
    Row(
        "terraformed",
        "range(1 << PLANETS)",
        PUBLIC,
        "The terraformed planets of each seat, as a mask.",
        length="SEATS",
    ),
    Row(
        "levels",
        "range(1 << LEVEL_BITS * TECHNOLOGIES)",
        PUBLIC,
        "Of the technologies of each seat, and of the ghost.",
        length="NATIONS",
    ),
    Row(
        "space",
        "range(SPACES)",
        PUBLIC,
        "On the tracks: TRACKS * seat + track.",
        called="space of a track",
        length="TRACKS * NATIONS",
    ),
    Row("medals", GROWING, PUBLIC, "By seat and track, as `space`.", length="TRACKS * NATIONS"),
    Row(
        "cell",
        "range(ACTIONS)",
        PUBLIC,
        "The main action on which each seat's cube lies.",
        start="TERRAFORM",
        length="SEATS",
    ),
    Row(
        "objective",
        "range(OBJECTIVE_UNSEEN, OBJECTIVES)",
        doc="The secret objective of each seat; OBJECTIVE_UNSEEN to others.",
        start="NO_OBJECTIVE",
        length="SEATS",
    ),
    Row(
        "choice",
        "range(CHOSEN_UNSEEN, PAIRS)",
        doc="The free levels chosen at the same time (R05), until all have chosen.",
        start="NOT_CHOSEN",
        called="free levels",
        length="SEATS",
    ),
    Row(
        "sites",
        HEX,
        PUBLIC,
        "The bodies in the order in which they were laid (placement_peek alone).",
        start="NO_HEX",
        called="hex of a body laid",
        length="TOKENS",
    ),
    Row("score", GROWING, PUBLIC, length="SEATS"),
    *MATCH,
    Field("depth", "range(MAX_FRAMES + 1)", PUBLIC, called="depth of the stack"),
    Field(
        "steps",
        "range(QUANTUM_STEPS + 1)",
        PUBLIC,
        "Quantum steps since the last other decision; one more distribution is in `seen`.",
        called="quantum steps",
    ),
    Field("in_play", "range(1 << TOKENS)", PUBLIC, "The tokens of this match, as a mask."),
    Field(
        "lying",
        "range(int(tables.medals) + 1)",
        PUBLIC,
        "The spaces where medals lie: bit SPACES * track + space.",
        called="medals lying",
    ),
    Field(
        "on_card",
        "range(1 << 16)",
        PUBLIC,
        "The medals on the open card: eight bits for each track.",
        called="medals on the card",
    ),
    Field(
        "deck",
        "range(1 << PROGRESS_CARDS)",
        PUBLIC,
        "The Progress cards not yet seen, as a mask; drawing is chance.",
    ),
    Field("card", "range(NO_CARD, PROGRESS_CARDS)", PUBLIC, start="NO_CARD"),
    Field("round", "range(int(tables.rounds) + 1)", PUBLIC),
    Field("first", SEAT, PUBLIC, start="NO_SEAT", called="seat"),
    Field(
        "on_turn",
        SEAT,
        PUBLIC,
        "Whose turn it is; nobody's in set-up and resolution.",
        start="NO_SEAT",
        called="seat",
    ),
    Field(
        "moved",
        "range(1 << SHIPS)",
        PUBLIC,
        "The ships (of the seat that moves) that have moved in this movement, as a mask.",
        called="ships that moved",
    ),
    Field(
        "bonuses", "range(1 << BONUSES)", PUBLIC, "The bonus actions taken in this turn, as a mask."
    ),
    Field("paid", "range(3)", PUBLIC, "Cubes sacrificed for bonus actions in this turn."),
    Field("transformed", GROWING, PUBLIC, "Transformations made in this turn."),
    Field("assigned", GROWING, PUBLIC),
    Field(
        "source",
        "range(CAUSES)",
        PUBLIC,
        "The CAUSE_ of what is going on: a main action, bonus action or card.",
    ),
    Field("winners", "range(1 << seats)", PUBLIC, "The seats that have won, as a mask."),
    Field("reason", "range(RUNNING, FAILED + 1)", PUBLIC),
    Row("frames", length="MAX_FRAMES", used="self.depth"),
    Row(
        "seen",
        CUBES_IN_PLACES,
        PUBLIC,
        "Distributions of cubes since the last decision that was no quantum step.",
        length="CUBES * (QUANTUM_STEPS + 1)",
        used="CUBES * (self.steps + 1) if self.steps else 0",
    ),
)
