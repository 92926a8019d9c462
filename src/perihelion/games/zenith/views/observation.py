"""What the numbers of `rules/observing.py` mean, in the same order."""

from __future__ import annotations

from typing import Final

from perihelion.games.zenith import codes
from perihelion.games.zenith.actions import PLACE_IDS
from perihelion.games.zenith.data_set.components import (
    BOARD_IDS,
    PEOPLE_IDS,
    PLANET_IDS,
    RESOURCES,
    TOKEN_IDS,
    Components,
)
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.phrases.names import source_of
from perihelion.kernel.observing import Field, counted, flagged, named

NONE: Final = "none"
SIDES: Final = ("mine", "theirs")
PLACES: Final = (
    "unseen",
    "held",
    "my-hand",
    "partners-hand",
    "discard",
    "my-column",
    "their-column",
)
BADGES: Final = (NONE, "mine-silver", "mine-gold", "theirs-silver", "theirs-gold")
SEATS: Final = {
    2: ("me", "opponent"),
    4: ("me", "partner", "opponent-1", "opponent-2"),
}
EFFECTS: Final = (
    *("end", "influence-at", "influence-pick", "influence-moved", "influence-repeat"),
    *("influence-run", "center-disc", "gain", "gain-cost", "gain-per-planet"),
    *("gain-per-technology", "spend", "give", "take", "mobilize", "transfer", "exile"),
    *("discard", "take-badge", "give-badge", "token-from-reserve", "token-from-boards"),
    *("develop", "hand-over", "may", "choose", "if-badge", "if-credits", "chain", "row"),
)


def fields_of(seats: int, turn_limit: int, data: Components) -> tuple[Field, ...]:
    """The fields of an observation."""
    return (
        *_cards(data),
        *_planets(),
        *_sides(),
        *_tokens(),
        *_seats(seats),
        *_table(seats, turn_limit),
        *_question(seats, data),
    )


def _cards(data: Components) -> tuple[Field, ...]:
    return (
        named("cards", "Where each card is, as far as I can tell.", PLACES, data.card_ids),
        counted(
            "heights",
            "How high each card lies in its column, 1 at the bottom; 0 elsewhere.",
            codes.CARDS,
            data.card_ids,
        ),
    )


def _planets() -> tuple[Field, ...]:
    return (
        Field(
            "discs",
            "Where each disc is: 0 in the centre, positive on my half of the track.",
            (PLANET_IDS,),
            -codes.TRACK_END,
            codes.TRACK_END,
        ),
        flagged("discs_off", "Whether a disc has just been won and is not back.", PLANET_IDS),
        counted("columns", "How many cards each column has.", codes.CARDS, SIDES, PLANET_IDS),
        counted("won", "How many discs of each planet are won.", codes.PLANETS, SIDES, PLANET_IDS),
    )


def _sides() -> tuple[Field, ...]:
    return (
        counted("stock", "Credits and zenithium, told up to 255.", 255, SIDES, RESOURCES),
        counted("levels", "Technology levels.", codes.LEVELS, SIDES, PEOPLE_IDS),
        named("badge", "Who leads, and which face the badge shows.", BADGES),
    )


def _tokens() -> tuple[Field, ...]:
    sides = ("-".join(BOARD_IDS[piece : piece + 2]) for piece in range(0, codes.BOARDS, 2))
    return (
        named(
            "boards",
            "Which side of each technology piece lies up, once it is known.",
            (NONE, "first", "second"),
            tuple(sides),
        ),
        named("tokens", "The token on each place.", (NONE, *TOKEN_IDS), PLACE_IDS),
        counted("reserve", "How many tokens of each kind are in the reserve.", 16, TOKEN_IDS),
        counted("spent", "How many tokens of each kind are spent.", 16, TOKEN_IDS),
    )


def _seats(seats: int) -> tuple[Field, ...]:
    facts = ["cards", "held-least", "held-most", "chosen"]
    if seats == 4:
        facts += ["technology-end", "began", "second"]
    return (
        counted(
            "seats",
            "Of each seat: the cards of its hand; how many of them date from before the last "
            "reshuffle, at least and at most; whether it has decided about its first hand. In "
            "teams also: whether it sits at the technology end, began the last round of its "
            "team, is still to play in this one.",
            codes.CARDS,
            SEATS[seats],
            facts,
        ),
    )


def _table(seats: int, turn_limit: int) -> tuple[Field, ...]:
    return (
        counted("deck", "How many cards the deck has.", codes.CARDS),
        counted("discard", "How many cards the discard pile has.", codes.CARDS),
        flagged("reshuffled", "Whether the deck has been reshuffled."),
        counted("turn", "Turns begun so far.", turn_limit),
        named("starter", "Which side starts.", (NONE, *SIDES)),
        named("on_turn", "Whose turn it is.", (NONE, *SEATS[seats])),
        named("winner", "Which side has won.", (NONE, *SIDES)),
    )


def _question(seats: int, data: Components) -> tuple[Field, ...]:
    frames = (NONE, *[one.name for one in FRAME_KINDS])
    return (
        named("asked", "Who answers next.", ("nobody", "chance", *SEATS[seats])),
        named("question", "What is asked.", frames),
        named("source", "The card, level, token or prime that asks.", (NONE, *_sources(data))),
        named("effect", "The effect that asks.", (NONE, *EFFECTS)),
        counted("amount", "Its amount: influence, cards, times.", 99),
        flagged("for_opponent", "Whether it is done to the other side's advantage."),
        counted("left", "Steps left; for a run a mask of the planets left.", codes.LEFT_MASK),
        flagged("picked", "Planets already picked for the same source.", PLANET_IDS),
        named("pending", "What is pending beneath the question.", frames, ("1", "2", "3")),
    )


def _sources(data: Components) -> tuple[str, ...]:
    causes = (
        *range(codes.CARDS),
        *(codes.CAUSE_LEVEL + level for level in range(codes.BOARDS * codes.LEVELS)),
        *(codes.CAUSE_TOKEN + kind for kind in range(codes.TOKEN_KINDS)),
        *(codes.CAUSE_PRIME + row for row in range(codes.PRIMES)),
        *(codes.CAUSE_LEADERSHIP + people for people in range(codes.PEOPLES)),
        codes.CAUSE_RULES,
    )
    return tuple(source_of(cause, data) or "rules" for cause in causes)
