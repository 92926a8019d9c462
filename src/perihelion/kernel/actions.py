"""The typed form of an answer, and its text.

A game declares one small struct per verb; the fields are names a person would write. The text
is the verb and the fields in order, separated by spaces, and nothing else: `recruit nero`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import ClassVar, Literal, get_origin

import msgspec

from perihelion.kernel.errors import IllegalAction

HIDDEN = "?"
"""Stands for whatever the reader of a redacted text may not know."""
NONE = "none"
"""The text of an empty list."""


Role = Literal["", "aside", "skip", "end"]
"""`aside` may be done besides what is asked, `skip` is no more of it, `end` ends the turn."""


class Facts(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a person decides by, as figures and names: the price of an answer, where it leads to.

    A game declares one small struct for each kind of answer or question that has more to say than
    itself. Pages and terminals draw from it; nobody reads a label but to say it.
    """


class Act(msgspec.Struct, frozen=True, gc=False):
    """An answer in words and names: subclass with `tag="verb"` and fields of str, int or tuple."""

    facts: ClassVar[type[Facts] | None] = None
    """What comes with it when it is offered; None if it says everything itself."""
    role: ClassVar[Role] = ""
    """What it is in its question, so that people are shown the ways out apart from the rest."""
    then: ClassVar[str] = ""
    """The verb of the answer that goes without saying after it, if nothing else is offered then but
    to leave it out: clients that chain answers give it at once."""

    @property
    def verb(self) -> str:
        """The first word of the text."""
        return verb_of(type(self))

    @property
    def text(self) -> str:
        """The answer as one line."""
        return _text_of(self)

    @property
    def redacted(self) -> str:
        """The text for somebody who only sees that it was answered."""
        return f"{self.verb} {HIDDEN}"


@lru_cache(10_000)
def _text_of(act: Act) -> str:
    words = [act.verb]
    for field in act.__struct_fields__:
        value = getattr(act, field)
        if isinstance(value, tuple):
            words.extend(value or (NONE,))
        else:
            words.append(str(value))
    return " ".join(words)


def verb_of(act_type: type[Act]) -> str:
    """The verb of a type of action."""
    return str(act_type.__struct_config__.tag)


def each(first: int, verb: type[Act], *names: Iterable[object]) -> dict[int, Act]:
    """Acts by their ids: the verb with each name, numbered from `first` on.

    Of several kinds of names, each with each, the last goes round first.
    """
    return {first + number: verb(*words) for number, words in enumerate(product(*names))}


class Grammar:
    """The verbs of one game, able to read their texts."""

    def __init__(self, *act_types: type[Act]) -> None:
        self.types = {verb_of(act_type): act_type for act_type in act_types}
        self._fields = {
            verb: [(one.name, one.type) for one in msgspec.structs.fields(act_type)]
            for verb, act_type in self.types.items()
        }

    def parse(self, text: str) -> Act:
        """Read one line; raises IllegalAction that says what would be right."""
        words = text.split()
        if not words or words[0] not in self.types:
            known = ", ".join(sorted(self.types))
            raise IllegalAction(f"no action begins with {text.strip()!r}; the verbs are {known}")
        verb, rest = words[0], words[1:]
        fields = self._fields[verb]
        values: dict[str, object] = {}
        for name, kind in fields:
            if get_origin(kind) is tuple:
                values[name] = () if rest == [NONE] else tuple(rest)
                if not rest:
                    raise IllegalAction(f"{verb!r} needs {name}, or {NONE!r}")
                rest = []
            elif not rest:
                wanted = " ".join(name.upper() for name, _ in fields)
                raise IllegalAction(f"{text!r} is not complete: {verb} {wanted}")
            else:
                values[name] = self._value(verb, name, kind, rest.pop(0))
        if rest:
            raise IllegalAction(f"{text!r} has more words than {verb!r} takes: {' '.join(rest)}")
        return self.types[verb](**values)

    def _value(self, verb: str, name: str, kind: object, word: str) -> object:
        if kind is not int:
            return word
        try:
            return int(word)
        except ValueError:
            raise IllegalAction(f"{verb!r} needs a number for {name}, not {word!r}") from None
