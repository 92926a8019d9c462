"""Help on a thing of the table: its name and what it does, from the data in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import CORPORATION_IDS, FACE_IDS, TRACK_IDS
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.kernel.phrases import Phrase, all_of, number, one_of, paragraph, word_for
from perihelion.kernel.table_options import Value

TOPICS: Final = {
    "bonus-421": "421",
    "die": "dice",
    "colour": "dice",
    "disc": "influence",
    "button": "turn",
    "seat": "turn",
    "supply": "placing",
    "piece": "placing",
    "cell": "placing",
    "passage": "placing",
    "face": "placing",
    "zone": "tokens",
    "clan": "tokens",
    "token-at": "tokens",
    "stack": "tokens",
    "discards": "tokens",
    "value-track": "scoring",
    "score-track": "scoring",
    "allegiances": "scoring",
    "reason": "end",
}


def explain(
    element: str, seats: int, options: Mapping[str, Value], components: Components
) -> Phrase | None:
    """What an element is and does; None if there is nothing to say."""
    kind, _, name = element.partition(":")
    edition = components.edition
    number_of_edition = edition.number
    text: Phrase | None = None
    if kind == edition.space and name in edition.space_ids:
        text = _space(name, seats, options, components)
    elif kind == "track" and name in TRACK_IDS:
        line = list(components.tables.track_of_line).index(TRACK_IDS.index(name), 1)
        power = phrases.power(name, number_of_edition)
        printed = components.levels[name]
        start = components.record("tracks", name)["start_level"]
        figures = Phrase("explain-levels", {"low": printed[0], "high": printed[-1], "start": start})
        told = Phrase("explain-track", {"line": line, "power": power})
        text = paragraph([told, figures])
    elif kind == "action" and name in "1234567":
        groups = phrases.action_groups(int(name), components)
        text = Phrase("explain-action", {"groups": groups})
    elif kind == "unit" and name in edition.units:
        value = int(components.tables.value[edition.units.index(name)])
        text = Phrase("explain-unit", {"value": value})
    elif kind == edition.token and name in TRACK_IDS:
        track = phrases.track(name, components)
        text = Phrase("explain-token", {"track": track, "n": 1})
    elif kind == "corporation" and name in CORPORATION_IDS:
        text = phrases.corporation_text(name, components)
    if text is None:
        topic = TOPICS.get(kind, kind)
        if topic not in phrases.TOPICS:
            return None
        known = [phrases.help_on(topic, number_of_edition), *_figures(topic, kind, components)]
        if topic == "influence":
            known.append(Phrase("explain-spends", {"n": int(components.tables.max_spends)}))
        return paragraph(known)
    sentences = [text]
    if element in components.reconstructed():
        is_space = kind == edition.space
        sentences.append(Phrase(f"explain-{'space-' if is_space else ''}reconstructed"))
    title = phrases.name_of(element, components)
    return Phrase("explain", {"title": title, "text": paragraph(sentences)})


def _figures(topic: str, kind: str, components: Components) -> list[Phrase]:
    """The numbers of the set that the rules do not name: when scorings come, and what they pay."""
    t = components.tables
    numbers = {
        "scoring": ("explain-thresholds", list(t.thresholds)),
        "score-track": ("explain-tranches", list(t.track_points)),
        "allegiances": ("explain-allegiances", list(t.allegiance_points)[1:]),
    }
    names = ("first", "second", "third")
    return [
        Phrase(key, {n: int(one) for n, one in zip(names, figures, strict=True)})
        for key, figures in (numbers[one] for one in dict.fromkeys((topic, kind)) if one in numbers)
    ]


def _space(name: str, seats: int, options: Mapping[str, Value], components: Components) -> Phrase:
    """What a space pays, and its neighbours where the map is known."""
    t = components.tables
    space = components.edition.space_ids.index(name)
    faces = (space // codes.SPACES,) if components.edition.zones_turn else (0, 1)
    space %= codes.SPACES
    paid = [
        _numbers([int(t.points[3 * (2 * space + face) + n]) for n in range(3)]) for face in faces
    ]
    if len(faces) > 1:
        names = [word_for("face", FACE_IDS[face]) for face in faces]
        paid = [
            Phrase("explain-face-points", {"face": name, "points": points})
            for name, points in zip(names, paid, strict=True)
        ]
    variant = _variant(name, seats, options, components)
    near = [] if variant is None else _near(space, variant, components)
    if not near:
        return Phrase("explain-space-points", {"points": one_of(paid)})
    return Phrase("explain-space", {"points": one_of(paid), "adjacent": all_of(near)})


def _variant(
    name: str, seats: int, options: Mapping[str, Value], components: Components
) -> int | None:
    """The map that the options make, or None while zones are still drawn."""
    if not components.edition.zones_turn:
        return int(seats == 2 and bool(options.get("two_players_use_centre_only")))
    planet = str(options.get("planet", "random"))
    if planet == "random" or name[1] != planet["GOP".index(name[0])]:
        return None
    return sum(FACE_IDS.index(face) << n for n, face in enumerate(planet))


def _near(space: int, variant: int, components: Components) -> list[Phrase]:
    mask = int(components.tables.adjacent[variant * codes.SPACES + space])
    faces = variant if components.edition.zones_turn else 0
    return [
        phrases.space(components.edition.space_id(other, faces))
        for other in range(codes.SPACES)
        if mask >> other & 1
    ]


def _numbers(values: list[int]) -> Phrase:
    return all_of([number(value) for value in values])
