"""Help at the table: the commands, or what an element, a choice or a name is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.typed_input import find_elements, plain, tail_of
from perihelion.kernel.phrases import Phrase, all_of, one_of
from perihelion.kernel.wire import Decision
from perihelion.match import Match

EDITIONS = ("-1", "-2")
MANY = 12
"""So many names are listed before it becomes a wall."""


def help_lines(match: Match, voice: Narrator, decision: Decision, asked: str) -> list[str]:
    """Help on what was asked, or on the table as a whole."""
    if not asked:
        return general_help(match, voice, decision)
    told: list[str] = []
    if topic := topics(voice).get(plain(asked)):
        told = topic_lines(match, voice, topic)
    if asked.isdigit() and 0 < int(asked) <= len(decision.options):
        elements = list(decision.options[int(asked) - 1].elements)
    else:
        view = match.view(decision.seat)
        elements = _lying(find_elements(asked, element_names(match), voice.name), voice, view)
        if told:  # a part of the rules may be called like a thing: both are told
            elements = [one for one in elements if _same_name(asked, [one], voice)]
        elif len(elements) > MANY or (len(elements) > 1 and not _same_name(asked, elements, voice)):
            meant = one_of([_named(voice, one) for one in elements[:MANY]])
            return [voice.say("table-help-many", text=asked, names=meant)]
    lines = told + [line for element in elements for line in _explained(match, voice, element)]
    lines += [line for element in elements for line in _face_up(match, voice, decision, element)]
    return list(dict.fromkeys(lines)) or [voice.say("table-help-none", text=asked)]


def _lying(elements: list[str], voice: Narrator, view: object) -> list[str]:
    """Of elements that are called the same, those on the table: a zone has one face up."""
    there = set(_names_in(msgspec.to_builtins(view)))
    called: dict[str, list[str]] = {}
    for one in elements:
        called.setdefault(plain(voice.name(one)), []).append(one)
    kept: set[str] = set()
    for same in called.values():
        lying = [one for one in same if tail_of(one) in there] if len(same) > 1 else []
        kept.update(lying or same)
    return [one for one in elements if one in kept]


def _names_in(value: object) -> Iterator[str]:
    """Every name in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for name, inner in value.items():
            yield str(name)
            yield from _names_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from _names_in(inner)


def _face_up(match: Match, voice: Narrator, decision: Decision, element: str) -> list[str]:
    """Which of its faces lies up, where it has two and the view tells it."""
    faces = getattr(match.view(decision.seat), "faces", None) or {}
    face = faces.get(tail_of(element))
    return [] if face is None else [voice.say("table-help-face", face=str(face))]


def general_help(match: Match, voice: Narrator, decision: Decision) -> list[str]:
    """How to answer, the commands, and what can be asked about."""
    texts = all_of([Phrase("plain", {"text": one.text}) for one in decision.options[:MANY]])
    lines = [
        voice.say("table-help-answer"),
        voice.say("table-help-text", texts=texts),
        *voice.say("table-help-commands").splitlines(),
    ]
    rules = [Phrase(f"{key}.title") for key in dict.fromkeys(topics(voice).values())]
    if rules:
        lines.append(voice.say("table-help-topics", topics=one_of(rules)))
    near = dict.fromkeys(element for one in decision.options for element in one.elements)
    known = [one for one in near if _explained(match, voice, one)]
    if known:
        names = all_of([_named(voice, one) for one in known[:MANY]])
        lines.append(voice.say("table-help-elements", names=names))
    return lines


def topics(voice: Narrator) -> dict[str, str]:
    """The messages that explain a part of the rules, by title and by key.

    Editions share their words: a topic that ends in -1 or -2 belongs to that edition alone.
    """
    known: dict[str, str] = {}
    for key in voice.words.keys("help-"):
        edition = key[-2:] if key.endswith(EDITIONS) else ""
        if voice.words.has(f"{key}.title") and voice.game.id.endswith(edition):
            known[plain(voice.say(f"{key}.title"))] = key
            known.setdefault(key.removeprefix("help-").removesuffix(edition), key)
    return known


def topic_lines(match: Match, voice: Narrator, key: str) -> list[str]:
    """A part of the rules, as the game explains it with the names and figures of its data set."""
    topic = key.removeprefix("help-")
    topic = topic[:-2] if topic.endswith(EDITIONS) else topic
    return _explained(match, voice, topic) or voice.say(key).splitlines()


def element_names(match: Match) -> list[str]:
    """Every element of the table."""
    layout = match.game.layout(match.seats, match.options)
    return [element.name for element in layout.elements]


def _explained(match: Match, voice: Narrator, element: str) -> list[str]:
    phrase = match.game.explain(element, match.seats, match.options)
    return [] if phrase is None else voice.to(match.seats)(phrase).splitlines()


def _named(voice: Narrator, element: str) -> Phrase:
    return Phrase("plain", {"text": voice.name(element)})


def _same_name(asked: str, elements: list[str], voice: Narrator) -> bool:
    """Whether the elements share the name: the planet and its column, say."""
    return all(
        plain(asked) in (one, one.partition(":")[2], plain(voice.name(one))) for one in elements
    )
