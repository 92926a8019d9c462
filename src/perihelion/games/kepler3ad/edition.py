"""Where the two editions differ: one table, and nothing else asks which edition it is.

Numbers (pieces, dice, thresholds, points) are in the component data; here is what differs in
kind, and the words by which answers, elements and files call things.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from perihelion.kernel.data_sets import shipped_file

REGION_IDS: Final = ("green", "orange", "purple")
REGION_LETTERS: Final = "GOP"
FACE_IDS: Final = ("A", "B")


def _ids(group: str) -> tuple[str, ...]:
    """Of the records that ship, in their order; those of a corrected set are the same."""
    records = shipped_file("kepler3ad", "second_edition")[group]
    return tuple(record["id"].replace("_", "-") for record in records)


TRACK_IDS: Final = _ids("tracks")
CORPORATION_IDS: Final = _ids("corporations")
COLOUR_IDS: Final = ("white", "black")


@dataclass(frozen=True, eq=False)
class Edition:
    """What is different in kind, one line for each difference."""

    number: int
    file: str
    """The component file."""
    units: tuple[str, ...]
    """The light piece first."""
    space: str
    """What a space is called in elements."""
    region: str
    token: str
    zones_turn: bool
    """Zones have faces and make the map; otherwise the chips of the planets have faces."""
    space_ids: tuple[str, ...]
    """Space s has the name s, on face B the name s + 12 if zones turn."""
    has_colours: bool
    """There are white and black dice, and track 1 brings the black ones."""
    white_421: bool
    """The 421 bonus looks at the three white dice alone."""
    moves_adjacent: bool
    """The group of an action moves to a neighbour of its origin, by default (R11)."""
    chooses_gifts: bool
    """Any units may be given up in action 7, by choice."""
    reshuffles: bool
    """Tokens won are shuffled back into the stack, by default (R24)."""
    has_allegiances: bool
    """A region that is won is marked, and marks pay at the end."""
    has_tie_breaks: bool
    """Allegiances, then dice, break ties for the victory."""
    has_corporations: bool
    has_centre: bool
    """Two seats play on a part of the map (R30)."""

    @property
    def id(self) -> str:
        """The id of the game."""
        return f"kepler3ad-{self.number}"

    @property
    def places(self) -> tuple[str, ...]:
        """What has a face: zones, or the planets with their chips."""
        return REGION_IDS if self.zones_turn else self.space_ids

    def space_id(self, space: int, faces: int) -> str:
        """The name of a space on the map that these faces make."""
        turned = self.zones_turn and faces >> space // 4 & 1
        return self.space_ids[space + 12 if turned else space]

    def die_id(self, kind: int) -> str:
        """The name of a kind of die: `white-4`, or `4` where all dice are alike."""
        group, face = divmod(kind, 6)
        colour = f"{COLOUR_IDS[group % 2]}-" if self.has_colours else ""
        return f"{'locked-' if group > 1 else ''}{colour}{face + 1}"


def _districts() -> tuple[str, ...]:
    return tuple(
        f"{letter}{face}{number}"
        for face in FACE_IDS
        for letter in REGION_LETTERS
        for number in range(1, 5)
    )


def _planets() -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for letter in REGION_LETTERS for number in range(1, 5))


FIRST: Final = Edition(
    number=1,
    file="first_edition",
    units=("diplomat", "leader"),
    space="district",
    region="zone",
    token="token",  # noqa: S106  (a bonus token, no password)
    zones_turn=True,
    space_ids=_districts(),
    has_colours=True,
    white_421=True,
    moves_adjacent=False,
    chooses_gifts=False,
    reshuffles=False,
    has_allegiances=False,
    has_tie_breaks=False,
    has_corporations=False,
    has_centre=False,
)
SECOND: Final = Edition(
    number=2,
    file="second_edition",
    units=("ship", "base", "frigate", "cruiser"),
    space="planet",
    region="clan",
    token="satellite",  # noqa: S106
    zones_turn=False,
    space_ids=_planets(),
    has_colours=False,
    white_421=False,
    moves_adjacent=True,
    chooses_gifts=True,
    reshuffles=True,
    has_allegiances=True,
    has_tie_breaks=True,
    has_corporations=True,
    has_centre=True,
)
EDITIONS: Final = {edition.number: edition for edition in (FIRST, SECOND)}
