"""The fields of a Kepler-3Ad state.

Counts are packed four bits each: the pieces of one unit and seat over the twelve spaces, the
levels of a seat over the seven tracks, the dice of a group over the six faces. Space 0, track 0
and face 1 have the lowest bits. Rows by unit and seat stand at SEATS * unit + seat.
"""

from typing import Final

from perihelion.kernel.fields import MATCH, PUBLIC, Field, Row

FLAG: Final = "range(2)"
OVER_SPACES: Final = "range(1 << 4 * SPACES)"
OVER_TRACKS: Final = "range(1 << 4 * TRACKS)"
UNIT_ROWS: Final = "UNITS * SEATS"

FIELDS: Final = (
    Row(
        "sheet",
        public=PUBLIC,
        doc="The score sheet: points by scoring, line and seat.",
        length="SCORINGS * LINES * SEATS",
        cells="u8",
    ),
    Row(
        "pieces",
        OVER_SPACES,
        PUBLIC,
        "Pieces on the map, by unit and seat, over the spaces.",
        length=UNIT_ROWS,
    ),
    Row(
        "supply", "range(16)", PUBLIC, "Pieces not on the map, by unit and seat.", length=UNIT_ROWS
    ),
    Row("levels", OVER_TRACKS, PUBLIC, "Over the tracks.", length="SEATS"),
    Row("value", "range(256)", PUBLIC, "The markers on the value track.", length="SEATS"),
    Row("score", "range(LONG + 1)", PUBLIC, length="SEATS"),
    Row("corporation", "range(CORPORATIONS + 1)", PUBLIC, length="SEATS"),
    Row(
        "marks",
        "range(1 << 12)",
        PUBLIC,
        "How often a seat has won each clan, four bits each.",
        length="SEATS",
    ),
    Row(
        "tokens",
        "range(NO_TOKEN, TRACKS)",
        PUBLIC,
        "The track of the token on each place.",
        start="NO_TOKEN",
        length="SLOTS",
    ),
    Row(
        "dice",
        "range(1 << 4 * FACES)",
        PUBLIC,
        "The dice in play, by group, over the faces.",
        length="DICE_GROUPS",
    ),
    *MATCH,
    Field("depth", "range(MAX_FRAMES + 1)", PUBLIC, called="depth of the stack"),
    Field(
        "faces",
        "range(1 << (REGIONS if tables.zones_turn else SPACES))",
        PUBLIC,
        "The faces of the zones or chips, a bit each; 1 is B.",
    ),
    Field(
        "variant",
        "range(len(tables.in_play))",
        PUBLIC,
        "The map that is played on, see `Tables`.",
        called="map",
    ),
    Field("starter", "range(NO_SEAT, seats)", PUBLIC, start="NO_SEAT", called="starting seat"),
    Field("on_turn", "range(seats)", PUBLIC, called="seat on turn"),
    Field("spent", "range(1 << SPENDABLE)", PUBLIC, "The tracks spent in this turn."),
    Field("spends_left", "range(MOST_SPENDS + 1)", PUBLIC),
    Field("bonus", FLAG, PUBLIC, "Whether the 421 bonus can be claimed now."),
    Field("claimed", FLAG, PUBLIC, "Whether it has been claimed in this turn."),
    Field("action", "range(8)", PUBLIC, "The action of this turn, 0 before it is chosen."),
    Field("face", "range(FACES + 1)", PUBLIC, "The face of the dice on it."),
    Field("used", "range(1 << SPACES)", PUBLIC, "The spaces no further group may go to."),
    Field(
        "arrived", OVER_SPACES, PUBLIC, "Light pieces that this action brought, over the spaces."
    ),
    Field("raised", "range(1 << TRACKS)", PUBLIC, "The discs that this action raised."),
    Field("acted", FLAG, PUBLIC, "Whether a group of this action has been used (R18)."),
    Field("carried", FLAG, PUBLIC, "Whether a group has crossed two passages in this turn."),
    Field(
        "rolls",
        "range(LONG + 1)",
        PUBLIC,
        "How often chance has rolled in this turn, or in the roll-off.",
    ),
    Field("scorings", "range(SCORINGS + 1)", PUBLIC, "The scorings held so far."),
    Field(
        "stack",
        OVER_TRACKS,
        PUBLIC,
        "The tokens of the stack, over the tracks, in no order: drawing is chance.",
    ),
    Field("stack_start", OVER_TRACKS, PUBLIC, "The stack when its epoch began."),
    Field("stack_epoch", "range(LONG + 1)", PUBLIC),
    Field("discards", OVER_TRACKS, PUBLIC),
    Field("winners", "range(1 << seats)", PUBLIC, "The seats that have won, as a mask."),
    Field("reason", "range(RUNNING, BY_LIMIT + 1)", PUBLIC),
    Row("frames", public=PUBLIC, length="FRAME * MAX_FRAMES", used="FRAME * self.depth"),
)
