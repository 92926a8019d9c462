"""What must add up in a data set that has the right shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, Final

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
    problems += [*_tokens(records, edition), *_box(records, edition), *_lines(records)]
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
    reachable = records["value_track"].get("max_reachable", worth)
    if reachable != worth:
        yield f"value_track: max_reachable is {reachable}, but all pieces are worth {worth}"
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
        levels = track["levels"]
        if any(a >= b for a, b in pairwise(levels)):
            yield f"{name}: the levels {levels} do not rise"
        if track["start_level"] not in levels:
            yield f"{name}: starts on {track['start_level']}, which is none of {levels}"
        for field, right in (("min_level", levels[0]), ("max_level", levels[-1])):
            if track.get(field, right) != right:
                yield f"{name}: {field} is {track[field]}, but the levels are {levels}"
        if track["id"] != "bonus_points":
            if track.get("points_by_level") is not None:
                yield f"{name}: only the levels of bonus_points pay points"
        elif len(track.get("points_by_level") or ()) != len(levels):
            yield "bonus_points: points_by_level has not one number for each level"


def _lines(records: Records) -> Iterator[str]:
    """A line has one track and the action of its number; the reliquat stays on the line (9.2)."""
    line = {track["id"]: track["line"] for track in records["tracks"]}
    for action in records["actions"]:
        track, number = action["reliquat_track"], action["number"]
        if line.get(track) != number:
            yield f"action {number}: its reliquat goes to {track}, which is on line {line[track]}"
    for track in records["tracks"]:
        if track.get("paired_action", track["line"]) != track["line"]:
            yield f"{track['id']}: paired_action is {track['paired_action']}, not its line"


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
                yield from _conversion(name, action["groups"][0], records, edition)
        elif kinds != sorted(kinds, reverse=True) or not {"units", "influence"} >= set(kinds):
            yield f"{name}: has groups of units, then of influence, not {kinds}"
        else:
            yield from _groups(name, action["groups"], edition)


def _groups(name: str, groups: list[Records], edition: Edition) -> Iterator[str]:
    if any(group.get("unit", edition.units[0]) != edition.units[0] for group in groups):
        yield f"{name}: its groups are of {edition.units[0]}s"
    for kind, amount in (("units", "count"), ("influence", "levels")):
        sizes = {group.get(amount) for group in groups if group["kind"] == kind}
        if len(sizes) > 1:
            yield f"{name}: its groups of {kind} are not all alike"


def _conversion(name: str, group: Records, records: Records, edition: Edition) -> Iterator[str]:
    given = list(edition.units) if edition.chooses_gifts else [edition.units[0]]
    if sorted(group["sacrifice"]["unit_types"]) != sorted(given):
        yield f"{name}: {', '.join(given)} can be given up; the option of R14 says otherwise"
    units = {unit["id"]: unit for unit in records["units"]}
    built = {option["unit"]: option for option in group["build"]}
    for unit in built:
        if unit not in edition.units[1:]:
            yield f"{name}: cannot build {unit!r}"
    if len(built) != len(group["build"]):
        yield f"{name}: builds a unit twice"
    for unit, record in units.items():
        option = built.get(unit, {})
        price, gift = record.get("price_identical_dice"), record.get("on_build")
        if price not in (None, option.get("identical_dice")):
            yield f"{unit}: price_identical_dice is {price}, but action 7 says otherwise"
        then = option.get("then") or {}
        told = gift.items() if isinstance(gift, dict) else [("", gift)]
        if gift and any(then.get(field) != value for field, value in told):
            yield f"{unit}: on_build is {gift}, but action 7 says otherwise"


def _tokens(records: Records, edition: Edition) -> Iterator[str]:
    tokens = records["bonus_tokens" if edition.zones_turn else "satellites"]
    count = Counter(token["track"] for token in tokens)
    if any(token["levels"] != 1 for token in tokens):
        yield "tokens: each raises its disc by one level, says the rulebook"
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
    if any(a < b for a, b in pairwise(points)):
        yield f"{name}: the points {points} rise, but a later place never pays more"


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
        problems += _drawn(name, zone[0].upper() + letter, face)
    codes = sorted(planet["id"] for planet in records["planets"])
    if len(set(codes)) != 8:
        problems.append("planets: each combination of faces is one planet")
    for planet in records["planets"]:
        problems += _planet(planet, edition)
        problems += _inside(planet, faces)
    return problems


def _drawn(name: str, prefix: str, face: Records) -> Iterator[str]:
    """The layout of a face shows its districts; what else it says of them follows from it."""
    rows = face["layout"]["rows"]
    if set("".join(rows)) != set("1234"):
        yield f"{name}: the layout does not show all four districts"
    for field, column in (("border_start", 0), ("border_end", -1)):
        drawn = [f"{prefix}{row[column]}" for row in reversed(rows)]
        if face.get(field, drawn) != drawn:
            yield f"{name}: {field} is {face[field]}, the layout shows {drawn}"


def _inside(planet: Records, faces: Mapping[tuple[str, str], Records]) -> Iterator[str]:
    """The borders inside a zone are the same on every planet with that face."""
    for zone, letter in zip(REGION_IDS, planet["id"], strict=True):
        said = faces[zone, letter].get("internal_edges")
        prefix = zone[0].upper() + letter
        found = {
            frozenset((one, other))
            for one, near in planet["adjacency"].items()
            for other in near
            if one.startswith(prefix) and other.startswith(prefix)
        }
        if said is not None and {frozenset(edge) for edge in said} != found:
            yield f"planet {planet['id']}: internal_edges of {zone} {letter} and adjacency disagree"


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
    problems += _centre(records, centre)
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
    clans = sorted(records["scoring"]["allegiance_bonus_by_distinct_clans"])
    if clans != ["1", "2", "3"]:
        problems.append("scoring: allegiance_bonus_by_distinct_clans says it for 1, 2 and 3 clans")
    return [*problems, *_effects(records)]


def _centre(records: Records, centre: set[str]) -> Iterator[str]:
    """What else says which planets are central."""
    for clan in records["clans"]:
        own = {name for name in centre if name[0] == clan["id"][0].upper()}
        if set(clan.get("central_planets", own)) != own:
            yield f"{clan['id']}: central_planets and the planets disagree"
        if clan.get("central_planet_count", len(own)) != len(own):
            yield f"{clan['id']}: {len(own)} central planets, not {clan['central_planet_count']}"
    for variant in records.get("variants", ()):
        if set(variant.get("planets", centre)) != centre:
            yield f"{variant['id']}: its planets are not the central ones"


TIMING: Final = {
    "place_units": "setup",
    "raise_discs": "setup",
    "move_distance": "action",
    "raise_discs_on": "trigger",
    "win_ties": "scoring",
    "max_spends_per_turn": "passive",
}
"""When each effect of a corporation works."""
ONE_DISC: Final = {
    "own_ship_removed_by_opponent": "a ship that is removed",
    "421_taken": "a 421 bonus",
}
"""Events that come in the middle of a turn, and raise no more than one disc each."""


def _effects(records: Records) -> Iterator[str]:
    """What the shape of an effect does not say."""
    ships = sum(available(unit) for unit in records["units"][:1])
    ties = [card["id"] for card in records["corporations"] if card["effect"]["type"] == "win_ties"]
    if len(ties) > 1:
        yield f"{', '.join(ties)}: one corporation at most can win ties"
    for card in records["corporations"]:
        effect, name = card["effect"], card["id"]
        for field in ("count", "count_with_two_seats"):
            if (effect.get(field) or 0) > ships:
                yield f"{name}: {field} is a number from 1 to {ships}, not {effect[field]}"
        if card.get("timing", TIMING[effect["type"]]) != TIMING[effect["type"]]:
            yield f"{name}: the timing of {effect['type']} is {TIMING[effect['type']]}"
        if effect.get("event") in ONE_DISC:
            discs = (effect["discs"], effect.get("discs_with_two_seats"))
            if discs != (1, None) or effect.get("units"):
                yield f"{name}: one disc rises for {ONE_DISC[effect['event']]}"
        elif effect.get("event") and not effect.get("units"):
            yield f"{name}: units are those whose building counts"


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
