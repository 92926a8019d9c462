"""The phrases of Kepler-3Ad: names, places, dice, questions, and what every component does.

What actions, tracks, tokens and corporations do is made from the data set, so that their text and
their rules cannot disagree; names that a set corrects come from the set. The words are in `text/`;
where the editions use different words, their keys end in -1 or -2.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.data_set.components import Components, power_of
from perihelion.kernel.phrases import Phrase, Value, all_of, one_of, word_for

REGIONS: Final = {"G": "green", "O": "orange", "P": "purple"}
BY_EDITION: Final = ("extra-dice", "move-own", "remove-enemy", "move-enemy")
"""The tracks whose names differ between the editions."""
LIGHT: Final = {1: "diplomat", 2: "ship"}
LOCKED: Final = "locked-"
POWERS: Final = {
    codes.VANGUARD: "power-place",
    codes.PATRONAGE: "power-raise",
    codes.CARRIERS: "power-carry",
    codes.SALVAGE: "power-salvage",
    codes.YARDS: "power-build",
    codes.EMBASSY: "power-ties",
    codes.CROUPIER: "power-spend",
    codes.CASINO: "power-421",
}


# --- the map -------------------------------------------------------------------------------------


def space(space_id: str) -> Phrase:
    """A district (`GA1`) or a planet (`G1`), as in "green planet 1"."""
    kind = "district" if len(space_id) == 3 else "planet"
    return Phrase(f"{kind}-{REGIONS[space_id[0]]}", {"n": int(space_id[-1])})


def region(region_id: str, edition: int) -> Phrase:
    """A zone or a clan, by its colour."""
    return Phrase(f"{'zone' if edition == 1 else 'clan'}-{region_id}")


# --- pieces --------------------------------------------------------------------------------------


def a_unit(unit_id: str) -> Phrase:
    """As in "a ship"."""
    return Phrase(f"unit-{unit_id}.a")


def units(unit_id: str, n: int) -> Phrase:
    """As in "2 ships"."""
    return Phrase(f"units-{unit_id}", {"n": n})


def piece(seat: int, unit_id: str, space_id: str) -> Phrase:
    """As in "a ship of Ada (green planet 1)"."""
    return Phrase(f"piece-{unit_id}", {"seat": seat, "space": space(space_id)})


# --- tracks, tokens, corporations ----------------------------------------------------------------


def track(track_id: str, data: Components) -> Phrase:
    """The name of an influence track."""
    key = Phrase(_track_key(track_id, data.edition.number))
    return data.named.get(f"track:{track_id}", key)


def power(track_id: str, edition: int) -> Phrase:
    """What an influence track offers."""
    return Phrase(f"{_track_key(track_id, edition)}.power")


def _track_key(track_id: str, edition: int) -> str:
    # The data writes extra_dice, elements and answers extra-dice.
    name = track_id.replace("_", "-")
    return f"track-{name}-{edition}" if name in BY_EDITION else f"track-{name}"


def token(track_id: str, data: Components) -> Phrase:
    """A bonus token or a satellite, by its track."""
    return Phrase(f"token-{data.edition.number}", {"track": track(track_id, data)})


def tokens(n: int, edition: int) -> Phrase:
    """As in "4 satellites"."""
    return Phrase(f"tokens-{edition}", {"n": n})


def corporation(corporation_id: str, data: Components) -> Phrase:
    """The name of a corporation."""
    key = Phrase(f"corporation-{corporation_id}")
    return data.named.get(f"corporation:{corporation_id}", key)


def corporation_text(corporation_id: str, data: Components) -> Phrase:
    """What a corporation does, made from its effect; then its own text, where the set has one."""
    effect = data.corporation(corporation_id)["effect"]
    args: dict[str, Value] = {"n": int(data.tables.power_amount[data.card(corporation_id)])}
    if "levels" in effect:
        args["levels"] = levels(effect["levels"])
    if "units" in effect:
        args["units"] = one_of([a_unit(unit_id) for unit_id in effect["units"]])
    text = Phrase(POWERS[power_of(effect)], args)
    if effect.get("count_with_two_seats"):
        ships = units("ship", effect["count_with_two_seats"])
        text = Phrase("power-of-two", {"text": text, "amount": ships})
    elif effect.get("discs_with_two_seats"):
        more = Phrase("discs", {"n": effect["discs_with_two_seats"]})
        text = Phrase("power-of-two", {"text": text, "amount": more})
    if effect.get("without_tracks"):
        barred = [track(track_id.replace("_", "-"), data) for track_id in effect["without_tracks"]]
        text = Phrase("power-without", {"text": text, "tracks": all_of(barred)})
    own = data.named.get(f"text:{corporation_id}")
    return text if own is None else Phrase("power-printed", {"text": text, "own": own})


# --- numbers with their nouns --------------------------------------------------------------------


def levels(n: int) -> Phrase:
    """As in "2 levels"."""
    return Phrase("levels", {"n": n})


def points(n: int) -> Phrase:
    """As in "3 points"."""
    return Phrase("points", {"n": n})


def value_name(edition: int) -> Phrase:
    """The diplomatic or the military value."""
    return Phrase(f"value-{edition}")


# --- dice ----------------------------------------------------------------------------------------


def die(text: str) -> Phrase:
    """A die as the notation writes it: `white-4`, `black-4`, `4`; `locked-4` on the action."""
    if text.startswith(LOCKED):
        return Phrase("die-locked", {"die": die(text.removeprefix(LOCKED))})
    colour, _, number = text.rpartition("-")
    return Phrase(f"die-{colour or 'plain'}", {"face": int(number)})


def dice(texts: Iterable[str]) -> Phrase:
    """Several dice, as in "white 4, white 2 and black 1"."""
    return all_of([die(text) for text in texts])


def rolled(faces: int, colour: str) -> Phrase:
    """Dice written as one number (421), all of a colour: `white`, `black`, or `plain`."""
    prefix = "" if colour == "plain" else f"{colour}-"
    return dice(f"{prefix}{number}" for number in str(faces))


# --- actions -------------------------------------------------------------------------------------


def action_groups(number: int, data: Components) -> Phrase:
    """What an action does, group after group, from the data; equal groups are told together."""
    action = next(one for one in data.records["actions"] if one["number"] == number)
    phrases = [_groups(list(alike)) for _, alike in groupby(action["groups"])]
    text = phrases[0]
    for phrase in phrases[1:]:
        text = Phrase("group-then", {"first": text, "next": phrase})
    return text


def _groups(alike: Sequence[Mapping[str, Any]]) -> Phrase:
    group, times = alike[0], len(alike)
    match group["kind"]:
        case "units":
            args: dict[str, Value] = {"units": units(group["unit"], group["count"])}
            return _repeated("group-units", args, times)
        case "influence":
            return _repeated("group-disc", {"n": group["levels"]}, times)
        case "convert":
            return _conversion(group)
    raise ValueError(f"no words for the group {group['kind']!r}")


def _repeated(key: str, args: dict[str, Value], times: int) -> Phrase:
    return Phrase(key, args) if times == 1 else Phrase(f"{key}-times", args | {"times": times})


def _conversion(group: Mapping[str, Any]) -> Phrase:
    given = one_of([Phrase(f"unit-{one}.many") for one in group["sacrifice"]["unit_types"]])
    built = one_of([_building(one) for one in group["build"]])
    return Phrase("group-convert", {"given": given, "built": built})


def _building(offer: Mapping[str, Any]) -> Phrase:
    args: dict[str, Value] = {"unit": a_unit(offer["unit"]), "dice": offer["identical_dice"]}
    if "then" not in offer:
        return Phrase("group-build", args)
    raised = offer["then"]
    return Phrase("group-build-discs", args | {"discs": raised["discs"], "n": raised["levels"]})


# --- questions, scoring, help --------------------------------------------------------------------


PHASES: Final = {
    1: ("spaces", "regions", "tracks", "bonus"),
    2: ("spaces", "regions", "tracks", "bonus", "allegiances"),
}


def phase(phase_id: str, edition: int) -> Phrase:
    """A phase of a scoring, as the score sheet calls it."""
    return Phrase(f"phase-{phase_id}-{edition}")


TOPICS: Final = {
    "turn": "help-turn",
    "dice": "help-dice-{}",
    "421": "help-421-{}",
    "influence": "help-influence",
    "actions": "help-actions",
    "placing": "help-placing-{}",
    "converting": "help-converting-{}",
    "reliquat": "help-reliquat",
    "ties": "help-ties",
    "scoring": "help-scoring-{}",
    "tokens": "help-tokens-{}",
    "corporations": "help-corporations",
    "end": "help-end-{}",
}


def help_on(topic: str, edition: int) -> Phrase:
    """A part of the rules in a few sentences."""
    return Phrase(TOPICS[topic].format(edition))


# --- names of elements ---------------------------------------------------------------------------


def name_of(element: str, data: Components) -> Phrase | str:
    """The plain name of an element (`district:GA1`, `track:reroll`), for a sentence."""
    match element.split(":"):
        case ["district" | "planet", one]:
            return space(one)
        case ["zone" | "clan", one]:
            return region(one, data.edition.number)
        case ["track", one]:
            return track(one, data)
        case ["token" | "satellite", one]:
            return token(one, data)
        case ["corporation", one]:
            return corporation(one, data)
        case ["die", one]:
            return die(one)
        case ["piece", _, one, where]:
            return Phrase("element-piece", {"unit": word_for("unit", one), "space": space(where)})
        case ["disc", _, one]:
            return Phrase("element-disc", {"track": track(one, data)})
        case ["value-track" | "stack" | "discards" as one]:
            return Phrase(f"element-{one}-{data.edition.number}")
        case ["token-at", one, _]:
            return region(one, data.edition.number)
        case ["cell", one, *_]:
            return space(one)
    return Phrase(element.replace(":", "-"))
