"""Help on a thing of the table: its name and what it does, from the data in force."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.data_set.components import SHIP, Components
from perihelion.games.kepler3042.data_set.geometry import distance, place_of
from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.components import (
    card_text,
    cubes_of,
    objective_text,
)
from perihelion.games.kepler3042.phrases.names import (
    BONUS_IDS,
    CAMPAIGN_IDS,
    MINE,
    OBJECTIVE_IDS,
    TECHNOLOGY_IDS,
    TRACK_IDS,
    TYPE_IDS,
    ZONE_IDS,
    slug,
)
from perihelion.games.kepler3042.views.layout import printed, star_at
from perihelion.kernel.phrases import Phrase, all_of, number, paragraph, word_for
from perihelion.kernel.table_options import Value

TOPICS: Final = {
    "cube": "cubes",
    "place": "cubes",
    "button": "turn",
    "number": "turn",
    "seat": "turn",
    "round": "rounds",
    "deck": "cards",
    "supply": "ships",
    "medals": "medals",
    "ghost": "solo",
    "reason": "end",
    "line": "end",
    "sun": "earth",
    "sagittarius-a": "galaxy",
    "lot": "galaxy",
}
"""The part of the rules that explains a kind of element."""
WHOLES: Final = {"level": "technology", "space": "track"}
Record = Mapping[str, Any]


def explain(
    element: str, seats: int, options: Mapping[str, Value], components: Components
) -> Phrase | None:
    """What an element is and does; None if there is nothing to say."""
    kind, _, name = element.partition(":")
    make = KINDS.get(kind)
    text = None if make is None else make(_Asked(name, seats, options, components))
    if text is None:
        topic = "earth" if element == "planet:earth" else TOPICS.get(kind, kind)
        if topic not in phrases.TOPICS:
            return None
        return components.named(_help_on(topic, components))
    sentences = [text]
    if element in components.texts:
        sentences.append(Phrase("explain-says", {"text": components.texts[element]}))
    # A level is printed on its technology, a space on its track, a hex on the board.
    printed_on = f"{WHOLES.get(kind, kind)}:{name.partition(':')[0]}"
    is_board = kind == "hex" and "galaxy" in components.marked()
    if is_board or printed_on in components.reconstructed():
        sentences.append(Phrase("explain-reconstructed"))
    elif element in components.inferred():
        sentences.append(Phrase("explain-inferred"))
    title = phrases.name_of(element)
    text = Phrase("explain", {"title": title, "text": paragraph(sentences)})
    return components.named(text)


def _help_on(topic: str, components: Components) -> Phrase:
    """A part of the rules, with the figures of the set."""
    sentences = [phrases.help_on(topic)]
    if topic == "medals":
        points = int(components.tables.points[codes.LINE_MEDALS])
        sentences.append(Phrase("explain-medal", {"points": points}))
    if topic == "galaxy":
        zones = components.records["galaxy"]["zones"]
        shown = [word_for("zone", zone["id"]) for zone in zones if zone["face_up_at_setup"]]
        if shown:
            sentences.append(Phrase("explain-face-up", {"zones": all_of(shown)}))
    return paragraph(sentences)


class _Asked:
    """What help is asked about, and the table it is asked at."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Value], components: Components
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.components = components
        self.records = components.records

    def record(self, file: str, group: str) -> Record | None:
        """The record of that id, as the data has it."""
        for record in self.records[file][group]:
            if slug(record.get("id") or record.get("type")) == self.name:
                found: Record = record
                return found
        return None


# The galaxy.


def _hex(asked: _Asked) -> Phrase | None:
    here, board = asked.name, asked.components.board
    kind = printed(asked.components).get(here)
    if kind is None:
        return None
    if kind in ZONE_IDS:
        away = distance(board.sun, place_of(here))
        return Phrase("explain-hex", {"zone": word_for("zone", kind), "n": away})
    if kind.startswith("star-"):
        return _star(_Asked(star_at(asked.components)[here], asked.seats, {}, asked.components))
    return _help_on(TOPICS[kind], asked.components)


def _star(asked: _Asked) -> Phrase | None:
    board = asked.components.board
    for place, star in board.stars.items():
        if star["id"] == asked.name:
            kind = Phrase(f"star-{star['multiplicity']}")
            usable = asked.records["galaxy"]["usable_multiplicities"][str(asked.seats)]
            is_open = star["multiplicity"] in usable
            key = "explain-star" if is_open else "explain-star-closed"
            zone = word_for("zone", ZONE_IDS[board.zone(place)])
            return Phrase(key, {"kind": kind, "zone": zone})
    return None


