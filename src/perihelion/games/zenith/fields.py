"""The fields of a Zenith state.

A side is a seat of the two-seat game or a team of the four-seat game. Seats 0 and 1 are team 0
there, seats 2 and 3 team 1. Positions on the tracks are counted from the centre: side 0 pulls
towards +4, side 1 towards -4.
"""

from typing import Final

from perihelion.kernel.fields import MATCH, PUBLIC, Field, Row

CARD: Final = "{*range(CARDS), NO_CARD}"
CARD_COUNT: Final = "range(CARDS + 1)"
DISC_COUNT: Final = "range(PLANETS + 1)"
EPOCH: Final = "range(MOST_STOCK)"
MEMBER_0: Final = "range(-1, seats // 2)"
MEMBER_1: Final = "{-1, *range(seats // 2, seats)}"
PLACE: Final = (
    "{*range(HAND + seats), *range(COLUMN, COLUMN + 2 * PLANETS), UNSEEN if is_blind else DECK}"
)
SIDE: Final = "range(NO_SIDE, 2)"
IN_RESERVE: Final = "range(17)"

FIELDS: Final = (
    Row(
        "where",
        PLACE,
        doc="The place of each card.",
        start="DECK",
        unseen="UNSEEN",
        called="place of a card",
        length="CARDS",
        cells="u8",
    ),
    Row(
        "link",
        CARD,
        doc="""The next higher card of the same hand, the card beneath in the same column, or the
        index in `deck`.""",
        start="NO_CARD",
        called="link of a card",
        length="CARDS",
        cells="u8",
        packs="links",
    ),
    Row(
        "deck",
        doc="""The cards of the deck, `deck_size` of them, in no order that means anything: drawing
        one is a question to chance. Never packed, since `where` says the same.""",
        start="NO_CARD",
        packed=False,
        length="CARDS",
        cells="u8",
    ),
    Row(
        "height",
        public=PUBLIC,
        doc="""How high each card lies in its column, the lowest at 1; 0 in no column. Never packed,
        since `link` says the same.""",
        packed=False,
        length="CARDS",
        cells="u8",
    ),
    Row(
        "known",
        "{*range(1 << seats), *range(HELD_BEFORE, HELD_BEFORE + (1 << seats))}",
        doc="""For a card in a hand: the seats besides its holder that have held it, and so know
        where it is; and HELD_BEFORE.""",
        length="CARDS",
        cells="u8",
    ),
    Row("hand_first", CARD, start="NO_CARD", called="first card of a hand", length="4"),
    Row("hand_size", CARD_COUNT, PUBLIC, called="number of cards", length="4"),
    Row(
        "held_low",
        CARD_COUNT,
        PUBLIC,
        """At least so many cards of a hand date from before the last reshuffle, as anybody
        outside its team can tell; see `rules/ages.py`.""",
        called="number of cards",
        length="4",
    ),
    Row("held_high", CARD_COUNT, PUBLIC, called="number of cards", length="4"),
    Row(
        "odds",
        "range(1 << 48)",
        PUBLIC,
        "For each team: how likely each number from `held_low` on is; see `rules/ages.py`.",
        length="0 if seats == 2 else 2 * ODDS",
    ),
    Row(
        "column_top",
        CARD,
        PUBLIC,
        start="NO_CARD",
        called="top of a column",
        length="2 * PLANETS",
    ),
    Row("column_size", CARD_COUNT, PUBLIC, called="number of cards", length="2 * PLANETS"),
    Row("disc", "{*range(-3, 4), OFF}", PUBLIC, length="PLANETS"),
    Row("won", DISC_COUNT, PUBLIC, called="number of discs", length="2 * PLANETS"),
    Row(
        "stock",
        "range(MOST_STOCK)",
        PUBLIC,
        "Credits and zenithium of side 0, then of side 1.",
        length="4",
    ),
    Row(
        "level",
        "range(LEVELS + 1)",
        PUBLIC,
        "Technology levels of side 0 by people, then of side 1.",
        length="6",
    ),
    Row("boards", "range(-1, BOARDS)", PUBLIC, start="-1", called="technology board", length="3"),
    Row(
        "token_at",
        "range(NO_TOKEN, TOKEN_KINDS)",
        PUBLIC,
        start="NO_TOKEN",
        called="token on a board",
        length="PLACES",
    ),
    Row("reserve", IN_RESERVE, PUBLIC, called="number of tokens", length="TOKEN_KINDS"),
    Row("spent", IN_RESERVE, PUBLIC, called="number of tokens", length="TOKEN_KINDS"),
    Row(
        "reserve_start",
        IN_RESERVE,
        PUBLIC,
        "The reserve when its epoch began.",
        called="number of tokens",
        length="TOKEN_KINDS",
    ),
    Row(
        "choice",
        "range(CHOSEN_UNSEEN if is_blind else NOT_CHOSEN, 16)",
        start="NOT_CHOSEN",
        called="mulligan",
        length="4",
    ),
    *MATCH,
    Field("depth", "range(MAX_FRAMES + 1)", PUBLIC, called="depth of the stack"),
    Field("deck_size", CARD_COUNT, PUBLIC, called="number of cards"),
    Field(
        "deck_start",
        CARD_COUNT,
        PUBLIC,
        "The size of the deck when its epoch began.",
        called="number of cards",
    ),
    Field("deck_epoch", EPOCH, PUBLIC),
    Field("discard_size", CARD_COUNT, PUBLIC, called="number of cards"),
    Field("reserve_epoch", EPOCH, PUBLIC),
    Field("badge", SIDE, PUBLIC, start="NO_SIDE", called="side"),
    Field("badge_gold", "range(2)", PUBLIC, called="face of the badge"),
    Field("starter", SIDE, PUBLIC, "The side that starts.", start="NO_SIDE", called="side"),
    Field("on_turn", "range(seats)", PUBLIC, called="seat on turn"),
    Field(
        "second",
        "range(-1, seats)",
        PUBLIC,
        "The member that still has to play in this round of its team, or -1.",
        start="-1",
    ),
    Field("end_0", "range(2)", PUBLIC, "The seat of team 0 at the technology end."),
    Field("end_1", "range(2, 4)", PUBLIC, start="2"),
    Field(
        "began_0",
        MEMBER_0,
        PUBLIC,
        "The member of team 0 that began its last round, or -1.",
        start="-1",
        called="member of side 0",
    ),
    Field("began_1", MEMBER_1, PUBLIC, start="-1", called="member of side 1"),
    Field(
        "played_0",
        MEMBER_0,
        PUBLIC,
        "The member of team 0 that had its last turn, or -1.",
        start="-1",
        called="member of side 0",
    ),
    Field("played_1", MEMBER_1, PUBLIC, start="-1", called="member of side 1"),
    Field(
        "pulled",
        "range(-1, PLANETS)",
        PUBLIC,
        "The planet whose disc moved last in this turn, or -1 (Z05).",
        start="-1",
        called="planet moved last",
    ),
    Field("pulled_from", "range(-3, 4)", PUBLIC, "Where that disc stood before."),
    Field("lots", EPOCH, PUBLIC, "Members drawn by lot so far (Z16)."),
    Field("winner", SIDE, PUBLIC, start="NO_SIDE", called="side"),
    Field("reason", "range(REASON_EMPTY_HAND + 1)", PUBLIC),
    Field("discs_off", DISC_COUNT, PUBLIC, "How many planets have lost their disc this turn."),
    Row(
        "frames",
        public=PUBLIC,
        doc="Pending work, one word for each frame below the top; see `rules/frames.py`.",
        length="MAX_FRAMES",
        used="FRAME * self.depth",
        packs="packed_frames",
        loads="load_frames",
    ),
    Field("frame", public=PUBLIC, doc="The frame on top.", packed=False),
    Field(
        "discard_first",
        public=PUBLIC,
        doc="Where the chain of the discard pile begins; never packed, like `deck`.",
        start="NO_CARD",
        packed=False,
    ),
    Field(
        "team_bit",
        public=PUBLIC,
        doc="How many low bits of a seat tell the members of a side apart.",
        start="0 if seats == 2 else 1",
        packed=False,
    ),
)
