"""Experiments as sections of tables and plots, in words; a comparison has a verdict first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from perihelion.ai.arena.tables import percent
from perihelion.ai.restricted import AND
from perihelion.kernel.game import Game
from perihelion.lab.experiments import Duels
from perihelion.lab.naming import Naming
from perihelion.lab.plots import intervals
from perihelion.lab.sections import Section
from perihelion.lab.shapes import Change, Comparison, Won
from perihelion.words import Words

GROUPS = ("length", "choices", "lead", "ends", "sides", "order", "points", "uses", "wins")
FINDINGS = 5
"""The clearest findings that the verdict tells."""
FIGURES = ("before", "after", "low", "high", "is_share", "is_clear")
PLOTTED = 16
"""Rows of a plot: those that differ most clearly."""


class ComparisonTelling:
    """Tells a comparison in one language."""

    def __init__(self, comparison: Comparison, lang: str) -> None:
        self.comparison = comparison
        self.lang = lang
        self.words = Words.of(lang, comparison.game)

    def say(self, key: str, **args: str | int) -> str:
        """One message of the lab."""
        return self.words.say(f"lab-{key}", **args)

    @property
    def title(self) -> str:
        """What is compared."""
        one = self.comparison
        game = self.words.say("game")
        return self.say("compare-title", game=game, before=one.before, after=one.after)

    def intro(self) -> list[str]:
        """The verdict, and how it was found."""
        one = self.comparison
        return [
            *self.verdict(),
            self.say("compare-played", matches=one.matches, deals=one.deals, agents=one.agents),
            self.say("compare-limited", before=one.limited[0], after=one.limited[1]),
            self.say("compare-interval"),
        ]

    def verdict(self) -> list[str]:
        """What the change does, in a few sentences: the clearest findings first."""
        clear = self.comparison.clear
        if not clear:
            return [self.say("compare-nothing", figures=len(self.comparison.changes))]
        count = self.say("compare-clear", clear=len(clear), figures=len(self.comparison.changes))
        return [count, *(self.finding(one) for one in clear[:FINDINGS])]

    def finding(self, change: Change) -> str:
        """One figure that changed, as a sentence."""
        return self.say(
            "compare-more" if change.after > change.before else "compare-less",
            figure=self.figure(change),
            before=_number(change.before, change),
            after=_number(change.after, change),
            low=_signed(change.low, change),
            high=_signed(change.high, change),
        )

    def figure(self, change: Change) -> str:
        """What a change is a change of."""
        thing = change.thing
        if change.figure == "reason" and self.words.has(f"reason-{thing}"):
            thing = self.words.say(f"reason-{thing}")
        return self.say(f"figure-{change.figure}", thing=thing)

    def sections(self) -> list[Section]:
        """One for each group of figures, what changed most clearly first."""
        groups = ((group, self._of(group)) for group in GROUPS)
        return [self.section(group, changes) for group, changes in groups if changes]

    def told(self) -> dict[str, object]:
        """All of it as plain data: the words, and the numbers behind each row of a table."""
        groups = [(group, self._of(group)) for group in GROUPS]
        return {
            "intro": self.intro(),
            "sections": [
                {
                    "title": section.title,
                    "text": section.text,
                    "columns": section.columns,
                    "rows": section.rows,
                    "figures": [{name: getattr(one, name) for name in FIGURES} for one in changes],
                }
                for section, changes in (
                    (self.section(group, changes), changes) for group, changes in groups if changes
                )
            ],
        }

    def _of(self, group: str) -> list[Change]:
        found = [one for one in self.comparison.changes if one.group == group]
        return sorted(found, key=lambda one: (not one.is_clear, -one.errors))

    def section(self, group: str, changes: Sequence[Change]) -> Section:
        """The table of a group, and a plot of its differences."""
        title = self.say(f"compare-{group}")
        heads = ("figure", "before", "after", "difference", "interval", "clear")
        return Section(
            title,
            self.say(f"compare-{group}-text"),
            tuple(self.say(f"col-{head}") for head in heads),
            tuple(self.row(change) for change in changes),
            self.plot(title, changes),
        )

    def row(self, change: Change) -> tuple[str, ...]:
        """The cells of a figure."""
        interval = ""
        if change.low is not None:
            interval = f"{_signed(change.low, change)} – {_signed(change.high, change)}"
        return (
            self.figure(change),
            _number(change.before, change),
            _number(change.after, change),
            _signed(change.after - change.before, change),
            interval,
            self.say("yes") if change.is_clear else "",
        )

    def plot(self, title: str, changes: Sequence[Change]) -> Callable[[], str] | None:
        """The differences with their intervals; none where figures of different kinds mix."""
        if len({(one.figure, one.is_share) for one in changes}) > 1:
            return None
        rows: list[dict[str, object]] = [
            {
                "name": self.figure(one),
                "share": one.after - one.before,
                "low": one.low,
                "high": one.high,
                "fair": 0.0,
            }
            for one in changes[:PLOTTED]
            if one.low is not None
        ]
        across = self.say("col-difference")
        is_share = changes[0].is_share
        if not rows:
            return None
        return lambda: intervals(rows, title, across, is_share=is_share, domain=None)


def _number(value: float, change: Change) -> str:
    return percent(value) if change.is_share else f"{value:.2f}"


def _signed(value: float | None, change: Change) -> str:
    if value is None:
        return "?"
    return f"{100 * value:+.1f} %" if change.is_share else f"{value:+.2f}"


class DuelTelling:
    """Tells how an agent with a handicap did against itself: restricted play, skill curves."""

    def __init__(self, game: Game, kind: str, rows: Sequence[Won], duels: Duels, lang: str) -> None:
        self.kind = kind
        """`worth` or `skill`."""
        self.rows = rows
        self.duels = duels
        self.lang = lang
        self.words = Words.of(lang, game.id)
        self.naming = Naming(game, lang)

    def say(self, key: str, **args: str | int) -> str:
        """One message of the lab."""
        return self.words.say(f"lab-{key}", **args)

    @property
    def title(self) -> str:
        """What was asked."""
        return self.say(f"{self.kind}-title", game=self.words.say("game"))

    def intro(self) -> list[str]:
        """How it was found."""
        return [self.say(f"{self.kind}-text", agent=self.duels.agent), self.say("interval")]

    def sections(self) -> list[Section]:
        """One table with its plot."""
        named = [(self.name(row), row) for row in self.rows]
        plotted: list[dict[str, object]] = [
            {"name": name, "share": row.share, "low": row.low, "high": row.high, "fair": row.fair}
            for name, row in named
        ]
        title, across = self.title, self.say("col-share")
        heads = (f"{self.kind}-of", "games", "share", "interval", "fair")
        cells = (
            (
                name,
                str(row.games),
                percent(row.share),
                f"{percent(row.low)} – {percent(row.high)}",
                percent(row.fair),
            )
            for name, row in named
        )
        columns = tuple(self.say(f"col-{head}") for head in heads)
        text = self.say(f"{self.kind}-how")
        return [
            Section(title, text, columns, tuple(cells), lambda: intervals(plotted, title, across))
        ]

    def name(self, row: Won) -> str:
        """A thing by its name, a budget as it is."""
        if self.kind != "worth":
            return row.name
        return " + ".join(
            self.naming.name(one) if ":" in one else one for one in row.name.split(AND)
        )
