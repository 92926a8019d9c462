"""What a data set of Zenith must be: the shape of every record, and what must add up.

An owner of the game who finds a mistake corrects a copy of `data/`, runs
`perihelion data check FOLDER`, and plays with it by the option `data`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from perihelion.games.zenith.data_set.totals import SIDES, sum_problems
from perihelion.kernel.data_sets import Folder, Part, read_files, shipped_file, unread_problems
from perihelion.kernel.errors import BadData

Planet = Literal["mercury", "venus", "terra", "mars", "jupiter"]
People = Literal["animod", "human", "robot"]
Owner = Literal["self", "opponent"]
Resource = Literal["credits", "zenithium"]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]


class _Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that has just these fields."""


def one_of(*shapes: type[msgspec.Struct]) -> msgspec.Meta:
    """Records without a tag, told apart by their fields: msgspec wants our help with those."""
    plain = [dict(msgspec.json.schema_components([shape])[1][shape.__name__]) for shape in shapes]
    for one in plain:
        del one["title"]
    return msgspec.Meta(extra={"shapes": shapes}, extra_json_schema={"anyOf": plain})


class Pick(_Strict, frozen=True):
    """A planet of choice."""

    pick: Literal["any", "center", "opponent_side"]
    excluded: list[Planet] = msgspec.field(default_factory=list, name="except")
    differs: bool = False


class OfMoved(_Strict, frozen=True):
    """The planet of the card just moved."""

    of: Literal["moved_card"]


class MovedCost(_Strict, frozen=True):
    """The printed cost of the card just moved."""

    of: Literal["moved_card"]
    value: Literal["printed_cost"]


class PerColumn(_Strict, frozen=True):
    """So much for every planet where somebody has cards."""

    per: Literal["planets_in_play"]
    owner: Owner
    each: Positive


class PerTechnology(_Strict, frozen=True):
    """By the number of technologies begun."""

    per: Literal["technologies_started"]
    owner: Literal["self"]
    table: Annotated[list[int], msgspec.Meta(min_length=4, max_length=4)]


class ColumnExcept(_Strict, frozen=True):
    """Any column but some."""

    excluded: list[Planet] = msgspec.field(name="except")


class ColumnDiffers(_Strict, frozen=True):
    """Any column not used by an earlier round of the chain."""

    differs: Literal[True]


SomeColumns = Annotated[dict[str, Any], one_of(ColumnExcept, ColumnDiffers)]


class BadgeTest(_Strict, frozen=True):
    """Who holds the badge."""

    badge: Literal["self"]


class CreditsTest(_Strict, frozen=True):
    """Enough credits."""

    credits_at_least: Positive
    owner: Literal["self"]


class Influence(_Strict, frozen=True, tag_field="do", tag="influence"):
    amount: Positive
    planet: Planet | Annotated[dict[str, Any], one_of(Pick, OfMoved)]
    who: Owner = "self"


class InfluenceRun(_Strict, frozen=True, tag_field="do", tag="influence_run"):
    amounts: Annotated[list[Positive], msgspec.Meta(min_length=2, max_length=3)]


class CenterDisc(_Strict, frozen=True, tag_field="do", tag="center_disc"):
    planet: Pick


class Gain(_Strict, frozen=True, tag_field="do", tag="gain"):
    resource: Resource
    amount: Positive | Annotated[dict[str, Any], one_of(MovedCost, PerColumn, PerTechnology)]
    who: Owner = "self"


class Spend(_Strict, frozen=True, tag_field="do", tag="spend"):
    resource: Resource
    amount: Positive


class Give(_Strict, frozen=True, tag_field="do", tag="give"):
    resource: Resource
    amount: Positive


class Take(_Strict, frozen=True, tag_field="do", tag="take"):
    resource: Resource
    amount: Positive


class Mobilize(_Strict, frozen=True, tag_field="do", tag="mobilize"):
    count: Positive


class Transfer(_Strict, frozen=True, tag_field="do", tag="transfer"):
    count: Positive
    column: Literal["any"] | Planet | SomeColumns


class Exile(_Strict, frozen=True, tag_field="do", tag="exile"):
    owner: Owner
    count: Positive
    column: Literal["any"] | Planet | SomeColumns


class Discard(_Strict, frozen=True, tag_field="do", tag="discard"):
    count: Positive | Literal["all"]


class TakeBadge(_Strict, frozen=True, tag_field="do", tag="take_badge"):
    side: Literal["gold"] | None = None


