"""What Progress cards do and objectives ask for, said from their records.

So text and rules cannot disagree, not even with corrected data. Planets, levels and tracks are
explained from their records in `explain`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.phrases import CUBES
from perihelion.kernel.phrases import Phrase, Value, all_of, word_for

Record = Mapping[str, Any]
TOP_LEVEL: Final = 4


def cubes_of(record: Record) -> Phrase:
    """Cubes as the data writes them: `{"energy": 2, "matter": 1}`."""
    return phrases.cubes(*(int(record.get(kind, 0)) for kind in CUBES))


def _then(parts: list[Phrase]) -> Phrase:
    text = parts[0]
    for part in parts[1:]:
        text = Phrase("does-then", {"first": text, "next": part})
    return text


# --- Progress cards ------------------------------------------------------------------------------


def card_text(record: Record) -> Phrase:
    """Whom a Progress card serves, and with what."""
    does = _then([effect_text(effect) for effect in record["effects"]])
    return Phrase("card-serves", {"who": served(record), "does": does})


def served(record: Record) -> Phrase:
    """As in "least advanced on the colonial track"."""
    who, metric = record["who"], record["metric"]
    if metric is None:
        return Phrase("who-all")
    kind, _, name = metric.partition(":")
    if metric == "track:both":
        return Phrase(f"who-{who}-tracks")
    if kind == "medals":
        return Phrase(f"who-{who}-medals")
    if kind == "track":
        return Phrase(f"who-{who}-track", {"track": word_for("track", name)})
    return Phrase(f"who-{who}-technology", {"technology": word_for("technology", name)})


def effect_text(effect: Record) -> Phrase:
    """One part of a card, as in "produce 2 energy on one planet"."""
    match effect["op"]:
        case "produce":
            return Phrase("does-produce", {"cubes": cubes_of(effect)})
        case "free_technology_level":
            return _free_level(effect)
        case "free_ship_next_to_other_nation_colony":
            return Phrase("does-ship-abroad", {"n": effect.get("count", 1)})
        case "move_ships":
            return Phrase("does-move-ships", {"n": effect["distance"]})
        case "planet_production":
            return Phrase("does-planet-production", {"n": effect["planets"]})
        case "advance":
            if effect["track"] in ("choice", "both"):
                return Phrase(f"does-advance-{effect['track']}", {"n": effect["count"]})
            where = {"track": word_for("track", effect["track"])}
            return Phrase("does-advance", {"n": effect["count"], **where})
        case "medal":
            if effect["track"] == "choice":
                return Phrase("does-medal-choice", {"n": effect["count"]})
            medals = phrases.counted(f"{effect['track']}-medals", effect["count"])
            return Phrase("does-medal", {"medals": medals})
        case "sacrifice":
            key = "does-sacrifice-for" if effect.get("for_the_rest") else "does-sacrifice"
            return Phrase(key, {"n": effect["count"]})
        case "regenerate" | "free_ship" | "reveal" | "assign" | "transform":
            return Phrase(f"does-{effect['op'].replace('_', '-')}", {"n": effect["count"]})
    raise ValueError(f"no words for the effect {effect['op']!r}")


def _free_level(effect: Record) -> Phrase:
    times = {"n": effect.get("count", 1)}
    text = Phrase("does-free-level", times)
    if effect.get("max_level", TOP_LEVEL) < TOP_LEVEL:
        text = Phrase("does-free-level-up-to", times | {"level": effect["max_level"]})
    if effect.get("sacrifice_per_tech_advance", 0):
        text = Phrase("does-free-level-price", {"what": text})
    return text


# --- objectives -----------------------------------------------------------------------------------


def objective_text(record: Record) -> Phrase:
    """What an objective asks for."""
    condition = record["condition"]
    parts = [condition_text(one) for one in condition.get("of", [condition])]
    return Phrase("sentence", {"clause": all_of(parts)})


def condition_text(condition: Record) -> Phrase:
    """One condition, as in "terraform 2 planets in the far zone"."""
    args: dict[str, Value] = {"n": condition.get("count", 0)}
    match condition["op"]:
        case "terraformed_of_type" | "colonised_of_type" as op:
            done = "terraform" if op == "terraformed_of_type" else "colonise"
            kind = Phrase(f"planets-{condition['type'].replace('_', '-')}", args)
            return Phrase(f"goal-{done}", {"what": kind})
        case "terraformed_in_zone" | "colonised_in_zone" as op:
            done = "terraform" if op == "terraformed_in_zone" else "colonise"
            return Phrase(f"goal-{done}-zone", args | {"zone": word_for("zone", condition["zone"])})
        case "terraformed_total" | "colonised_total" as op:
            done = "terraform" if op == "terraformed_total" else "colonise"
            return Phrase(f"goal-{done}", {"what": Phrase("planets", args)})
        case "terraformed_same_type":
            return Phrase("goal-terraform-same", args)
        case "colonised_same_type":
            return Phrase("goal-colonise-same", args)
        case "colonised_each_zone":
            return Phrase("goal-each-zone", args)
        case "terraformed_each_zone":
            return Phrase("goal-terraform-each-zone", args)
        case "colonised_types":
            return Phrase("goal-types", args)
        case "terraformed_types":
            return Phrase("goal-terraform-types", args)
        case "medals":
            track = condition.get("track")
            medals = Phrase(f"{track}-medals" if track else "medals-of-both", args)
            return Phrase("goal-medals", {"medals": medals})
        case "ships_on_mines":
            return Phrase("goal-mines", args)
        case "antimatter_on_planets":
            return Phrase("goal-antimatter", args)
        case "technology_level":
            name = word_for("technology", condition["technology"])
            return Phrase("goal-level", {"technology": name, "level": condition["level"]})
        case "technologies_at_level":
            return Phrase("goal-levels", args | {"level": condition["level"]})
        case "track_at_least":
            where = word_for("track", condition["track"])
            return Phrase("goal-track", {"track": where, "n": condition["space"]})
    raise ValueError(f"no words for the condition {condition['op']!r}")
