"""Data to tables: reads a folder of component files and makes the rules' integers of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.board import Board
from perihelion.games.kepler3042.data_set.cards import put_cards, put_objectives
from perihelion.games.kepler3042.data_set.check import read_records
from perihelion.games.kepler3042.data_set.geometry import hex_id
from perihelion.games.kepler3042.data_set.hex_sets import put_galaxy
from perihelion.games.kepler3042.data_set.names import corrected_names, corrected_texts, renamed
from perihelion.games.kepler3042.phrases import names
from perihelion.games.kepler3042.tables import Tables
from perihelion.kernel.data_sets import KEPT, find_set
from perihelion.kernel.phrases import Phrase

Records = Mapping[str, Any]
DROPPED: Final = (
    *("name", "name_fr", "source", "field_sources", "note", "text"),
    *("designation", "discoverer", "fact", "facts", "difficulty", "difficulty_fr", "colour"),
)
LEFT_OUT: Final = ("rulings", "rulings_legend", "statement", "terms", "quantum_door")
SHIP: Final = {"energy": 1, "matter": 1, "antimatter": 0}
"""What a ship costs, unless a level of Space Travel says otherwise."""
LINE_OF: Final = {
    "antimatter": codes.LINE_ANTIMATTER,
    "all_types": codes.LINE_ALL_TYPES,
    "three_of_type": codes.LINE_THREE_OF_TYPE,
    "mine_ships": codes.LINE_MINES,
    "max_tech": codes.LINE_TECHNOLOGIES,
    "medals": codes.LINE_MEDALS,
    "zone_near": codes.LINE_ZONE + codes.NEAR,
    "zone_intermediate": codes.LINE_ZONE + codes.INTERMEDIATE,
    "zone_far": codes.LINE_ZONE + codes.FAR,
}
"""The lines that pay the same for each thing they count."""


class Components:
    """One data set: the records by file, and the tables made of them."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.board = Board(records["galaxy"])
        self.names = corrected_names(records)
        """The names that are not those of our catalogues, see `names.py`."""
        self.texts = corrected_texts(records)
        """What the print of an element says, where the set corrects it."""
        self.tables = _tables(records, self.board)
        self.digest = _digest(records)

    def named(self, phrase: Phrase) -> Phrase:
        """A phrase with the names of this data set."""
        return renamed(phrase, self.names)

    @lru_cache(KEPT)  # noqa: B019  (as many data sets are kept)
    def reconstructed(self) -> tuple[str, ...]:
        """The elements whose print nobody has seen, so that the table can say so."""
        files = self.records
        found = [f"planet:{one['number']}" for one in files["planets"]["planets"] if _is_made(one)]
        for file, kind, element in (
            ("technologies", "technologies", "technology"),
            ("tracks", "tracks", "track"),
            ("progress", "cards", "card"),
            ("objectives", "objectives", "objective"),
            ("galaxy", "zones", "zone"),
        ):
            found += [
                f"{element}:{names.slug(one['id'])}" for one in files[file][kind] if _is_made(one)
            ]
        found += [f"star:{one['id']}" for one in files["galaxy"]["stars"] if _is_made(one)]
        return tuple(found)

    @lru_cache(KEPT)  # noqa: B019
    def inferred(self) -> tuple[str, ...]:
        """What stands where we concluded that it does: cells and bonuses of the action grid."""
        files = self.records["actions"]
        return tuple(
            f"{element}:{names.slug(one['id'])}"
            for kind, element in (("main_actions", "action"), ("bonus_actions", "bonus"))
            for one in files[kind]
            if one["source"] in ("inferred", "reconstructed")
        )

    @lru_cache(KEPT)  # noqa: B019
    def marked(self) -> tuple[str, ...]:
        """What a board marks: all of these, stars by their hexes, and the hexes as `galaxy`."""
        made = [one for one in self.reconstructed() if not one.startswith("star:")]
        stars = [
            f"hex:{hex_id(place)}" for place, star in self.board.stars.items() if _is_made(star)
        ]
        galaxy = ["galaxy"] if _is_made(self.records["galaxy"]["generator"]) else []
        return (*made, *self.inferred(), *stars, *galaxy)


def _is_made(record: Records) -> bool:
    return bool(record.get("source") == "reconstructed")


