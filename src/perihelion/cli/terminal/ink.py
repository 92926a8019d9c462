"""Writes on the board: words that know which elements of the game they stand for.

A click finds the elements under the pointer in the `meta` of the style there, so a board is
nothing but text, and whoever draws one thinks of no pixel and no event.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from perihelion.cli.table.narrator import Narrator
from perihelion.kernel.game import SEAT_NAME, Game, labelled
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import View

META: Final = "elements"
HOT: Final = Style(bold=True, underline=True, bgcolor="#21405f")
LIT: Final = Style(bold=True, reverse=True)
PLAIN: Final = Style()
DIM: Final = "grey58"
TITLE: Final = "bold"
SEATS: Final = ("#7fb3ff", "#ffb86b", "#8fdc8f", "#e69ae6", "#f2e27a")
"""One colour for each seat; letters or columns say the same without colour."""


class Panel:
    """A part of the board with a name."""

    def __init__(self, name: str, lines: Sequence[Text]) -> None:
        self.name = name
        self.lines = list(lines)

    @property
    def width(self) -> int:
        """The longest line."""
        return max((line.cell_len for line in self.lines), default=0)


class Ink:
    """What a board is drawn with: one view, the words of its reader, and what can be chosen."""

    def __init__(
        self,
        voice: Narrator,
        view: View,
        viewer: int,
        options: Mapping[str, Value],
        *,
        hot: Collection[str] = (),
        lit: Collection[str] = (),
    ) -> None:
        self.game: Game = voice.game
        self.voice = voice
        self.view = view
        self.viewer = viewer
        self.options = options
        self.hot = frozenset(hot)
        self.lit = frozenset(lit)
        self.say: Callable[[Phrase], str] = voice.to(viewer)

    def word(self, key: str, **args: str | int | Phrase) -> str:
        """One message."""
        return self.say(Phrase(key, args))

    def labelled(self, name: str, text: str) -> str:
        """As in "name: text"."""
        return labelled(self.say, name, text)

    def seat(self, seat: int) -> str:
        """Whoever sits there."""
        return self.say(Phrase(SEAT_NAME, {"seat": seat}))

    def about(self, element: str) -> str:
        """What an element does, without its name if that stands in front."""
        phrase = self.game.explain(element, self.voice.seats, self.options)
        return "" if phrase is None else self.say(phrase)

    def put(self, text: str, *elements: str, style: str = "") -> Text:
        """Some text that stands for elements; a click takes the first that can be chosen."""
        if not self.lit.isdisjoint(elements):
            return Text(text, style=_styled(style, elements, LIT), end="")
        hot = not self.hot.isdisjoint(elements)
        return Text(text, style=_styled(style, elements, HOT if hot else PLAIN), end="")

    def dim(self, text: str) -> Text:
        """Some text that is there for orientation only."""
        return Text(text, style=DIM, end="")


@lru_cache(4096)
def _styled(style: str, elements: tuple[str, ...], mode: Style) -> Style:
    meta = Style(meta={META: elements}) if elements else PLAIN
    return Style.parse(style) + meta + mode


def row(*parts: Text | str) -> Text:
    """Parts one after the other."""
    line = Text(end="", no_wrap=True)
    for part in parts:
        line.append_text(part if isinstance(part, Text) else Text(part))
    return line


def fit(text: Text, width: int, align: str = "left") -> Text:
    """Exactly so wide: cut or filled."""
    shown = text.copy()
    shown.truncate(width, overflow="ellipsis")
    room = width - shown.cell_len
    before = room if align == "right" else room // 2 if align == "center" else 0
    return row(" " * before, shown, " " * (room - before))


def wrapped(parts: Iterable[Text], width: int, gap: str = ", ", hang: str = "  ") -> list[Text]:
    """Parts in lines, as many in each as there is room for; none is broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = row(lines[-1], gap, part)
        else:
            lines.append(part if not lines else row(hang, part))
    return lines


def folded(text: str, width: int, style: str = "", hang: str = "") -> list[Text]:
    """A paragraph in lines."""
    rows = wrap(text, width, subsequent_indent=hang, break_long_words=False)
    return [Text(line, style=style, end="", no_wrap=True) for line in rows]


def short(name: str, width: int) -> str:
    """A name that fits: as it is, or the first letters of its words ("S2"), or its beginning."""
    if len(name) <= width:
        return name
    letters = "".join(word[0] for word in name.split())
    return letters if 1 < len(letters) <= width else name[: max(width, 1)]


def elements_in(line: Text) -> list[tuple[int, str]]:
    """The elements of a line, each with the column where it begins."""
    found: list[tuple[int, str]] = []
    for span in line.spans:
        if isinstance(span.style, Style):
            found += [(span.start, element) for element in span.style.meta.get(META, ())]
    if isinstance(line.style, Style):
        found += [(0, element) for element in line.style.meta.get(META, ())]
    return found
