"""What the numbers of `rules/observing.py` mean, in the same order."""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import CORPORATION_IDS, FACE_IDS, REGION_IDS, TRACK_IDS
from perihelion.games.kepler3ad.events import FRAME_NAMES
from perihelion.games.kepler3ad.phrases.names import cause_of
from perihelion.games.kepler3ad.tables import Rulings
from perihelion.kernel.observing import Field, counted, flagged, named

NONE: Final = "none"
SPACES: Final = tuple(f"{region}-{number}" for region in REGION_IDS for number in range(1, 5))
GROUPS: Final = {
    True: ("white", "black", "locked-white", "locked-black"),
    False: ("dice", "unused", "locked", "locked-unused"),
}
FACES: Final = tuple(str(face) for face in range(1, codes.FACES + 1))


def seats_from_me(seats: int) -> tuple[str, ...]:
    """The seats as an observation tells them: in the order of play, the viewer first."""
    return ("me", *(f"me+{number}" for number in range(1, seats)))


def fields_of(seats: int, rulings: Rulings, data: Components) -> tuple[Field, ...]:
    """The fields of an observation."""
    return (
        named("seat", "My seat, which some actions name.", [f"seat-{n}" for n in range(seats)]),
        *(field for name in seats_from_me(seats) for field in _seat(name, rulings, data)),
        *_map(data),
        *_turn(data),
        *_table(seats, rulings),
        *_question(seats, data),
    )


def _seat(name: str, rulings: Rulings, data: Components) -> tuple[Field, ...]:
    t, units = data.tables, data.edition.units
    most = max(int(t.total[unit]) for unit in range(len(units)))
    value = sum(int(t.total[unit]) * int(t.value[unit]) for unit in range(len(units)))
    top = max(int(t.tops) >> 4 * track & 15 for track in range(codes.TRACKS))
    fields = [
        counted(f"{name}.pieces", "Pieces on the map.", most, units, SPACES),
        counted(f"{name}.supply", "Pieces not on the map.", most, units),
        counted(f"{name}.levels", "Levels of the influence tracks.", top, TRACK_IDS),
        counted(f"{name}.value", "The marker on the value track.", value),
        counted(f"{name}.score", "Points, told up to 999.", codes.SEEN_SCORE),
    ]
    if rulings.corporations:
        words = (NONE, *CORPORATION_IDS)
        fields.append(named(f"{name}.corporation", "The corporation.", words))
    if t.has_allegiances:
        text = "How often each clan has been won."
        fields.append(counted(f"{name}.clans", text, 15, REGION_IDS))
    return tuple(fields)


def _map(data: Components) -> tuple[Field, ...]:
    edition = data.edition
    places = REGION_IDS if edition.zones_turn else SPACES
    slots = tuple(f"{region}-{number}" for region in REGION_IDS for number in (1, 2))
    return (
        flagged("in_play", "Whether a space is in play.", SPACES),
        named("faces", "The face of each zone, or of each chip of a planet.", FACE_IDS, places),
        named("tokens", "The track of the token on each place.", (NONE, *TRACK_IDS), slots),
        counted("stack", "Tokens of the stack, by track.", 15, TRACK_IDS),
        counted("discards", "Tokens won and not shuffled back, by track.", 15, TRACK_IDS),
    )


def _turn(data: Components) -> tuple[Field, ...]:
    groups = GROUPS[data.edition.has_colours]
    return (
        counted("dice", "The dice in play: how many show each face.", codes.DICE, groups, FACES),
        flagged("spent", "The tracks spent in this turn.", TRACK_IDS[: codes.SPENDABLE]),
        counted("spends_left", "How often influence may still be spent.", 6),
        flagged("bonus_421", "Whether the 421 bonus can be claimed."),
        flagged("claimed_421", "Whether it has been claimed in this turn."),
        counted("action", "The action of this turn, 0 before it is chosen.", 7),
        counted("face", "The face of the dice on it.", codes.FACES),
        flagged("used", "Spaces no further group may go to.", SPACES),
        counted("arrived", "Light pieces that this action brought.", 15, SPACES),
        flagged("raised", "Discs that this action raised.", TRACK_IDS),
        flagged("acted", "Whether a group of this action has been used."),
        flagged("carried", "Whether a group has crossed two passages in this turn."),
    )


def _table(seats: int, rulings: Rulings) -> tuple[Field, ...]:
    names = seats_from_me(seats)
    limit = int(rulings.turn_limit)
    longest = limit if 0 < limit < codes.SEEN_TURN else codes.SEEN_TURN
    return (
        counted("turn", "Turns begun so far; without a limit told up to 30000.", longest),
        counted("scorings", "Scorings held so far.", codes.SCORINGS),
        named("starter", "Who started.", (NONE, *names)),
        named("on_turn", "Whose turn it is.", (NONE, *names)),
        flagged("winners", "Who has won.", names),
    )


def _question(seats: int, data: Components) -> tuple[Field, ...]:
    edition = data.edition
    causes = tuple(
        cause_of(cause) or NONE
        for cause in range(codes.CAUSE_421 + 1)
        if cause != codes.CAUSE_CORPORATION
    )
    return (
        named("asked", "Who answers next.", ("nobody", "chance", *seats_from_me(seats))),
        named("question", "What is asked of a seat.", (NONE, *FRAME_NAMES)),
        named("cause", "What asks.", causes),
        counted("left", "Groups, discs, units or dice still to choose.", 15),
        counted("size", "Pieces of the group, or levels that a disc rises.", 15),
        named("origin", "The space that a piece leaves, or where one is built.", (NONE, *SPACES)),
        named("unit", "The unit that moves or is built.", (NONE, *edition.units)),
    )
