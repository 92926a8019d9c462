"""A report as sections of tables and plots, in words; pages only have to lay them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from perihelion.ai.arena.tables import percent
from perihelion.lab import plots
from perihelion.lab.shapes import Drama, Holes, Map, Points, Report, Used, Uses, Won
from perihelion.words import Words

LONG = 20
"""Rows of a table that are shown without folding; of longer ones, the ends are the news."""
PLOTTED = 12
"""Rows of each end that a plot of a long table shows."""


class Section(NamedTuple):
    """One part of a report."""

    title: str
    text: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    plot: Callable[[], str] | None = None


class Telling:
    """Tells a report in one language."""

    def __init__(self, report: Report, lang: str) -> None:
        self.report = report
        self.lang = lang
        self.words = Words.of(lang, report.game)

    def say(self, key: str, **args: str | int) -> str:
        """One message of the lab."""
        return self.words.say(f"lab-{key}", **args)

    @property
    def title(self) -> str:
        """What the report is about."""
        return self.say("title", game=self.words.say("game"), seats=self.report.seats)

    def intro(self) -> list[str]:
        """What was counted, and how to read it."""
        report = self.report
        lines = [
            self.say("counted", matches=report.matches, deals=report.deals),
            self.say("limited", limited=report.limited),
            self.say("interval"),
        ]
        if report.left:
            lines.append(self.say("left", left=report.left))
        if report.kinds_of_options > 1:
            lines.append(self.say("mixed-options", kinds=report.kinds_of_options))
        if report.data_sets > 1:
            lines.append(self.say("mixed-data", sets=report.data_sets))
        if len(report.agents) > 1:
            lines.append(self.say("mixed-agents"))
        elif report.agents:
            lines.insert(1, self.say("one-agent", agent=report.agents[0].name or "?"))
        return lines

    def sections(self) -> list[Section]:
        """All of them, in order."""
        report = self.report
        return [
            *([self.won("agents", report.agents)] if len(report.agents) > 1 else []),
            self.won("sides", report.sides),
            self.won("order", report.order),
            self.reasons(),
            self.length(),
            self.leads(),
            *([self.drama(report.drama)] if report.drama else []),
            *([self.holes(report.holes)] if report.holes else []),
            self.points(report.points),
            self.used("verbs", report.verbs),
            *(self.uses(one) for one in report.uses),
            *(self.map(one) for one in report.maps),
        ]

    def won(self, key: str, rows: Sequence[Won]) -> Section:
        """Shares of wins."""
        named = [
            (row.name or "?") if key == "agents" else self.say(f"{key}-row", n=row.name)
            for row in rows
        ]
        plotted = [_bar(name, row) for name, row in zip(named, rows, strict=True)]
        title = self.say(key)
        return Section(
            title,
            self.say(f"{key}-text"),
            self.columns("who", "games", "share", "interval", "fair"),
            tuple(
                (name, str(row.games), *_won(row)) for name, row in zip(named, rows, strict=True)
            ),
            lambda: plots.intervals(plotted, title, self.say("col-share")),
        )

    def reasons(self) -> Section:
        """How matches ended."""
        total = self.report.matches
        rows = sorted(self.report.reasons.items(), key=lambda row: -row[1])
        return Section(
            self.say("reasons"),
            self.say("reasons-text"),
            self.columns("reason", "matches", "part"),
            tuple((self._reason(one), str(n), percent(n / total)) for one, n in rows),
        )

    def _reason(self, reason: str) -> str:
        key = f"reason-{reason}"
        return self.words.say(key) if self.words.has(key) else reason

    def length(self) -> Section:
        """How long matches were."""
        title = self.say("length")
        rows = (("turns", self.report.turns), ("plies", self.report.plies))
        return Section(
            title,
            self.say("length-text"),
            self.columns("measure", "mean", "least", "tenth", "median", "ninetieth", "most"),
            tuple(
                (
                    self.say(f"col-{key}"),
                    f"{row.mean:.1f}",
                    *(
                        f"{one:.0f}"
                        for one in (row.least, row.tenth, row.median, row.ninetieth, row.most)
                    ),
                )
                for key, row in rows
            ),
            self._histogram(title) if self.report.turns.least < self.report.turns.most else None,
        )

    def _histogram(self, title: str) -> Callable[[], str]:
        turns, matches = self.say("col-turns"), self.say("col-matches")
        return lambda: plots.histogram(self.report.all_turns, title, turns, matches)

    def leads(self) -> Section:
        """How contested the lead was."""
        return Section(
            self.say("leads"),
            self.say("leads-text"),
            self.columns("measure", "matches", "changes", "unchanged", "settled"),
            tuple(
                (
                    self.say(f"lead-{lead.measure}"),
                    str(lead.matches),
                    f"{lead.changes:.1f}",
                    percent(lead.unchanged),
                    percent(lead.settled),
                )
                for lead in self.report.leads
            ),
        )

    def drama(self, parts: Sequence[Drama]) -> Section:
        """How far the later winner was ahead, tenth by tenth."""
        title = self.say("drama")
        plotted: list[dict[str, object]] = [
            {"at": one.part, "value": one.lead, "low": one.tenth, "high": one.ninetieth}
            for one in parts
        ]
        return Section(
            title,
            self.say("drama-text"),
            self.columns("tenth-of-match", "lead", "tenth", "ninetieth", "ahead"),
            tuple(
                (
                    str(one.part),
                    *(f"{value:+.2f}" for value in (one.lead, one.tenth, one.ninetieth)),
                    percent(one.ahead),
                )
                for one in parts
            ),
            lambda: plots.band(
                plotted, title, self.say("col-tenth-of-match"), self.say("col-lead")
            ),
        )

    def holes(self, holes: Holes) -> Section:
        """What does not end, comes again, leaves no choice or never happens."""
        shares = (
            *(("limited", holes.limited), ("repeated", holes.repeated)),
            ("forced", holes.forced),
        )
        rows = [(self.say(f"hole-{key}"), percent(share)) for key, share in shares]
        for verb in dict.fromkeys(one.verb for one in holes.spurned):
            names = [one.name for one in holes.spurned if one.verb == verb]
            never = self.say("hole-spurned", verb=verb, count=len(names))
            rows.append((never, ", ".join(names[:LONG]) + (" …" if len(names) > LONG else "")))
        return Section(
            self.say("holes"), self.say("holes-text"), self.columns("hole", "seen"), tuple(rows)
        )

    def map(self, board: Map) -> Section:
        """Where something happened, and the places where it happened most."""
        title = self.say("map", event=board.event, thing=board.thing)
        plotted: list[dict[str, object]] = [
            {
                "x": place.x,
                "y": place.y,
                "uses": place.used.per_match,
                "above": surely_above_fair(place.used),
            }
            for place in board.places
        ]
        most = sorted((place.used for place in board.places), key=lambda row: -row.uses)
        return Section(
            title,
            self.say("map-text", places=len(board.places)),
            self.columns("thing", "uses", "per-match", "used-by", "won", "interval", "fair"),
            tuple((*_use(row), *_won(row)) for row in most[:PLOTTED]),
            lambda: plots.board_map(
                plotted,
                title,
                self.say("col-per-match"),
                self.say("col-above-fair"),
                1200 / len(plotted) ** 0.5,
            ),
        )

    def points(self, rows: Sequence[Points]) -> Section:
        """Where points came from."""
        title = self.say("points")
        plotted = [
            {"name": f"{row.event}: {row.name}", "who": self.say(f"col-{who}"), "value": value}
            for row in rows[:PLOTTED]
            for who, value in (("winners", row.winners), ("others", row.others))
        ]
        return Section(
            title,
            self.say("points-text") if rows else self.say("points-none"),
            self.columns("event", "source", "mean", "winners", "others", "part"),
            tuple(
                (
                    row.event,
                    row.name,
                    f"{row.mean:.2f}",
                    f"{row.winners:.2f}",
                    f"{row.others:.2f}",
                    percent(row.part),
                )
                for row in rows
            ),
            (lambda: plots.pairs(plotted, title, self.say("col-mean"))) if rows else None,
        )

    def uses(self, table: Uses) -> Section:
        """One way of using one kind of thing, the most surely successful first."""
        return self.used(
            "uses",
            sorted(table.rows, key=surely_above_fair, reverse=True),
            event=table.event,
            thing=table.thing,
        )

    def used(self, key: str, rows: Sequence[Used], **named: str) -> Section:
        """The use of things and the wins of their users."""
        title = self.say(key, **named)
        ends = rows if len(rows) <= 2 * PLOTTED else [*rows[:PLOTTED], *rows[-PLOTTED:]]
        plotted = [_bar(row.name, row) for row in ends if row.share is not None]
        return Section(
            title,
            self.say(f"{key}-text", **named),
            self.columns(
                *("thing", "uses", "per-match", "used-by", "winners", "others"),
                *("won", "interval", "fair"),
            ),
            tuple(
                (*_use(row), f"{row.by_winners:.2f}", f"{row.by_others:.2f}", *_won(row))
                for row in rows
            ),
            (lambda: plots.intervals(plotted, title, self.say("col-won"))) if plotted else None,
        )

    def columns(self, *keys: str) -> tuple[str, ...]:
        """The heads of columns."""
        return tuple(self.say(f"col-{key}") for key in keys)


def surely_above_fair(row: Used) -> float:
    """How far the middle of the interval is above the fair share: what was seen once says little,
    and the middle of its wide interval is near a half.
    """
    if row.low is None or row.high is None:
        return 0.0
    return (row.low + row.high) / 2 - row.fair


def _bar(name: str, row: Won | Used) -> dict[str, object]:
    """A share of wins for a plot."""
    return {"name": name} | {one: getattr(row, one) for one in ("share", "low", "high", "fair")}


def _use(row: Used) -> tuple[str, ...]:
    """What is used, how often and by how many, as cells."""
    return row.name, str(row.uses), f"{row.per_match:.2f}", percent(row.used_by)


def _won(row: Won | Used) -> tuple[str, ...]:
    """A share of wins with its interval, and what would be fair, as cells."""
    interval = "" if row.share is None else f"{percent(row.low)} – {percent(row.high)}"
    return percent(row.share), interval, percent(row.fair)
