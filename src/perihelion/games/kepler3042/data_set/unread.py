"""What nothing reads: a set that differs there would be called sound and then ignored.

Play, words and other checks read the paths in `READ`; whatever else differs from the set that
ships is refused by name. Facts that follow from others may follow their correction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from perihelion.kernel.data_sets import shipped_file, unread_problems

Records = Mapping[str, Any]
NAMES: Final = ("name", "name_fr")
TEXTS: Final = ("text", "text_fr")


def _fields(kind: str, *fields: str) -> tuple[str, ...]:
    return tuple(f"{kind}.{field}" for field in fields)


READ: Final[dict[str, frozenset[str]]] = {
    "actions": frozenset(
        {
            *_fields("main_actions", *NAMES, *TEXTS, "row", "column"),
            *_fields("bonus_actions", *NAMES, *TEXTS, "axis", "index"),
            *("grid", "start_cell"),
        }
    ),
    "galaxy": frozenset(
        {
            *_fields("generator", "columns", "rows", "shape"),
            *_fields("zones", *NAMES, "min_distance", "max_distance", "hexes"),
            *_fields("zones", "vp_per_colony", "face_up_at_setup"),
            *("sun", "sagittarius_a", "stars", "usable_multiplicities", "space_hexes", "facts"),
        }
    ),
    "objectives": frozenset(
        {
            *_fields("objectives", *NAMES, *TEXTS, "set", "condition", "vp"),
            *_fields("campaigns", *NAMES, "difficulty", "levels"),
            *("condition_ops", "set_inference"),
        }
    ),
    "planets": frozenset(
        {
            *_fields("types", *NAMES, "colonise_advances", "terraform_advances"),
            *_fields("planets", "designation", "discoverer", "type", "level", "terraform_cost"),
            *_fields("planets", "production_colony", "production_terraformed", "vp_terraformed"),
            *_fields("planets", "colonise_advances", "terraform_advances"),
            *_fields("planets", "removed_symbol", "min_players"),
            "in_play",
        }
    ),
    "progress": frozenset(
        {
            *_fields("cards", *NAMES, *TEXTS, "who", "metric", "effects", "used_in_solo"),
            *("deck", "effect_ops", "metric_values"),
        }
    ),
    "rules": frozenset(
        {
            *("game.rounds", "rulings", "rulings_legend", "statement", "scoring.vp"),
            *_fields("player_kit", "energy", "matter", "antimatter", "ships", "max_colonies"),
            *_fields("setup_player", "earth", "storage", "free_technology_steps"),
            *_fields("solo", "minimum_vp", "storage", "earth", "ghost.technology_step_rounds"),
            *_fields("solo.bonus_resources", "vp_per_cube", "energy_or_matter"),
            *_fields("solo.ghost", "track_steps_per_round", "max_technology_level"),
        }
    ),
    "technologies": frozenset({*_fields("technologies", *NAMES, "levels"), "effect_fields"}),
    "tracks": frozenset(
        {*_fields("tracks", *NAMES, "spaces"), "medals.on_each_track", "facts", "bonus_values"}
    ),
}
"""What is played, told or checked elsewhere, and what only describes the files themselves."""


def unread(files: Records) -> Iterator[str]:
    """What differs from the set that ships although the rules do not read it."""
    follows = _follows(files)
    for name, read in READ.items():
        for problem in unread_problems(files[name], shipped(name), read | follows.get(name, set())):
            yield f"{name}.json: {problem}"


shipped = partial(shipped_file, "kepler3042")
"""A file of the set that ships."""


def _follows(files: Records) -> dict[str, set[str]]:
    """Facts that agree with those they follow from, by file."""
    medals, objectives = files["tracks"]["medals"], files["objectives"]["objectives"]
    on_tracks = medals["on_each_track"]
    totals = medals.get("colonial_total", 0) + medals.get("technology_total", 0)
    told = {
        ("tracks", "medals.in_reserve"): totals - 2 * on_tracks,
        ("rules", "setup_table.medals_per_track"): on_tracks,
    }
    sets = Counter(one["set"] for one in objectives)
    told |= {("objectives", f"counts.{name}"): count for name, count in sets.items()}
    found: dict[str, set[str]] = {}
    for (file, path), value in told.items():
        if _at(files[file], path) == value:
            found.setdefault(file, set()).add(path)
    if _levels_agree(files["technologies"]):
        found["technologies"] = {"collaboration.level_3_grants", "collaboration.level_4_grants"}
    if _difficulties(files["objectives"]) <= _difficulties(shipped("objectives")):
        found.setdefault("objectives", set()).add("campaigns.difficulty_fr")
    return found


def _at(plain: Any, path: str) -> Any:
    for step in path.split("."):
        plain = plain.get(step) if isinstance(plain, dict) else None
    return plain


def _levels_agree(technologies: Records) -> bool:
    """Whether the summary of collaboration says what all levels say."""
    return all(
        level["collaboration_grants_level"]
        == _at(technologies, f"collaboration.level_{level['level']}_grants")
        for technology in technologies["technologies"]
        for level in technology["levels"][3:]
    )


def _difficulties(objectives: Records) -> set[tuple[str, str | None]]:
    return {(one["difficulty"], one.get("difficulty_fr")) for one in objectives["campaigns"]}
