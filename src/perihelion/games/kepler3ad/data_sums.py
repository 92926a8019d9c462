"""What must add up in a data set that has the right shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)

Records = Mapping[str, Any]
Graph = Mapping[str, list[str]]


def sum_problems(records: Records, edition: Edition) -> list[str]:
    """Everything that contradicts itself or the rules."""
    problems = [*_units(records, edition), *_tracks(records), *_actions(records, edition)]
    problems += [*_dice(records, edition), *_tokens(records, edition), *_box(records, edition)]
    problems += _districts(records, edition) if edition.zones_turn else _galaxy(records, edition)
    return problems


def _box(records: Records, edition: Edition) -> Iterator[str]:
    """The list of components says how many pieces a seat has."""
    boxed = {part["id"]: part.get("per_player") for part in records.get("components", ())}
    for unit in records["units"]:
        count = boxed.get(f"{unit['id']}s")
        if count is not None and count != unit["per_player_total"]:
            yield f"{unit['id']}: {unit['per_player_total']} of them, but {count} in the box"
    total = sum(unit["per_player_total"] for unit in records["units"])
    if boxed.get("figurines") not in (None, total):
        yield f"units: {total} for each seat, but {boxed['figurines']} in the box"


def available(unit: Records) -> int:
    """How many pieces of a unit a seat can play."""
    own = unit.get("per_player_available")
    return int(unit["per_player_total"] if own is None else own)


def _units(records: Records, edition: Edition) -> Iterator[str]:
    found = tuple(unit["id"] for unit in records["units"])
    if found != edition.units:
        yield f"units: {', '.join(found)} instead of {', '.join(edition.units)}"
        return
    light = records["units"][0]
    if not (light["removable_by_enemy"] and light["movable_by_enemy"]):
        yield f"{light['id']}: light pieces can be removed and moved by opponents"
    for unit in records["units"][1:]:
        if unit["removable_by_enemy"]:
            yield f"{unit['id']}: heavy pieces can never be removed by opponents"
    worth = sum(unit["value"] * available(unit) for unit in records["units"])
    if worth > 255:
        yield f"units: all pieces of a seat are worth {worth}, more than 255"
    if edition.chooses_gifts and sum(available(unit) for unit in records["units"]) > 15:
        yield "units: a seat has more than 15 units"
    thresholds = records["value_track"]["thresholds"]
    if any(a >= b for a, b in pairwise([0, *thresholds])):
        yield f"value_track: the thresholds {thresholds} do not rise"
    if thresholds[-1] > worth:
        yield f"value_track: {thresholds[-1]} is out of reach, all pieces are worth {worth}"


def _tracks(records: Records) -> Iterator[str]:
    tracks = records["tracks"]
    found = sorted(track["id"].replace("_", "-") for track in tracks)
    if found != sorted(TRACK_IDS):
        yield f"tracks: {', '.join(found)} instead of the seven"
    if sorted(track["line"] for track in tracks) != list(range(1, 8)):
        yield "tracks: each of the lines 1 to 7 has one track"
    for track in tracks:
        name = track["id"]
        if track["start_level"] > track["max_level"]:
            yield f"{name}: starts on {track['start_level']}, above {track['max_level']}"
        if track["max_level"] < 1:
            yield f"{name}: a track has a level above 0"
        if track["levels"] != list(range(track["max_level"] + 1)):
            yield f"{name}: the levels are not 0 to {track['max_level']}"
    last = next((track for track in tracks if track["id"] == "bonus_points"), None)
    if last is not None and len(last.get("points_by_level") or ()) != last["max_level"] + 1:
        yield "bonus_points: points_by_level has not one number for each level"


def _actions(records: Records, edition: Edition) -> Iterator[str]:
    actions = records["actions"]
    if sorted(action["number"] for action in actions) != list(range(1, 8)):
        yield "actions: each of the numbers 1 to 7 has one action"
    if len({action["reliquat_track"] for action in actions}) != 7:
        yield "actions: each track takes the reliquat of one action"
    for action in actions:
        name = f"action {action['number']}"
        kinds = [group.get("kind") for group in action["groups"]]
        if action["number"] == 7:
            if kinds != ["convert"]:
                yield f"{name}: has one conversion, not {kinds}"
            else:
                yield from _conversion(name, action["groups"][0], edition)
        elif kinds != sorted(kinds, reverse=True) or not {"units", "influence"} >= set(kinds):
            yield f"{name}: has groups of units, then of influence, not {kinds}"
        else:
            yield from _groups(name, action["groups"])


def _groups(name: str, groups: list[Records]) -> Iterator[str]:
    for kind, amount in (("units", "count"), ("influence", "levels")):
        sizes = {group.get(amount) for group in groups if group["kind"] == kind}
        if len(sizes) > 1:
            yield f"{name}: its groups of {kind} are not all alike"
        if not sizes <= {1, 2, 3}:
            yield f"{name}: a group of {kind} has 1 to 3 of them"


def _conversion(name: str, group: Records, edition: Edition) -> Iterator[str]:
    sacrifice = group.get("sacrifice", {})
    if sacrifice.get("count") != 3:
        yield f"{name}: three pieces are given for one"
    known = set(edition.units)
    for option in group.get("build", ()):
        if option.get("unit") not in known - {edition.units[0]}:
            yield f"{name}: cannot build {option.get('unit')!r}"
        if option.get("identical_dice") not in {2, 3}:
            yield f"{name}: a unit costs two or three equal dice"
    if not group.get("build"):
        yield f"{name}: builds nothing"


def _dice(records: Records, edition: Edition) -> Iterator[str]:
    dice = records["dice"]
    colour = "_white" if edition.has_colours else ""
    wanted = ("white", "black", "normal_white") if edition.has_colours else ("total", "normal")
    for name in wanted:
        if type(dice.get(name)) is not int or not 1 <= dice[name] <= 5:
            yield f"dice: {name} is a number from 1 to 5, not {dice.get(name)!r}"
            return
    most = dice[wanted[0]]
    first = dice.get(f"first_round{colour}_by_seat")
    if not isinstance(first, list) or len(first) != 5:
        yield f"dice: first_round{colour}_by_seat has the dice of five seats"
    elif any(type(n) is not int or not 1 <= n <= most for n in first):
        yield f"dice: the first turns roll {first}, of {most} dice"
    if dice[wanted[-1]] > most or sum(dice[name] for name in wanted[:-1]) > 5:
        yield "dice: five at most are in play, and no more than there are of a colour"


def _tokens(records: Records, edition: Edition) -> Iterator[str]:
    tokens = records["bonus_tokens" if edition.zones_turn else "satellites"]
    count = Counter(token["track"] for token in tokens)
    if any(number > 15 for number in count.values()):
        yield "tokens: more than 15 for one track"
    if len({token["id"] for token in tokens}) != len(tokens):
        yield "tokens: two have the same id"
    name = "bonus_tokens" if edition.zones_turn else "satellites"
    boxed = {part["id"]: part.get("count") for part in records.get("components", ())}
    if boxed.get(name, len(tokens)) != len(tokens):
        yield f"{name}: {len(tokens)} of them, but {boxed[name]} in the box"


# Maps.


def _points(name: str, points: list[int]) -> Iterator[str]:
    if any(a <= b for a, b in pairwise(points)):
        yield f"{name}: the points {points} do not fall"


def _districts(records: Records, edition: Edition) -> list[str]:
    problems: list[str] = []
    faces = {(face["zone"], face["face"]): face for face in records["zone_faces"]}
    wanted = [(zone, face) for zone in REGION_IDS for face in FACE_IDS]
    if sorted(faces) != sorted(wanted):
        return ["zone_faces: each zone has a face A and a face B"]
    for (zone, letter), face in faces.items():
        name = f"{zone} {letter}"
        ids = [district["id"] for district in face["districts"]]
        right = [f"{zone[0].upper()}{letter}{number}" for number in range(1, 5)]
        if ids != right:
            problems.append(f"{name}: the districts are {ids}, not {right}")
        for district in face["districts"]:
            problems += _points(district["id"], district["points"])
        if set("".join(face["layout"]["rows"])) != set("1234"):
            problems.append(f"{name}: the layout does not show all four districts")
    codes = sorted(planet["id"] for planet in records["planets"])
    if len(set(codes)) != 8:
        problems.append("planets: each combination of faces is one planet")
    for planet in records["planets"]:
        problems += _planet(planet, edition)
    return problems


def _planet(planet: Records, edition: Edition) -> Iterator[str]:
    faces = sum(FACE_IDS.index(face) << n for n, face in enumerate(planet["id"]))
    districts = [edition.space_id(space, faces) for space in range(12)]
    if sorted(planet["adjacency"]) != sorted(districts):
        yield f"planet {planet['id']}: the districts are not {', '.join(districts)}"
        return
    yield from _graph(f"planet {planet['id']}", planet["adjacency"])
    edges = {frozenset((a, b)) for a, near in planet["adjacency"].items() for b in near}
    if planet.get("edge_count", len(edges)) != len(edges):
        yield f"planet {planet['id']}: {len(edges)} borders, but edge_count {planet['edge_count']}"
    crossing = {frozenset(pair) for pair in planet.get("cross_zone_edges", ())}
    if crossing and crossing != {edge for edge in edges if len({one[0] for one in edge}) == 2}:
        yield f"planet {planet['id']}: cross_zone_edges and adjacency disagree"


def _galaxy(records: Records, edition: Edition) -> list[str]:
    problems: list[str] = []
    planets = {planet["id"]: planet for planet in records["planets"]}
    if sorted(planets) != sorted(edition.space_ids):
        return [f"planets: they are {', '.join(edition.space_ids)}"]
    for name, planet in planets.items():
        if planet["clan"][0].upper() != name[0]:
            problems.append(f"{name}: does not belong to the clan {planet['clan']}")
    graph = {name: list(planet["adjacent"]) for name, planet in planets.items()}
    problems += _graph("the galaxy", graph)
    passages = {frozenset(passage) for passage in records["passages"]}
    drawn = {frozenset((a, b)) for a, near in graph.items() for b in near}
    problems += [
        f"passages and adjacent planets disagree on {' - '.join(sorted(pair))}"
        for pair in sorted(passages ^ drawn, key=sorted)
    ]
    centre = {name for name, planet in planets.items() if planet["central"]}
    if {name[0] for name in centre} != {name[0] for name in planets}:
        problems.append("planets: each clan has a central one")
    inside = {name: [n for n in graph[name] if n in centre] for name in sorted(centre)}
    problems += _graph("the centre", inside)
    chips = {chip["planet"]: chip for chip in records["majority_chips"]}
    if sorted(chips) != sorted(planets):
        problems.append("majority_chips: each planet has one")
    for name, chip in chips.items():
        if sorted(chip["faces"]) != list(FACE_IDS):
            problems.append(f"chip {name}: has a face A and a face B")
        for face, points in chip["faces"].items():
            problems += _points(f"chip {name} {face}", points)
    if sorted(clan["id"] for clan in records["clans"]) != sorted(REGION_IDS):
        problems.append("clans: green, orange and purple")
    if sorted(one["id"] for one in records["corporations"]) != sorted(CORPORATION_IDS):
        problems.append(f"corporations: they are {', '.join(CORPORATION_IDS)}")
    return [*problems, *_effects(records)]


def _effects(records: Records) -> Iterator[str]:
    """The numbers of the corporations that have one."""
    most = {"vanguard": ("count", available(records["units"][0])), "patronage": ("discs", 7)}
    most["croupier"] = ("value", 6)
    for card in records["corporations"]:
        if card["id"] in most:
            name, high = most[card["id"]]
            number = card["effect"].get(name)
            if type(number) is not int or not 1 <= number <= high:
                yield f"{card['id']}: {name} is a number from 1 to {high}, not {number!r}"


def _graph(name: str, graph: Graph) -> Iterator[str]:
    """Adjacency is mutual, of known spaces, and joins all of them."""
    for space, near in graph.items():
        for other in near:
            if other == space:
                yield f"{name}: {space} is adjacent to itself"
            elif other not in graph:
                yield f"{name}: {space} is adjacent to {other}, which does not exist"
            elif space not in graph[other]:
                yield f"{name}: {space} is adjacent to {other}, but not the other way round"
    reached = set(list(graph)[:1])
    border = list(reached)
    while border:
        near = [one for one in graph[border.pop()] if one in graph and one not in reached]
        reached.update(near)
        border += near
    if len(reached) != len(graph):
        yield f"{name}: {', '.join(sorted(set(graph) - reached))} cannot be reached"
