"""A table for programs (JSON), for people (Markdown) and for the eye (SVG)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from perihelion.ai.arena.errors import MissingExtra
from perihelion.ai.arena.standings import Standing, Table
from perihelion.system import write_whole

TABLE_JSON = "table.json"
TABLE_MD = "table.md"
PLOT_SVG = "shares.svg"


def plain_table(table: Table) -> dict[str, object]:
    """The table as JSON has it: the contest first, then who won what."""
    plain: dict[str, object] = msgspec.to_builtins(table)
    contest = msgspec.to_builtins(table.contest)
    del plain["contest"]
    specs = contest.pop("agents")
    contest["asked_games"] = contest.pop("games")
    return {**contest, "specs": specs, **plain}


def markdown(table: Table) -> str:
    """The table as Markdown."""
    contest = table.contest
    budget = "" if contest.budget is None else f", {contest.budget} iterations a turn"
    done = "" if table.complete else f" of {contest.games}"
    played = (
        f"{table.games}{done} games on {table.deals} deals, seed `{contest.seed}`{budget};"
        f" {table.limited.games} ended by the turn limit; {table.mean_turns:.1f} turns a game."
    )
    lines = [
        f"# {contest.game}, {contest.seats} seats",
        "",
        played,
        "",
        "| agent | games | share | 95 % | fair | limited included | rating | s a turn |",
        "|---|---|---|---|---|---|---|---|",
        *(_row(one) for one in table.agents),
        "",
        f"Shares are over the games that the rules ended. {table.interval}.",
        "",
        f"Ends: {', '.join(f'{reason} {count}' for reason, count in table.reasons.items())}.",
        "",
    ]
    return "\n".join(lines)


def _row(one: Standing) -> str:
    everything = one.with_limited
    cells = [
        f"`{one.name}`",
        str(one.games),
        percent(one.share),
        f"{percent(one.low)} to {percent(one.high)}",
        percent(one.fair),
        f"{percent(everything.share)} ({percent(everything.low)} to {percent(everything.high)})",
        f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
        f"{one.seconds_per_turn:.3f}",
    ]
    return "| " + " | ".join(cells) + " |"


def percent(share: float | None) -> str:
    """A share as people read it."""
    return "none" if share is None else f"{100 * share:.1f} %"


def plot(table: Table) -> str:
    """The shares with their intervals as SVG; raises MissingExtra without the lab's packages."""
    try:
        import altair as alt
        import vl_convert
    except ImportError:
        raise MissingExtra(
            "plots need altair and vl-convert; the extra has them: pip install 'perihelion[lab]'"
        ) from None
    rows = [
        {"agent": one.name, "share": one.share, "low": one.low, "high": one.high, "fair": one.fair}
        for one in table.agents
        if one.share is not None
    ]
    scale = alt.Scale(domain=[0, 1])
    names = [one.name for one in table.agents]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("agent:N", sort=names, title=None, axis=alt.Axis(labelLimit=300))
    )
    across = alt.X("low:Q", scale=scale, axis=alt.Axis(format="%"), title="share of games")
    chart = alt.layer(
        base.mark_rule(strokeWidth=3).encode(x=across, x2="high:Q"),
        base.mark_point(filled=True, size=80, opacity=1).encode(x="share:Q"),
        base.mark_tick(color="#888", thickness=2, size=18).encode(x="fair:Q"),
    ).properties(
        title=f"{table.contest.game}, {table.contest.seats} seats: {table.games} games",
        width=420,
        height=36 * max(1, len(rows)),
    )
    return str(vl_convert.vegalite_to_svg(chart.to_json()))


def write_tables(folder: Path, table: Table) -> list[str]:
    """Write all three into the folder; returns what had to be left out, and why."""
    document = msgspec.json.encode(plain_table(table))
    write_whole(folder / TABLE_JSON, msgspec.json.format(document, indent=1) + b"\n")
    write_whole(folder / TABLE_MD, markdown(table).encode())
    try:
        write_whole(folder / PLOT_SVG, plot(table).encode())
    except MissingExtra as error:
        return [f"no {PLOT_SVG}: {error}"]
    return []
