"""The scorecard of a game: one page with the five clearest findings of a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from perihelion.ai.arena.tables import percent
from perihelion.lab.sections import Section, Telling
from perihelion.lab.shapes import Map, Report, Used, Won

FINDINGS = 5
SAME = 2
"""Findings of one kind at most: five cards that win would hide everything else."""
CLEAR = 2.0
"""Standard errors from what is fair; less is no finding."""
FEWEST = 30
"""Matches, and matches of a thing's users, for a finding about them."""
NEARLY_ALL = 0.95
"""What nearly everybody uses, or nobody, cannot tell who wins."""
MAPS = 2
WIDTH_95 = 3.92
"""The width of a 95 % interval in standard errors."""


class Finding(msgspec.Struct, frozen=True):
    """Something that these matches say clearly."""

    kind: str
    group: str
    """Of each group a few are told at most."""
    errors: float
    """Standard errors between what was seen and what would be even."""
    words: dict[str, str | int]


def findings_of(report: Report) -> list[Finding]:
    """The clearest findings, the clearest first, at most a few of each kind."""
    enough = report.matches - report.limited >= FEWEST
    found = sorted(_every(report) if enough else (), key=lambda one: -one.errors)
    kept: list[Finding] = []
    for one in found:
        same = sum(other.group == one.group for other in kept)
        if one.errors >= CLEAR and same < SAME and len(kept) < FINDINGS:
            kept.append(one)
    return kept


def _every(report: Report) -> Iterator[Finding]:
    for key, rows in (("side", report.sides), ("order", report.order)):
        # Of two, the second says the same as the first.
        yield from (_won(key, row) for row in (rows[:1] if len(rows) == 2 else rows))
    yield from _things(report)
    yield from _drama(report)
    yield from _holes(report)


def _won(key: str, row: Won) -> Finding:
    more = "more" if row.share > row.fair else "less"
    words: dict[str, str | int] = {"n": row.name}
    words |= {"share": percent(row.share), "fair": percent(row.fair)}
    return Finding(f"{key}-{more}", key, _errors(row.share, row.fair, row.low, row.high), words)


def _things(report: Report) -> Iterator[Finding]:
    """Things that somebody chose to use: events that are answers of players too."""
    verbs = {row.element for row in report.verbs}
    for table in report.uses:
        if table.event not in verbs:
            continue
        for row in table.rows:
            if row.games < FEWEST or row.used_by > NEARLY_ALL:
                continue
            assert row.share is not None
            more = "more" if row.share > row.fair else "less"
            words = {"event": table.event, "thing": row.name, "used": percent(row.used_by)}
            shares = {"share": percent(row.share), "fair": percent(row.fair)}
            yield Finding(f"thing-{more}", table.event, _used_errors(row), {**words, **shares})


def _used_errors(row: Used) -> float:
    assert row.share is not None
    assert row.low is not None
    assert row.high is not None
    return _errors(row.share, row.fair, row.low, row.high)


def _errors(share: float, fair: float, low: float, high: float) -> float:
    return abs(share - fair) * WIDTH_95 / max(high - low, 1e-6)


def _drama(report: Report) -> Iterator[Finding]:
    """Whether who is ahead at half time wins: more than by chance it always does."""
    if not report.drama:
        return
    half = report.drama[len(report.drama) // 2 - 1]
    fair = 1 / len(report.sides)
    deviation = (half.ahead * (1 - half.ahead) / report.matches) ** 0.5
    errors = abs(half.ahead - fair) / max(deviation, 1e-6)
    # Half of the way from even to certain is what a game may have; beyond, it is a finding.
    kind = "drama-early" if half.ahead > (1 + fair) / 2 else "drama-late"
    yield Finding(kind, "drama", errors, {"ahead": percent(half.ahead), "fair": percent(fair)})


def _holes(report: Report) -> Iterator[Finding]:
    holes = report.holes
    if holes is None:
        return
    for key, share in (("limited", holes.limited), ("repeated", holes.repeated)):
        if share:
            errors = (share * report.matches) ** 0.5
            yield Finding(f"hole-{key}", "hole", errors, {"share": percent(share)})
    for one in holes.spurned[:1]:
        others = [other.name for other in holes.spurned if other.verb == one.verb]
        words = {"verb": one.verb, "things": ", ".join(others[:FINDINGS])}
        yield Finding("hole-spurned", "hole", one.expected**0.5, {**words})


class ScorecardTelling(Telling):
    """Tells the scorecard of a report in one language."""

    @property
    def title(self) -> str:
        """What it is about."""
        return self.say("scorecard-title", game=self.words.say("game"), seats=self.report.seats)

    def intro(self) -> list[str]:
        """The findings, and what was counted."""
        found = findings_of(self.report)
        told = [
            f"{number}. {self.say(f'finding-{one.kind}', **one.words)}"
            for number, one in enumerate(found, 1)
        ]
        return [*(told or [self.say("finding-none")]), *super().intro()]

    def sections(self) -> list[Section]:
        """The vital figures, fairness, drama, and where it happens."""
        report = self.report
        return [
            self.vital(),
            self.won("order", report.order),
            *([self.drama(report.drama)] if report.drama else []),
            *([self.holes(report.holes)] if report.holes else []),
            *(self.map(one) for one in busiest(report.maps)),
        ]

    def vital(self) -> Section:
        """A few figures that say what kind of game it is."""
        report = self.report
        rows = [
            ("turns", f"{report.turns.median:.0f}"),
            ("plies", f"{report.plies.median:.0f}"),
            *((f"changes-{lead.measure}", f"{lead.changes:.1f}") for lead in report.leads),
            *((f"settled-{lead.measure}", percent(lead.settled)) for lead in report.leads),
        ]
        return Section(
            self.say("vital"),
            self.say("vital-text"),
            self.columns("measure", "median"),
            tuple((self.say(f"vital-{key}"), value) for key, value in rows),
        )


def busiest(maps: Sequence[Map]) -> list[Map]:
    """The maps with most places, the most used first among them."""
    by = sorted(maps, key=lambda one: (-len(one.places), -sum(row.used.uses for row in one.places)))
    return by[:MAPS]