def _digest(records: Records) -> str:
    """The fingerprint of what play depends on: no names, no remarks."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(one) for key, one in value.items() if key not in DROPPED}
        return [bare(one) for one in value] if isinstance(value, list) else value

    playable = {
        file: {key: bare(value) for key, value in content.items() if key not in LEFT_OUT}
        for file, content in records.items()
    }
    packed = json.dumps(playable, sort_keys=True).encode()
    return blake2b(packed, digest_size=8).hexdigest()


def home() -> Traversable:
    """The folder of the set that ships."""
    return resources.files("perihelion.games.kepler3042") / "data"


@lru_cache(KEPT)
def components(named: str = "") -> Components:
    """The data set of a digest, a known name or a folder, or the current one; raises BadData."""
    return find_set(home(), named, lambda folder: Components(read_records(folder)))


# Tables.


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def amounts(cubes: Mapping[str, int] | None) -> int:
    """Cubes as one word."""
    given = cubes or {}
    return sum(
        int(given.get(name, 0)) << codes.AMOUNT_BITS * n for n, name in enumerate(names.CUBE_IDS)
    )


def _tables(records: Records, board: Board) -> Tables:
    t = Tables()
    put_galaxy(t, board, records)
    _put_bodies(t, records["planets"])
    _put_technologies(t, records["technologies"]["technologies"])
    _put_tracks(t, records["tracks"]["tracks"])
    _put_grid(t, records["actions"])
    put_cards(t, records["progress"]["cards"])
    put_objectives(t, records["objectives"])
    _put_rules(t, records["rules"])
    return t


def _put_bodies(t: Tables, planets: Records) -> None:
    cards = sorted(planets["planets"], key=lambda one: int(one["number"]))
    in_play = planets["in_play"]
    seats = range(1, codes.SEATS + 1)
    t.planets_for = _vec(
        [0, *(_mask(cards, max(2, count)) for count in seats)],
    )
    t.mines_for = _vec([0, *(in_play[str(count)]["mines"] for count in seats)])
    t.objectives_for = _vec([0, *(in_play[str(count)]["colonial_objectives"] for count in seats)])
    t.kind = _vec(names.TYPE_IDS.index(names.slug(card["type"])) for card in cards)
    t.planet_level = _vec(card["level"] for card in cards)
    t.yields = _vec(
        amounts(card[face])
        for card in cards
        for face in ("production_colony", "production_terraformed")
    )
    t.terraform_cost = _vec(amounts(card["terraform_cost"]) for card in cards)
    t.planet_points = _vec(card["vp_terraformed"] for card in cards)
    t.colonise_advances = _vec(card["colonise_advances"] for card in cards)
    t.terraform_advances = _vec(card["terraform_advances"] for card in cards)


def _mask(cards: list[Records], seats: int) -> int:
    """The planets of so many nations; alone one plays with those of two."""
    return sum(1 << n for n, card in enumerate(cards) if int(card["min_players"]) <= seats)


def _put_technologies(t: Tables, technologies: list[Records]) -> None:
    found = {names.slug(one["id"]): one["levels"] for one in technologies}
    levels = [level for name in names.TECHNOLOGY_IDS for level in found[name]]
    t.level_cost = _vec(amounts(level["cost"]) for level in levels)
    t.level_advances = _vec(level["tech_advances"] for level in levels)
    t.grants = _vec(level["collaboration_grants_level"] or 0 for level in levels)
    travel, quantum, energy, terraforming, antimatter = (
        [level["effects"] for level in found[name]] for name in names.TECHNOLOGY_IDS
    )
    t.speed = _vec(level["speed"] for level in travel)
    ship_costs, ship = [], SHIP
    for level in travel:
        ship = level.get("ship_cost", ship)
        ship_costs.append(amounts(ship))
    t.ship_cost = _vec(ship_costs)
    t.transforms = _vec(_limit(level["transform"]) for level in quantum)
    t.assigns = _vec(_limit(level["assign"]) for level in quantum)
    t.stores = _vec(level["energy"] for level in energy)
    t.bonus_cost = _vec(level.get("both_bonus_actions_cost", 2) for level in energy)
    t.producers = _vec(level["producing_planets"] for level in terraforming)
    t.terraforms = _vec(level["terraform_level"] for level in terraforming)
    t.generates = _vec(level["antimatter"] for level in antimatter)
    t.aliens = _vec(int(level["alien_colonies"]) for level in antimatter)


def _limit(steps: int | str) -> int:
    return codes.UNLIMITED if isinstance(steps, str) else steps


def _put_tracks(t: Tables, tracks: list[Records]) -> None:
    by_name = {track["id"]: track["spaces"] for track in tracks}
    points = [0] * (codes.SPACES * codes.TRACKS)
    icons = [codes.NO_ICON] * (codes.SPACES * codes.TRACKS)
    medals = 0
    for track, name in enumerate(names.TRACK_IDS):
        for space in by_name[name]:
            at = codes.SPACES * track + int(space["space"])
            points[at] = space["vp"]
            icons[at] = _icon(space["bonus"])
            medals |= bool(space["medal"]) << at
    t.last = _vec(len(by_name[name]) - 1 for name in names.TRACK_IDS)
    t.track_points, t.icon = _vec(points), _vec(icons)
    t.medals = medals


def _icon(bonus: str | None) -> int:
    if bonus is None:
        return codes.NO_ICON
    if bonus == "regenerate":
        return codes.ICON_REGENERATE
    return codes.ICON_PRODUCE + names.CUBE_IDS.index(bonus.removeprefix("produce_"))


def _put_grid(t: Tables, actions: Records) -> None:
    cells = {names.slug(one["id"]): one for one in actions["main_actions"]}
    t.row = _vec(cells[name]["row"] for name in names.ACTION_IDS)
    t.column = _vec(cells[name]["column"] for name in names.ACTION_IDS)
    lines = {(one["axis"], one["index"]): n for n, one in enumerate(actions["bonus_actions"])}
    t.column_bonus = _vec(lines["column", index] for index in range(3))
    t.row_bonus = _vec(lines["row", index] for index in range(3))


def _put_rules(t: Tables, rules: Records) -> None:
    solo, start = rules["solo"], rules["setup_player"]
    t.rounds = rules["game"]["rounds"]
    t.kit = _vec(rules["player_kit"][name] for name in names.CUBE_IDS)
    t.start_earth = _vec(
        earth.get(name, 0) for earth in (start["earth"], solo["earth"]) for name in names.CUBE_IDS
    )
    minimum = solo["minimum_vp"]
    t.minimum = _vec([0, *(minimum[str(level)] for level in range(1, 5))])
    t.ghost_rounds = sum(1 << number for number in solo["ghost"]["technology_step_rounds"])
    points = [0] * codes.LINES
    for line in rules["scoring"]:
        if line["id"] in LINE_OF:
            points[LINE_OF[line["id"]]] = line["vp"]
    t.points = _vec(points)