def _zone(asked: _Asked) -> Phrase | None:
    zone = asked.record("galaxy", "zones")
    if zone is None:
        return None
    far = zone.get("max_distance")
    args: dict[str, int] = {"points": zone["vp_per_colony"]}
    if zone.get("hexes") is not None:
        return Phrase("explain-zone-hexes", args | {"n": len(zone["hexes"])})
    args["low"] = zone["min_distance"]
    if far is None:
        return Phrase("explain-zone-last", args)
    return Phrase("explain-zone", args | {"high": far})


def _token(asked: _Asked) -> Phrase | None:
    text = Phrase(f"token-{asked.name}.text")
    if asked.name != MINE:
        return text
    points = int(asked.components.tables.points[codes.LINE_MINES])
    return paragraph([text, Phrase("explain-mine", {"points": points})])


# Planets.


def _planet(asked: _Asked) -> Phrase | None:
    for planet in asked.records["planets"]["planets"]:
        if str(planet["number"]) == asked.name:
            args = {
                "type": Phrase(f"type-{slug(planet['type'])}"),
                "level": planet["level"],
                "produces": cubes_of(planet["production_colony"]),
                "terraformed": cubes_of(planet["production_terraformed"]),
                "cost": cubes_of(planet["terraform_cost"]),
                "points": phrases.counted("points", planet["vp_terraformed"]),
                **_advances(planet),
            }
            names = {name: str(planet.get(name, "")) for name in ("designation", "discoverer")}
            told = [Phrase("explain-planet", args), *_alien(asked, str(planet["type"]))]
            return paragraph([*told, Phrase("explain-card-of", names)])
    return None


def _type(asked: _Asked) -> Phrase | None:
    kind = asked.record("planets", "types") if asked.name in TYPE_IDS else None
    if kind is None:
        return None
    numbers = [
        number(planet["number"])
        for planet in asked.records["planets"]["planets"]
        if planet["type"] == kind["type"]
    ]
    told = Phrase("explain-type", {**_advances(kind), "planets": all_of(numbers)})
    return paragraph([told, *_alien(asked, str(kind["type"]))])


def _advances(record: Record) -> dict[str, Phrase]:
    return {
        done: phrases.counted("advances", record[f"{done}_advances"])
        for done in ("colonise", "terraform")
    }


# Actions and technologies.


def _action(asked: _Asked) -> Phrase | None:
    action = asked.record("actions", "main_actions")
    if action is None:
        return None
    table = asked.components.tables
    rows, columns = table.row_bonus, table.column_bonus
    if asked.options.get("bonus_axis") == "first_three_on_rows":
        rows, columns = columns, rows
    bonuses = [
        word_for("bonus", BONUS_IDS[int(columns[action["column"]])]),
        word_for("bonus", BONUS_IDS[int(rows[action["row"]])]),
    ]
    sentences = [phrases.text(f"action-{asked.name}.text"), *_prices(asked)]
    sentences.append(Phrase("explain-bonuses", {"bonuses": all_of(bonuses)}))
    return paragraph(sentences)


def _prices(asked: _Asked) -> list[Phrase]:
    """What an action costs or needs by the levels of a technology."""
    if asked.name == "space-construction":
        levels = _levels_of(asked, "space_travel")
        cost = cubes_of(levels[0]["effects"].get("ship_cost", SHIP))
        travel = word_for("technology", "space-travel")
        return [Phrase("explain-ship-price", {"cost": cost, "technology": travel})]
    return _alien(asked, "alien") if asked.name == "colonisation" else []


def _alien(asked: _Asked, planet_type: str) -> list[Phrase]:
    """From which level on planets of a type that not everybody may colonise can be (6.8)."""
    levels = _levels_of(asked, "antimatter_science")
    allow = [bool(level["effects"]["alien_colonies"]) for level in levels]
    if planet_type != "alien" or not any(allow) or allow[0]:
        return []
    first = allow.index(True)
    technology = "antimatter-science"
    named, level = word_for("technology", technology), phrases.level_name(technology, first)
    return [Phrase("explain-alien", {"n": first, "technology": named, "level": level})]


def _levels_of(asked: _Asked, technology: str) -> list[Record]:
    technologies = asked.records["technologies"]["technologies"]
    found: list[Record] = next(one["levels"] for one in technologies if one["id"] == technology)
    return found


def _bonus(asked: _Asked) -> Phrase | None:
    return phrases.text(f"bonus-{asked.name}.text") if asked.name in BONUS_IDS else None


def _technology(asked: _Asked) -> Phrase | None:
    found = asked.record("technologies", "technologies")
    if found is None:
        return None
    return paragraph([_level_text(asked.name, level) for level in found["levels"]])


