"""What a game says, before anybody says it in a language.

A game never writes a sentence: it names a message of its `text/` catalogue and the
arguments. `perihelion.words` renders it in Python, the page renders it from the same
files in the browser.
"""

from collections.abc import Mapping, Sequence

import msgspec


class Phrase(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to say, without a language: a message key and its arguments.

    The key may name an attribute of a message (`planet-mars.on`). An argument is plain
    text (a name), a number (it chooses the plural), another phrase (rendered first), or
    several phrases (rendered and joined as "a, b and c").
    """

    key: str
    args: "Mapping[str, str | int | Phrase | tuple[Phrase, ...]]" = {}


Value = str | int | Phrase | tuple[Phrase, ...]
"""What an argument may be."""


def word_for(kind: str, name: str) -> Phrase:
    """What a thing is called; ids of the data may have low lines, keys have hyphens."""
    return Phrase(f"{kind}-{name.replace('_', '-')}")


def ask(kind: str, source: Phrase | str = "", step: int = 1, of: int = 1, **more: Value) -> Phrase:
    """The question of a decision, with the arguments that every question understands."""
    return Phrase(f"ask-{kind}", {"source": source, "step": step, "of": of, **more})


def paragraph(sentences: Sequence[Phrase]) -> Phrase:
    """Several sentences in a row."""
    text = sentences[0]
    for sentence in sentences[1:]:
        text = Phrase("explain-next", {"first": text, "next": sentence})
    return text


def all_of(items: Sequence[Phrase]) -> Phrase:
    """One phrase for "a, b and c"; nothing has its phrase too."""
    return _joined(items, "list-and")


def one_of(items: Sequence[Phrase]) -> Phrase:
    """One phrase for "a, b or c"."""
    return _joined(items, "list-or")


def number(n: int) -> Phrase:
    """A bare number, where a list of phrases is wanted."""
    return Phrase("number", {"n": n})


def _joined(items: Sequence[Phrase], last_key: str) -> Phrase:
    if not items:
        return Phrase("list-nothing")
    *head, last = items
    if not head:
        return last
    joined = head[0]
    for item in head[1:]:
        joined = Phrase("list-comma", {"first": joined, "next": item})
    return Phrase(last_key, {"first": joined, "last": last})
