"""Names that a data set corrects: said instead of the words of our catalogues.

The catalogues name everything as the shipped data does. A set that names something otherwise is
heard: wherever a phrase says that name, the one of the set is put in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from perihelion.games.kepler3042.data_set.unread import shipped
from perihelion.games.kepler3042.phrases.names import slug
from perihelion.kernel.phrases import Phrase

Records = Mapping[str, Any]
NAMED: Final = (
    ("action", "actions", "main_actions", "id"),
    ("bonus", "actions", "bonus_actions", "id"),
    ("type", "planets", "types", "type"),
    ("technology", "technologies", "technologies", "id"),
    ("track", "tracks", "tracks", "id"),
    ("zone", "galaxy", "zones", "id"),
    ("card", "progress", "cards", "id"),
    ("objective", "objectives", "objectives", "id"),
    ("campaign", "objectives", "campaigns", "id"),
)
"""The messages of a kind, and the records that have these names."""
NAMES: Final = ("", "name", "short", "line")
"""The forms of a name; other attributes of a message are texts."""
SHORT: Final = 11
"""The room that every column has for a short name."""


def corrected_names(records: Records) -> dict[str, Phrase]:
    """The names that are not those of the shipped data, by the key of their message."""
    usual = _shipped()
    return {key: _phrase(names) for key, names in _names(records) if names != usual.get(key)}


def corrected_texts(records: Records) -> dict[str, Phrase]:
    """The texts of cards and cells that are not those of the shipped data, by element."""
    found = {}
    for kind, file, group, label in NAMED:
        usual = {one[label]: one for one in shipped(file)[group]}
        for record in records[file][group]:
            said = _in_both(record, "text")
            if said[0] and said != _in_both(usual[record[label]], "text"):
                found[f"{kind}:{slug(record[label])}"] = _phrase(said)
    return found


def _phrase(said: tuple[str, str]) -> Phrase:
    return Phrase("data-name", {"en": said[0], "fr": said[1]})


def _in_both(record: Records, field: str) -> tuple[str, str]:
    """What a record says in English and in French."""
    english = str(record.get(field) or "")
    return english, str(record.get(f"{field}_fr") or english)


@cache
def _shipped() -> dict[str, tuple[str, str]]:
    return dict(_names({file: shipped(file) for _, file, _, _ in NAMED}))


def _names(records: Records) -> Iterator[tuple[str, tuple[str, str]]]:
    for kind, file, group, label in NAMED:
        for record in records[file][group]:
            yield from _name(f"{kind}-{slug(record[label])}", record)
    for technology in records["technologies"]["technologies"]:
        for level in technology["levels"]:
            yield from _name(f"level-{slug(technology['id'])}-{level['level']}", level)


def _name(key: str, record: Records) -> Iterator[tuple[str, tuple[str, str]]]:
    names = _in_both(record, "name")
    if names[0]:
        yield key, names


def renamed(phrase: Phrase, names: Mapping[str, Phrase]) -> Phrase:
    """The phrase with the names of its data set."""
    if not names:
        return phrase
    key, _, form = phrase.key.partition(".")
    if key in names and form in NAMES:
        return _short(names[key]) if form == "short" else names[key]
    return Phrase(phrase.key, {name: _renamed(value, names) for name, value in phrase.args.items()})


def _renamed(value: Any, names: Mapping[str, Phrase]) -> Any:
    if isinstance(value, Phrase):
        return renamed(value, names)
    if isinstance(value, tuple):
        return tuple(renamed(one, names) for one in value)
    return value


def _short(name: Phrase) -> Phrase:
    return Phrase(name.key, {lang: str(text)[:SHORT] for lang, text in name.args.items()})


def renaming(say: Callable[[Phrase], str], names: Mapping[str, Phrase]) -> Callable[[Phrase], str]:
    """The same voice, with the names of a data set."""
    return (lambda phrase: say(renamed(phrase, names))) if names else say