def _level(asked: _Asked) -> Phrase | None:
    name, _, level = asked.name.partition(":")
    if name not in TECHNOLOGY_IDS:
        return None
    levels = asked.records["technologies"]["technologies"][TECHNOLOGY_IDS.index(name)]["levels"]
    return _level_text(name, levels[int(level)])


def _level_text(technology: str, level: Record) -> Phrase:
    """A level: its name, what it does, what it costs and brings."""
    effects = all_of([*_effects(level["effects"])])
    args: dict[str, Any] = {
        "level": level["level"],
        "name": phrases.level_name(technology, level["level"]),
        "effects": effects,
    }
    if not level["cost"]:
        return Phrase("explain-level-start", args)
    args |= {
        "cost": cubes_of(level["cost"]),
        "advances": phrases.counted("advances", level["tech_advances"]),
    }
    granted = level["collaboration_grants_level"]
    if granted:
        return Phrase("explain-level-grants", args | {"granted": granted})
    return Phrase("explain-level" if level["tech_advances"] else "explain-level-still", args)


def _effects(effects: Record) -> Sequence[Phrase]:
    found = []
    for name, value in effects.items():
        if name == "ship_cost":
            found.append(Phrase("effect-ship-cost", {"cost": cubes_of(value)}))
        elif value == "unlimited":
            found.append(Phrase(f"effect-{slug(name)}-unlimited"))
        elif name == "both_bonus_actions_cost":
            found.append(Phrase("effect-both-bonuses", {"n": value}))
        elif name == "alien_colonies":
            found += [Phrase("effect-alien-colonies")] if value else []
        else:
            found.append(phrases.text(f"effect-{slug(name)}", n=value))
    return found


# Tracks.


def _track(asked: _Asked) -> Phrase | None:
    if asked.name not in TRACK_IDS:
        return None
    spaces = asked.records["tracks"]["tracks"][TRACK_IDS.index(asked.name)]["spaces"]
    medals = [number(space["space"]) for space in spaces if space["medal"]]
    sentences = [Phrase("explain-track", {"last": len(spaces) - 1, "medals": all_of(medals)})]
    for icon in dict.fromkeys(space["bonus"] for space in spaces if space["bonus"]):
        places = [number(space["space"]) for space in spaces if space["bonus"] == icon]
        args = {"icon": Phrase(f"icon-{slug(icon)}"), "spaces": all_of(places)}
        sentences.append(Phrase("explain-icons", args))
    points = [number(space["vp"]) for space in spaces]
    return paragraph([*sentences, Phrase("explain-points", {"points": all_of(points)})])


def _space(asked: _Asked) -> Phrase | None:
    name, _, at = asked.name.partition(":")
    if name not in TRACK_IDS:
        return None
    space = asked.records["tracks"]["tracks"][TRACK_IDS.index(name)]["spaces"][int(at)]
    sentences = [Phrase("explain-space", {"points": space["vp"]})]
    if space["medal"]:
        sentences.append(Phrase("explain-space-medal"))
    if space["bonus"]:
        icon = Phrase(f"icon-{slug(space['bonus'])}")
        sentences.append(Phrase("explain-space-icon", {"icon": icon}))
    return paragraph(sentences)


# Cards.


def _card(asked: _Asked) -> Phrase | None:
    found = asked.record("progress", "cards")
    return None if found is None else card_text(found)


def _objective(asked: _Asked) -> Phrase | None:
    found = asked.record("objectives", "objectives") if asked.name in OBJECTIVE_IDS else None
    if found is None:
        return None
    text = objective_text(found)
    return paragraph([text, Phrase("explain-objective", {"points": found["vp"]})])


def _campaign(asked: _Asked) -> Phrase | None:
    found = asked.record("objectives", "campaigns") if asked.name in CAMPAIGN_IDS else None
    if found is None:
        return None
    minimum = asked.records["rules"]["solo"]["minimum_vp"]
    return paragraph(
        [
            Phrase(
                "explain-campaign-level",
                {
                    "level": level,
                    "objective": word_for("objective", slug(goal)),
                    "minimum": int(minimum[str(level)]),
                },
            )
            for level, goal in enumerate(found["levels"], 1)
        ]
    )


KINDS: Final[Mapping[str, Callable[[_Asked], Phrase | None]]] = {
    "hex": _hex,
    "star": _star,
    "zone": _zone,
    "token": _token,
    "planet": _planet,
    "type": _type,
    "action": _action,
    "bonus": _bonus,
    "technology": _technology,
    "level": _level,
    "track": _track,
    "space": _space,
    "card": _card,
    "objective": _objective,
    "campaign": _campaign,
}
