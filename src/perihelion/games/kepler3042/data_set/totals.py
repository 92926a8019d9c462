"""What must add up in a data set whose records all have the right shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

from perihelion.games.kepler3042.data_set.scores import score_problems
from perihelion.games.kepler3042.data_set.unread import shipped

Records = Mapping[str, Any]
CUBES: Final = ("energy", "matter", "antimatter")
FIELDS: Final = {
    "space_travel": {"speed"},
    "quantum_physics": {"transform", "assign"},
    "energy_development": {"energy"},
    "terraforming": {"producing_planets", "terraform_level"},
    "antimatter_science": {"antimatter", "alien_colonies"},
}
"""What each level of a technology says."""
MAY_SAY: Final = {
    "space_travel": {"ship_cost"},
    "energy_development": {"both_bonus_actions_cost"},
}
"""What it may say besides."""
IDS: Final = (
    ("actions", "main_actions", "id"),
    ("actions", "bonus_actions", "id"),
    ("planets", "planets", "number"),
    ("technologies", "technologies", "id"),
    ("tracks", "tracks", "id"),
    ("progress", "cards", "id"),
    ("objectives", "objectives", "id"),
    ("objectives", "campaigns", "id"),
    ("galaxy", "zones", "id"),
    ("rules", "scoring", "id"),
    ("rules", "rulings", "id"),
)
"""Lists whose ids and order stay: actions and records count on them."""


def sum_problems(files: Records) -> list[str]:
    """Everything that contradicts itself or the rules."""
    return [
        *_ids(files),
        *_grid(files["actions"]),
        *_planets(files["planets"]),
        *_levels(files["technologies"]["technologies"]),
        *_tracks(files["tracks"]),
        *_cards(files["progress"]["cards"]),
        *_objectives(files),
        *_campaigns(files["objectives"]),
        *_start(files["rules"]),
        *_solo(files["rules"]["solo"]),
        *score_problems(files),
    ]


def _ids(files: Records) -> Iterator[str]:
    for file, kind, label in IDS:
        found = [one[label] for one in files[file][kind]]
        shipped_ids = [one[label] for one in shipped(file)[kind]]
        for number, (one, usual) in enumerate(zip(found, shipped_ids, strict=False), 1):
            if one != usual:
                yield (
                    f"{file}.json: {kind} {number} is {one!r}, must be {usual!r}: ids and order "
                    "stay"
                )
                break
        if len(found) != len(shipped_ids):
            yield f"{file}.json: {len(found)} {kind} instead of {len(shipped_ids)}"


# --- actions -------------------------------------------------------------------------------------


def _grid(actions: Records) -> Iterator[str]:
    """Every cell has one main action, every row and every column one bonus action."""
    cells = {(one["row"], one["column"]): one["id"] for one in actions["main_actions"]}
    for (row, column), name in cells.items():
        if actions["grid"][row][column] != name:
            yield f"actions.json: {name} is not where grid shows it, in row {row}, column {column}"
    if len(cells) != len(actions["main_actions"]):
        yield "actions.json: two main actions share a cell"
    start = actions["start_cell"]
    if cells.get((1, 1)) != "terraforming" or (start["row"], start["column"]) != (1, 1):
        yield "actions.json: Terraforming is in the centre, and the cube starts there (rules 2.10)"
    lines = {(one["axis"], one["index"]) for one in actions["bonus_actions"]}
    for axis in ("column", "row"):
        for index in range(3):
            if (axis, index) not in lines:
                yield f"actions.json: {axis} {index} has no bonus action; each line has one"


# --- planets -------------------------------------------------------------------------------------

PLAYERS: Final = {"yellow": 4, "white": 3, None: 1}


def _planets(planets: Records) -> Iterator[str]:
    types = {one["type"]: one for one in planets["types"]}
    if len(types) != 5:
        yield "planets.json: each of the five types is there once"
        return
    for planet in planets["planets"]:
        name, kind = f"planets.json: planet {planet['number']}", types[planet["type"]]
        for advances in ("colonise_advances", "terraform_advances"):
            if planet[advances] != kind[advances]:
                yield (
                    f"{name}: {advances} is {planet[advances]}, but {kind[advances]} for the type "
                    f"{planet['type']}"
                )
        if planet["min_players"] != PLAYERS[planet["removed_symbol"]]:
            yield f"{name}: its symbol and min_players disagree"
        if not sum(planet["terraform_cost"].values()):
            yield f"{name}: terraforming costs something, or no planet could pay for it"
    for seats, tokens in planets["in_play"].items():
        fit = [one for one in planets["planets"] if one["min_players"] <= max(int(seats), 2)]
        if len(fit) != tokens["planets"]:
            yield (
                f"planets.json: {len(fit)} planets are for {seats} players, in_play says "
                f"{tokens['planets']}"
            )
        if {tokens["mines"], tokens["colonial_objectives"]} != {max(int(seats), 2)}:
            yield f"planets.json: {seats} players have one mine and colonial objective each"
    if len(planets["in_play"]) != 4:
        yield "planets.json: in_play is told for 1, 2, 3 and 4 players"


# --- technologies --------------------------------------------------------------------------------


def _levels(technologies: list[Records]) -> Iterator[str]:
    for technology in technologies:
        grants = [level["collaboration_grants_level"] for level in technology["levels"]]
        for number, level in enumerate(technology["levels"]):
            where = f"technologies.json: {technology['id']} level {number}"
            if level["level"] != number:
                yield f"{where}: says it is level {level['level']}"
            yield from _level(where, number, level, technology["id"])
            granted = grants[number]
            if granted is not None and granted >= number:
                yield (
                    f"{where}: grants level {granted}, which is not below it; collaboration lets "
                    "others catch up"
                )


def _level(where: str, number: int, level: Records, technology: str) -> Iterator[str]:
    said = {field for field, value in level["effects"].items() if value is not None}
    missing = FIELDS[technology] - said
    if missing:
        yield f"{where}: effects say nothing about {', '.join(sorted(missing))}"
    unknown = said - FIELDS[technology] - MAY_SAY.get(technology, set())
    if unknown:
        yield f"{where}: effects of another technology: {', '.join(sorted(unknown))}"
    if number == 0:
        if level["cost"] is not None or level["tech_advances"]:
            yield f"{where}: the start has neither cost nor advances"
    elif level["cost"] is None or not sum(level["cost"].values()):
        yield f"{where}: a level costs something, or no planet could pay for it"
    if not sum(level["effects"].get("ship_cost", {"energy": 1}).values()):
        yield f"{where}: a ship costs something, or no planet could pay for it"


# --- tracks --------------------------------------------------------------------------------------


def _tracks(tracks: Records) -> Iterator[str]:
    rows = []
    for track in tracks["tracks"]:
        name, spaces = f"tracks.json: {track['id']}", track["spaces"]
        if [space["space"] for space in spaces] != list(range(len(spaces))):
            yield f"{name}: the spaces are not numbered from 0 on"
        if spaces[0]["bonus"] is not None or spaces[0]["medal"]:
            yield f"{name}: nobody enters the first space, nothing lies there"
        points = [space["vp"] for space in spaces]
        medals = sum(space["medal"] for space in spaces)
        if medals != tracks["medals"]["on_each_track"]:
            yield f"{name}: {medals} medals instead of {tracks['medals']['on_each_track']}"
        rows.append(points)
    if rows[0] != rows[1]:
        yield "tracks.json: both tracks share one row of points"


# --- cards ---------------------------------------------------------------------------------------


def _cards(cards: list[Records]) -> Iterator[str]:
    for card in cards:
        name = f"progress.json: {card['id']}"
        if (card["who"] == "all") != (card["metric"] is None):
            yield f"{name}: who is most or least by some metric, or all by none"
        for effect in card["effects"]:
            if effect["op"] == "produce" and not sum(effect[cube] for cube in CUBES):
                yield f"{name}: produces nothing"
        last = card["effects"][-1]
        if last["op"] == "sacrifice" and last.get("for_the_rest"):
            yield f"{name}: it asks a sacrifice for the rest, and nothing follows"
    left_out = [card["id"] for card in cards if not card["used_in_solo"]]
    if len(left_out) != 1:
        yield f"progress.json: one card leaves the solo game, not {len(left_out)}"


# --- objectives ----------------------------------------------------------------------------------


def _objectives(files: Records) -> Iterator[str]:
    last = {track["id"]: len(track["spaces"]) - 1 for track in files["tracks"]["tracks"]}
    count = Counter(planet["type"] for planet in files["planets"]["planets"])
    kit = files["rules"]["player_kit"]
    for objective in files["objectives"]["objectives"]:
        name, condition = f"objectives.json: {objective['id']}", objective["condition"]
        for one in condition.get("of", [condition]):
            if one["op"] == "antimatter_on_planets" and one["count"] > kit["antimatter"]:
                yield f"{name}: a nation has {kit['antimatter']} antimatter"
            if one["op"] == "track_at_least" and one["space"] > last[one["track"]]:
                yield f"{name}: the {one['track']} track ends on space {last[one['track']]}"
            if "type" in one and one["count"] > count[one["type"]]:
                yield f"{name}: there are {count[one['type']]} planets of the type {one['type']}"
    sets = Counter(one["set"] for one in files["objectives"]["objectives"])
    for name in ("standard", "advanced"):
        if sets[name] < 4:
            yield f"objectives.json: {sets[name]} {name} objectives for four players"


def _campaigns(objectives: Records) -> Iterator[str]:
    known = {one["id"] for one in objectives["objectives"]}
    for campaign in objectives["campaigns"]:
        name = f"objectives.json: {campaign['id']}"
        for objective in campaign["levels"]:
            if objective not in known:
                yield f"{name}: there is no objective {objective!r}"
        if len(set(campaign["levels"])) != 4:
            yield f"{name}: its four levels have different objectives"


# --- rules ---------------------------------------------------------------------------------------


def _start(rules: Records) -> Iterator[str]:
    kit, start = rules["player_kit"], rules["setup_player"]
    for where, record in (("setup_player", start), ("solo", rules["solo"])):
        for cube in CUBES:
            total = record["earth"].get(cube, 0) + record["storage"][cube]
            if total != kit[cube]:
                yield f"rules.json: {where} deals out {total} {cube} of {kit[cube]}"


def _solo(solo: Records) -> Iterator[str]:
    minima = [solo["minimum_vp"].get(level) for level in "1234"]
    if None in minima:
        yield "rules.json: minimum_vp is told for the levels 1 to 4"
    elif any(a > b for a, b in pairwise(minima)):
        yield f"rules.json: the minimum scores {minima} fall"
    rounds = solo["ghost"]["technology_step_rounds"]
    if rounds != sorted(set(rounds)):
        yield f"rules.json: the ghost's rounds {rounds} do not rise"
