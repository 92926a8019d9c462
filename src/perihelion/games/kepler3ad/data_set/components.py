"""Data to tables: reads the component file of an edition and makes the rules' integers of it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.check import read_records, shipped_records
from perihelion.games.kepler3ad.data_set.totals import available
from perihelion.games.kepler3ad.edition import (
    CORPORATION_IDS,
    FACE_IDS,
    REGION_IDS,
    TRACK_IDS,
    Edition,
)
from perihelion.games.kepler3ad.tables import Tables
from perihelion.kernel.data_sets import KEPT, find_set
from perihelion.kernel.phrases import Phrase

Records = Mapping[str, Any]
POWERS: Final = {
    ("place_units", ""): codes.VANGUARD,
    ("raise_discs", ""): codes.PATRONAGE,
    ("move_distance", ""): codes.CARRIERS,
    ("raise_discs_on", "own_ship_removed_by_opponent"): codes.SALVAGE,
    ("raise_discs_on", "built_with_action_7"): codes.YARDS,
    ("win_ties", ""): codes.EMBASSY,
    ("max_spends_per_turn", ""): codes.CROUPIER,
    ("raise_discs_on", "421_taken"): codes.CASINO,
}
"""What corporations can do: the type of an effect, and its event."""
DROPPED: Final = ("name", "name_fr", "source", "field_sources", "note", "text", "text_fr")


class Components:
    """One data set of one edition: the records, and the tables made of them."""

    def __init__(self, edition: Edition, records: Records) -> None:
        self.edition = edition
        self.records = records
        self.tables = _tables(edition, records)
        self.digest = _digest(records)
        tracks = {_track_id(track["id"]): track for track in records["tracks"]}
        self.lines = tuple(sorted(tracks, key=lambda name: int(tracks[name]["line"])))
        """The tracks from line 1 to line 7."""
        self.levels = {name: tuple(track["levels"]) for name, track in tracks.items()}
        """What is printed on each track, the lowest level first; the rules count from 0."""
        self.named = dict(_own_names(edition, records))
        """The names and texts that this set corrects, by element."""

    def record(self, kind: str, name: str) -> Records:
        """A record by the name of its element."""
        found: Records = next(one for one in self.records[kind] if _track_id(one["id"]) == name)
        return found

    def card(self, corporation: str) -> int:
        """The number of a corporation, as states have it."""
        return 1 + CORPORATION_IDS.index(corporation)

    def corporation(self, name: str) -> Records:
        """The record of a corporation."""
        return self.record("corporations", name)

    @lru_cache(KEPT)  # noqa: B019  (as many data sets are kept)
    def reconstructed(self) -> tuple[str, ...]:
        """The elements whose print nobody has seen, so that the table can say so."""
        edition, records = self.edition, self.records
        found: list[str] = []
        if edition.zones_turn:
            for face in records["zone_faces"]:
                found += [f"district:{one['id']}" for one in face["districts"] if _is_made(one)]
        else:
            found += [
                f"planet:{one['planet']}" for one in records["majority_chips"] if _is_made(one)
            ]
            found += [
                f"corporation:{one['id']}" for one in records["corporations"] if _is_made(one)
            ]
        found += [
            f"track:{_track_id(one['id'])}"
            for one in records["tracks"]
            if _is_made(one) or "reconstructed" in (one.get("field_sources") or {}).values()
        ]
        found += [
            f"unit:{one['id']}"
            for one in records["units"]
            if _is_made(one) or "reconstructed" in (one.get("field_sources") or {}).values()
        ]
        return tuple(found)


def _own_names(edition: Edition, records: Records) -> Iterator[tuple[str, Phrase]]:
    """What is called otherwise than in the set that ships, which `text/` has the words for."""
    usual = shipped_records(edition)
    for kind, element in (("tracks", "track"), ("corporations", "corporation")):
        known = {one["id"]: one for one in usual.get(kind, ())}
        for one in records.get(kind, ()):
            for field, what in (("name", element), ("text", "text")):
                said = _in_both_languages(one, field)
                if said[0] and said != _in_both_languages(known[one["id"]], field):
                    named = Phrase("named", {"en": said[0], "fr": said[1]})
                    yield f"{what}:{_track_id(one['id'])}", named


def _in_both_languages(record: Records, field: str) -> tuple[str, str]:
    english = str(record.get(field) or "")
    return english, str(record.get(f"{field}_fr") or english)


def _is_made(record: Records) -> bool:
    return bool(record["source"] == "reconstructed")


def _track_id(name: str) -> str:
    return name.replace("_", "-")


def _track(name: str) -> int:
    return TRACK_IDS.index(_track_id(name))


def _digest(records: Records) -> str:
    """The fingerprint of what play depends on: no names, no remarks."""

    def bare(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: bare(one) for key, one in value.items() if key not in DROPPED}
        return [bare(one) for one in value] if isinstance(value, list) else value

    left_out = ("rulings", "rulings_legend", "source_legend", "examples", "components")
    playable = {key: bare(value) for key, value in records.items() if key not in left_out}
    packed = json.dumps(playable, sort_keys=True).encode()
    return blake2b(packed, digest_size=8).hexdigest()


def home() -> Traversable:
    """The folder of the set that ships."""
    return resources.files("perihelion.games.kepler3ad") / "data"


@lru_cache(KEPT)
def components(edition: Edition, named: str = "") -> Components:
    """The data set of a digest, a known name or a folder, or the current one; raises BadData."""
    return find_set(
        home(), named, lambda folder: Components(edition, read_records(folder, edition))
    )


# Tables.


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _packed(counts: Iterable[int]) -> int:
    return sum(count << (4 * place) for place, count in enumerate(counts))


def _tables(edition: Edition, records: Records) -> Tables:
    t = Tables()
    _put_kind(t, edition)
    _put_units(t, edition, records)
    _put_tracks(t, records)
    _put_actions(t, edition, records)
    _put_dice(t, edition, records)
    _put_rolls(t)
    _put_tokens(t, edition, records)
    _put_maps(t, _maps(edition, records))
    _put_points(t, edition, records)
    _put_corporations(t, edition, records)
    t.thresholds = _vec(records["value_track"]["thresholds"])
    t.max_spends = records["influence"]["max_spends_per_turn"]
    return t


def _put_kind(t: Tables, edition: Edition) -> None:
    t.zones_turn = edition.zones_turn
    t.extra_group = codes.BLACK if edition.has_colours else codes.WHITE
    t.white_421 = edition.white_421
    t.has_allegiances = edition.has_allegiances
    t.has_tie_breaks = edition.has_tie_breaks
    t.chooses_gifts = edition.chooses_gifts


def _put_units(t: Tables, edition: Edition, records: Records) -> None:
    units = records["units"]
    none = [0] * (codes.UNITS - len(units))
    t.units = len(units)
    t.value = _vec([unit["value"] for unit in units] + none)
    t.total = _vec([available(unit) for unit in units] + none)
    t.pushable = sum(bool(unit["movable_by_enemy"]) << n for n, unit in enumerate(units))
    t.own_moves = sum(bool(unit["movable_by_own_influence"]) << n for n, unit in enumerate(units))


def _put_tracks(t: Tables, records: Records) -> None:
    tracks = sorted(records["tracks"], key=lambda track: _track(track["id"]))
    t.start_levels = _packed(track["levels"].index(track["start_level"]) for track in tracks)
    t.tops = _packed(len(track["levels"]) - 1 for track in tracks)
    t.level_points = _vec(tracks[codes.BONUS_POINTS]["points_by_level"])
    t.track_points = _vec(records["scoring"]["influence_tranches"])
    lines = {track["line"]: _track(track["id"]) for track in tracks}
    t.track_of_line = _vec([0, *(lines[line] for line in range(1, 8))])


def _put_actions(t: Tables, edition: Edition, records: Records) -> None:
    actions = sorted(records["actions"], key=lambda action: int(action["number"]))
    pieces = [_groups(action, "units", "count") for action in actions]
    discs = [_groups(action, "influence", "levels") for action in actions]
    t.piece_groups = _vec([0, *(len(sizes) for sizes in pieces)])
    t.piece_size = _vec([0, *(max(sizes, default=0) for sizes in pieces)])
    t.disc_groups = _vec([0, *(len(sizes) for sizes in discs)])
    t.disc_levels = _vec([0, *(max(sizes, default=0) for sizes in discs)])
    t.track_of_action = _vec([0, *(_track(action["reliquat_track"]) for action in actions)])
    dice, gifts, levels = ([0] * codes.UNITS for _ in range(3))
    for option in actions[-1]["groups"][0]["build"]:
        unit = edition.units.index(option["unit"])
        dice[unit] = option["identical_dice"]
        gifts[unit] = (option.get("then") or {}).get("discs", 0)
        levels[unit] = (option.get("then") or {}).get("levels", 0)
    t.dice_for = _vec(dice)
    t.gives_discs = _vec(gifts)
    t.gives_levels = _vec(levels)


def _groups(action: Records, kind: str, amount: str) -> list[int]:
    return [int(group[amount]) for group in action["groups"] if group["kind"] == kind]


def _put_dice(t: Tables, edition: Edition, records: Records) -> None:
    dice = records["dice"]
    if edition.has_colours:
        t.first_dice = _vec(dice["first_round_white_by_seat"])
        t.normal_dice = dice["normal_white"]
        t.extra_dice = dice["black"]
        t.most_dice = dice["white"] + dice["black"]
    else:
        t.first_dice = _vec(dice["first_round_by_seat"])
        t.normal_dice = dice["normal"]
        t.most_dice = dice["total"]


def _put_rolls(t: Tables) -> None:
    """Every roll of one to five dice, with the rows of dice that show it."""
    counts: list[int] = []
    weights: list[int] = []
    first, row_first, rows = [0], [0], [0]
    roll_of: list[int] = []
    for dice in range(1, codes.DICE + 1):
        first.append(len(counts))
        row_first.append(len(roll_of))
        rows.append(codes.FACES**dice)
        known: dict[tuple[int, ...], int] = {}
        for faces in combinations_with_replacement(range(codes.FACES), dice):
            known[faces] = len(counts)
            shown = [faces.count(face) for face in range(codes.FACES)]
            ways = factorial(dice)
            for number in shown:
                ways //= factorial(number)
            counts.append(_packed(shown))
            weights.append(ways)
        roll_of += [known[tuple(sorted(row))] for row in product(range(codes.FACES), repeat=dice)]
    first.append(len(counts))
    t.roll_counts, t.roll_weight = _vec(counts), _vec(weights)
    t.roll_first, t.row_first, t.rows = _vec(first), _vec(row_first), _vec(rows)
    t.roll_of = vec[i16]([i16(roll) for roll in roll_of])


def _put_tokens(t: Tables, edition: Edition, records: Records) -> None:
    tokens = records["bonus_tokens" if edition.zones_turn else "satellites"]
    count = [0] * codes.TRACKS
    for token in tokens:
        count[_track(token["track"])] += 1
    t.tokens = _packed(count)
    slots = [0] * (2 * codes.REGIONS)
    if edition.zones_turn:
        for face in records["zone_faces"]:
            at = 2 * REGION_IDS.index(face["zone"]) + FACE_IDS.index(face["face"])
            slots[at] = face["bonus_slots"]
    else:
        for clan in records["clans"]:
            region = REGION_IDS.index(clan["id"])
            slots[2 * region : 2 * region + 2] = [clan["satellite_slots"]] * 2
        bonus = records["scoring"]["allegiance_bonus_by_distinct_clans"]
        t.allegiance_points = _vec([0, *(bonus[str(clans)] for clans in (1, 2, 3))])
    t.slots = _vec(slots)


def _maps(edition: Edition, records: Records) -> list[dict[int, set[int]]]:
    """The neighbours of each space in play, for each variant."""
    if edition.zones_turn:
        number = {name: at % codes.SPACES for at, name in enumerate(edition.space_ids)}
        found: list[dict[int, set[int]]] = [{} for _ in records["planets"]]
        for planet in records["planets"]:
            faces = sum(FACE_IDS.index(face) << n for n, face in enumerate(planet["id"]))
            found[faces] = {
                number[name]: {number[near] for near in nearby}
                for name, nearby in planet["adjacency"].items()
            }
        return [*found, *(_zone(near, region) for region in range(codes.REGIONS) for near in found)]
    number = {name: at for at, name in enumerate(edition.space_ids)}
    galaxy = {
        number[planet["id"]]: {number[near] for near in planet["adjacent"]}
        for planet in records["planets"]
    }
    central = {number[planet["id"]] for planet in records["planets"] if planet["central"]}
    return [galaxy, {space: galaxy[space] & central for space in central}]


def _zone(near: dict[int, set[int]], region: int) -> dict[int, set[int]]:
    """A planet of which only one zone is in play; no rulebook has it, small games do."""
    spaces = range(4 * region, 4 * region + 4)
    return {space: near[space].intersection(spaces) for space in spaces}


def _put_maps(t: Tables, maps: list[dict[int, set[int]]]) -> None:
    adjacent: list[int] = []
    two_steps: list[int] = []
    low: list[int] = []
    high: list[int] = []
    in_play: list[int] = []
    half = codes.SPACES // 2
    for near in maps:
        masks = [_mask(near.get(space, ())) for space in range(codes.SPACES)]
        adjacent += masks
        two_steps += [
            _mask(near.get(space, ())) | _mask_of_all(masks, near.get(space, ())) & ~(1 << space)
            for space in range(codes.SPACES)
        ]
        in_play.append(_mask(near))
        for first, table in ((0, low), (half, high)):
            for subset in range(1 << half):
                spaces = [first + n for n in range(half) if subset >> n & 1]
                table.append(_mask(spaces) | _mask_of_all(masks, spaces))
    t.adjacent, t.two_steps = _vec(adjacent), _vec(two_steps)
    t.reach_low, t.reach_high, t.in_play = _vec(low), _vec(high), _vec(in_play)


def _mask(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in set(spaces))


def _mask_of_all(masks: list[int], spaces: Iterable[int]) -> int:
    found = 0
    for space in spaces:
        found |= masks[space]
    return found


def _put_points(t: Tables, edition: Edition, records: Records) -> None:
    points = [0] * (6 * codes.SPACES)
    for name, face, tranches in _printed_points(edition, records):
        at = 3 * (2 * (edition.space_ids.index(name) % codes.SPACES) + face)
        points[at : at + 3] = tranches
    t.points = _vec(points)


def _printed_points(edition: Edition, records: Records) -> list[tuple[str, int, list[int]]]:
    if edition.zones_turn:
        return [
            (district["id"], FACE_IDS.index(face["face"]), district["points"])
            for face in records["zone_faces"]
            for district in face["districts"]
        ]
    return [
        (chip["planet"], FACE_IDS.index(face), tranches)
        for chip in records["majority_chips"]
        for face, tranches in chip["faces"].items()
    ]


def _put_corporations(t: Tables, edition: Edition, records: Records) -> None:
    effect = {one["id"]: one["effect"] for one in records.get("corporations", ())}
    cards = [effect.get(name, {}) for name in CORPORATION_IDS]
    t.power = _vec([0, *(power_of(card) for card in cards)])
    amounts = [_amount(card) for card in cards]
    of_two = [
        card.get("count_with_two_seats") or card.get("discs_with_two_seats") for card in cards
    ]
    t.power_amount = _vec([0, *amounts])
    t.power_amount_of_two = _vec([0, *(two or n for two, n in zip(of_two, amounts, strict=True))])
    t.power_levels = _vec([0, *(card.get("levels", 0) for card in cards)])
    units = [[edition.units.index(unit) for unit in card.get("units", ())] for card in cards]
    t.power_units = _vec([0, *map(_mask, units)])
    barred = [card.get("without_tracks", ()) for card in cards]
    t.power_tracks = _vec([0, *(_mask(_tracks_without(names)) for names in barred)])


def _tracks_without(barred: Sequence[str]) -> list[int]:
    names = {name.replace("_", "-") for name in barred}
    return [track for track, name in enumerate(TRACK_IDS) if name not in names]


def power_of(effect: Records) -> int:
    """The power that an effect of a corporation is, 0 for none."""
    return POWERS.get((effect.get("type", ""), effect.get("event", "")), 0)


def _amount(effect: Records) -> int:
    return int(effect.get("count", effect.get("discs", effect.get("value", 0))))