class GiveBadge(_Strict, frozen=True, tag_field="do", tag="give_badge"):
    pass


class BonusToken(_Strict, frozen=True, tag_field="do", tag="bonus_token"):
    source: Literal["reserve", "boards"]


class Develop(_Strict, frozen=True, tag_field="do", tag="develop"):
    people: People | Literal["any", "lowest"]
    discount: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    free: bool = False


class HandOver(_Strict, frozen=True, tag_field="do", tag="hand_over"):
    max: Positive


class MayOption(_Strict, frozen=True):
    """Pay the cost to get the rest."""

    cost: Annotated[list[Cost], msgspec.Meta(min_length=1, max_length=1)]
    then: Annotated[list[Effect], msgspec.Meta(min_length=1)]


class May(_Strict, frozen=True, tag_field="do", tag="may"):
    options: Annotated[list[MayOption], msgspec.Meta(min_length=1, max_length=4)]


class Choose(_Strict, frozen=True, tag_field="do", tag="choose"):
    options: Annotated[list[list[Effect]], msgspec.Meta(min_length=2, max_length=4)]


class If(_Strict, frozen=True, tag_field="do", tag="if"):
    test: Annotated[dict[str, Any], one_of(BadgeTest, CreditsTest)]
    then: Annotated[list[Effect], msgspec.Meta(min_length=1)]


class Chain(_Strict, frozen=True, tag_field="do", tag="chain"):
    times: Positive
    first: Mobilize | Transfer | Exile
    then: Annotated[list[Effect], msgspec.Meta(min_length=1)]


Cost = Spend | Give | GiveBadge | Exile | Transfer | Discard
Effect = (
    Influence
    | InfluenceRun
    | CenterDisc
    | Gain
    | Take
    | Mobilize
    | Transfer
    | Exile
    | Discard
    | TakeBadge
    | BonusToken
    | Develop
    | HandOver
    | May
    | Choose
    | If
    | Chain
)


class Agent(_Strict, frozen=True):
    """One agent card."""

    id: str
    name: str
    planet: Planet
    people: People
    cost: Annotated[int, msgspec.Meta(ge=0, le=20)]
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1)]
    reconstructed: bool = False
    source: str = ""


class Agents(_Strict, frozen=True):
    """agents.json."""

    format: Literal[1]
    agents: Annotated[list[Agent], msgspec.Meta(min_length=90, max_length=90)]


class Level(_Strict, frozen=True):
    """One level of a technology side."""

    level: Annotated[int, msgspec.Meta(ge=1, le=5)]
    zenithium: int
    token_slot: bool
    effects: list[Effect]
    reconstructed: bool = False


class Board(_Strict, frozen=True):
    """One side of a technology piece."""

    side: Literal["S", "D", "U", "O", "N", "P"]
    people: People
    levels: Annotated[list[Level], msgspec.Meta(min_length=5, max_length=5)]


class Prime(_Strict, frozen=True):
    """What completing a row gives."""

    row: Annotated[int, msgspec.Meta(ge=1, le=3)]
    effects: list[Effect]


class Technology(msgspec.Struct, frozen=True):
    """technology.json."""

    format: Literal[1]
    boards: Annotated[list[Board], msgspec.Meta(min_length=6, max_length=6)]
    row_primes: Annotated[list[Prime], msgspec.Meta(min_length=3, max_length=3)]


class TokenKind(_Strict, frozen=True):
    """One kind of bonus token."""

    id: str
    count: Positive
    effects: Annotated[list[Effect], msgspec.Meta(min_length=1)]
    reconstructed: bool = False


class Tokens(msgspec.Struct, frozen=True):
    """bonus_tokens.json."""

    format: Literal[1]
    tokens: Annotated[list[TokenKind], msgspec.Meta(min_length=8, max_length=8)]


Diplomacy = dict[Literal["2_players", "4_players"], dict[People, list[Effect]]]


class Rules(msgspec.Struct, frozen=True):
    """rules.json, as far as it is played from."""

    format: Literal[1]
    diplomacy: Diplomacy
    open_points: list[dict[str, Any]]


class Printed(msgspec.Struct, frozen=True):
    """The components of a data set, for whoever draws them."""

    agents: list[Agent]
    boards: list[Board]
    tokens: list[TokenKind]
    row_primes: list[Prime]
    diplomacy: Diplomacy


