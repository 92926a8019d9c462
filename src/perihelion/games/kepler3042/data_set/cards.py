"""Progress cards and objectives as rows of numbers: an op and what it takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.phrases.names import (
    CARD_IDS,
    CUBE_IDS,
    OBJECTIVE_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
    TYPE_IDS,
    ZONE_IDS,
    slug,
)
from perihelion.games.kepler3042.tables import Tables

Records = Mapping[str, Any]


def _vec(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def put_cards(t: Tables, cards: list[Records]) -> None:
    """Whom each Progress card serves, and how."""
    found = {slug(card["id"]): card for card in cards}
    rows: list[int] = []
    first: list[int] = []
    for name in CARD_IDS:
        first.append(len(rows) // codes.EFFECT)
        for effect in found[name]["effects"]:
            for row in _effect(effect):
                rows += row
    first.append(len(rows) // codes.EFFECT)
    t.effects, t.first_effect = _vec(rows), _vec(first)
    whom = {"all": codes.WHO_ALL, "most": codes.WHO_MOST, "least": codes.WHO_LEAST}
    t.who = _vec(whom[found[name]["who"]] for name in CARD_IDS)
    t.metric = _vec(_metric(found[name]["metric"]) for name in CARD_IDS)
    t.solo_cards = sum(
        1 << number for number, name in enumerate(CARD_IDS) if found[name]["used_in_solo"]
    )


def _metric(metric: str | None) -> int:
    kind, _, name = (metric or "medals").partition(":")
    if metric == "track:both":
        return codes.BY_TRACKS
    if kind == "track":
        return codes.BY_TRACK + TRACK_IDS.index(slug(name))
    if kind == "technology":
        return codes.BY_TECHNOLOGY + TECHNOLOGY_IDS.index(slug(name))
    return codes.BY_MEDALS


Row = tuple[int, int, int, int]


def _effect(effect: Records) -> list[Row]:
    """An effect as rows: an op and its three numbers; most effects are one row."""
    op, count = effect["op"], int(effect.get("count", 1))
    if op == "produce":
        cubes = sum(
            int(effect.get(name, 0)) << codes.AMOUNT_BITS * n for n, name in enumerate(CUBE_IDS)
        )
        return [(codes.OP_PRODUCE, cubes, 0, 0)]
    if op == "free_technology_level":
        highest = int(effect.get("max_level", codes.TOP_LEVEL))
        priced = int(effect.get("sacrifice_per_tech_advance", 0))
        return [(codes.OP_LEVEL, 1, highest, priced)] * count
    if op == "advance" and effect["track"] == "both":
        return [(codes.OP_ADVANCE, 1 << track, count, 0) for track in range(codes.TRACKS)]
    if op in ("advance", "medal"):
        code = codes.OP_ADVANCE if op == "advance" else codes.OP_MEDAL
        return [(code, _tracks(effect["track"]), count, 0)]
    if op == "sacrifice":
        return [(codes.OP_SACRIFICE, count, int(effect.get("for_the_rest", False)), 0)]
    if op == "move_ships":
        return [(codes.OP_MOVE, int(effect["distance"]), 0, 0)]
    if op == "planet_production":
        return [(codes.OP_HARVEST, int(effect["planets"]), 0, 0)]
    counted = {
        "regenerate": codes.OP_REGENERATE,
        "free_ship": codes.OP_SHIP,
        "free_ship_next_to_other_nation_colony": codes.OP_SHIP_ABROAD,
        "reveal": codes.OP_REVEAL,
        "assign": codes.OP_ASSIGN,
        "transform": codes.OP_TRANSFORM,
    }
    return [(counted[op], count, 0, 0)]


def _tracks(track: str) -> int:
    """The tracks to choose from, as a mask."""
    return 3 if track == "choice" else 1 << TRACK_IDS.index(slug(track))


def put_objectives(t: Tables, objectives: Records) -> None:
    """The conditions of each objective, and the campaigns."""
    found = {slug(one["id"]): one for one in objectives["objectives"]}
    rows: list[int] = []
    first: list[int] = []
    for name in OBJECTIVE_IDS:
        first.append(len(rows) // codes.CONDITION)
        condition = found[name]["condition"]
        for part in condition["of"] if condition["op"] == "all" else [condition]:
            rows += _condition(part)
    first.append(len(rows) // codes.CONDITION)
    t.conditions, t.first_condition = _vec(rows), _vec(first)
    t.objective_points = _vec(found[name]["vp"] for name in OBJECTIVE_IDS)
    t.advanced = sum(
        1 << number for number, name in enumerate(OBJECTIVE_IDS) if found[name]["set"] == "advanced"
    )
    t.campaigns = _vec(
        OBJECTIVE_IDS.index(slug(level))
        for campaign in objectives["campaigns"]
        for level in campaign["levels"]
    )


def _condition(part: Records) -> tuple[int, int, int]:
    op, count = part["op"], int(part.get("count", 1))
    if op == "technology_level":
        return codes.OP_TECHNOLOGY, part["level"], TECHNOLOGY_IDS.index(slug(part["technology"]))
    if op == "technologies_at_level":
        return codes.OP_TECHNOLOGIES, count, part["level"]
    if op == "medals":
        track = part.get("track")
        which = codes.TRACKS if track is None else TRACK_IDS.index(slug(track))
        return codes.OP_MEDALS, count, which
    if op == "track_at_least":
        return codes.OP_TRACK, part["space"], TRACK_IDS.index(slug(part["track"]))
    typed = {
        "terraformed_of_type": codes.OP_TERRAFORMED_TYPE,
        "colonised_of_type": codes.OP_COLONISED_TYPE,
    }
    if op in typed:
        return typed[op], count, TYPE_IDS.index(slug(part["type"]))
    zoned = {
        "terraformed_in_zone": codes.OP_TERRAFORMED_ZONE,
        "colonised_in_zone": codes.OP_COLONISED_ZONE,
    }
    if op in zoned:
        return zoned[op], count, ZONE_IDS.index(part["zone"])
    counted = {
        "terraformed_total": codes.OP_TERRAFORMED_TOTAL,
        "terraformed_same_type": codes.OP_TERRAFORMED_SAME,
        "colonised_each_zone": codes.OP_COLONISED_EACH,
        "colonised_total": codes.OP_COLONISED_TOTAL,
        "colonised_types": codes.OP_COLONISED_TYPES,
        "colonised_same_type": codes.OP_COLONISED_SAME,
        "terraformed_types": codes.OP_TERRAFORMED_TYPES,
        "terraformed_each_zone": codes.OP_TERRAFORMED_EACH,
        "ships_on_mines": codes.OP_MINES,
        "antimatter_on_planets": codes.OP_ANTIMATTER,
    }
    return counted[op], count, 0
