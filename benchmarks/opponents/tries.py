"""Shares against `admiral-1`, try by try, as a table and a picture.

    python -m benchmarks.opponents.tries docs/training-terms.json docs/pictures/training-terms.svg

Prints the table in Markdown. Needs the extra `lab`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import altair as alt
import msgspec
import vl_convert


class Try(msgspec.Struct, frozen=True):
    """One contest."""

    game: str
    weights: str
    """How they came about."""
    budget: str
    """Of both for a turn: iterations or seconds of the processor."""
    games: int
    share: float
    low: float
    high: float


def table(tries: list[Try]) -> str:
    """All tries in Markdown."""
    rows = [
        f"| {one.game} | {one.weights} | {one.budget} | {one.games} | {100 * one.share:.1f} % |"
        f" {100 * one.low:.1f} % to {100 * one.high:.1f} % |"
        for one in tries
    ]
    head = "| game | weights | a turn | games | share | 95 % interval |\n|---|---|---|---|---|---|"
    return "\n".join([head, *rows])


def picture(tries: list[Try]) -> str:
    """All tries as SVG, the first one of each game on top."""
    rows = [
        {**msgspec.to_builtins(one), "try": f"{place + 1}. {one.weights}, {one.budget}"}
        for place, one in enumerate(tries)
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        y=alt.Y("try:N", sort=[row["try"] for row in rows], title=None),
        color=alt.Color("game:N", title=None),
    )
    share = alt.X(
        "share:Q", title="share", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%")
    )
    even = alt.Chart(alt.InlineData(values=[{"even": 0.5}])).mark_rule().encode(x="even:Q")
    chart = alt.layer(
        even,
        base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q"), x2="high:Q"),
        base.mark_point(filled=True, size=70, opacity=1).encode(x=share),
    ).properties(title="Against admiral-1, two seats, 95 % intervals", width=360)
    return str(vl_convert.vegalite_to_svg(chart.to_json()))


def main() -> None:
    """Print the table and write the picture."""
    source, target = (Path(name) for name in sys.argv[1:3])
    tries = msgspec.json.decode(source.read_bytes(), type=list[Try])
    print(table(tries))
    target.write_text(picture(tries) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