class Catalogue:
    """A checked data set as plain records."""

    def __init__(self, files: dict[str, Any]) -> None:
        self.agents: list[dict[str, Any]] = files["agents"]["agents"]
        boards = {board["side"]: board for board in files["technology"]["boards"]}
        self.boards: list[dict[str, Any]] = [boards[side] for side in SIDES]
        primes = sorted(files["technology"]["row_primes"], key=lambda prime: int(prime["row"]))
        self.primes: list[dict[str, Any]] = primes
        self.tokens: list[dict[str, Any]] = files["bonus_tokens"]["tokens"]
        self.diplomacy: dict[str, dict[str, list[dict[str, Any]]]] = files["rules"]["diplomacy"]
        self.open_points: list[dict[str, Any]] = files["rules"]["open_points"]

    def playable(self) -> dict[str, object]:
        """What play depends on, and so the digest: no names, no remarks."""
        dropped = ("name", "reconstructed", "source")
        agents = [{k: v for k, v in one.items() if k not in dropped} for one in self.agents]
        parts = (self.boards, self.primes, self.tokens, self.diplomacy)
        return {"agents": agents, "other": parts}

    def reconstructed(self) -> tuple[str, ...]:
        """The elements whose print was not seen, so that the table can say so."""
        agents = [f"card:{one['id']}" for one in self.agents if one.get("reconstructed")]
        tokens = [f"token:{one['id']}" for one in self.tokens if one.get("reconstructed")]
        levels = [
            f"level:{board['side']}:{level['level']}"
            for board in self.boards
            for level in board["levels"]
            if level.get("reconstructed")
        ]
        return (*agents, *tokens, *levels)


FILES: Final[dict[str, type[msgspec.Struct]]] = {
    "agents": Agents,
    "technology": Technology,
    "bonus_tokens": Tokens,
    "rules": Rules,
}

PARTS: Final = (
    Part("agents", ("agents",), "card:{id}"),
    Part("technology", ("boards", "levels"), "level:{side}:{level}"),
    Part("technology", ("row_primes",), "prime:{row}"),
    Part("bonus_tokens", ("tokens",), "token:{id}"),
)
"""What lies in the box, and is an element each."""
READ: Final = {
    "agents": ("agents",),
    "technology": ("boards", "row_primes"),
    "bonus_tokens": ("tokens",),
    "rules": ("game", "diplomacy", "open_points", "open_points_legend"),
}
"""What is played from each file, checked by its shape; the rest is part of the rules."""
NAMED: Final = {"agents": "{id}", "tokens": "{id}", "boards": "side {side}"}


def read_catalogue(folder: Folder) -> Catalogue:
    """Read and check a folder of component files; raises BadData naming every problem."""
    files = read_files(folder, FILES, NAMED, _union_problems)
    problems = [*sum_problems(files), *_ignored(files)]
    if problems:
        raise BadData("\n".join(problems))
    return Catalogue(files)


def _ignored(files: dict[str, Any]) -> Iterator[str]:
    """What differs from the set that ships although the rules do not read it."""
    for name, read in READ.items():
        for problem in unread_problems(files[name], shipped_file("zenith", name), read):
            yield f"{name}.json: {problem}"


def _union_problems(value: Any, where: str = "") -> list[str]:
    problems: list[str] = []
    if isinstance(value, msgspec.Struct):
        label = getattr(value, "id", None) or getattr(value, "side", None)
        here = str(label) if isinstance(label, str) and label != "gold" else where
        shapes = _shapes_of(type(value))
        for field in value.__struct_fields__:
            inner = getattr(value, field)
            if isinstance(inner, dict) and field in shapes:
                if not _fits(inner, shapes[field]):
                    problems.append(f"{here}: {field} cannot be {inner!r}")
            else:
                problems += _union_problems(inner, here)
    elif isinstance(value, list):
        for one in value:
            problems += _union_problems(one, where)
    elif isinstance(value, dict):
        for one in value.values():
            problems += _union_problems(one, where)
    return problems


@cache
def _shapes_of(record: type[msgspec.Struct]) -> dict[str, tuple[type[msgspec.Struct], ...]]:
    """What the fields that hold untagged records may be."""
    found = {}
    for field in msgspec.structs.fields(record):
        for part in (field.type, *get_args(field.type)):
            for note in getattr(part, "__metadata__", ()):
                if note.extra and "shapes" in note.extra:
                    found[field.name] = note.extra["shapes"]
    return found


def _fits(plain: dict[str, Any], shapes: tuple[type[msgspec.Struct], ...]) -> bool:
    for shape in shapes:
        try:
            msgspec.convert(plain, shape)
        except msgspec.ValidationError:
            continue
        return True
    return False
