"""How promises of Kepler-3042's plans grew: the tables of decision 20 as a picture.

    python -m benchmarks.opponents.evolution docs/pictures/training-promises.svg

A curve for each table with generations, seconds and points, one after the other. Needs the extra
`lab`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import altair as alt
import vl_convert

SOURCE = Path("docs/decisions/0020-plan-where-a-match-is-a-plan.md")
ROW = re.compile(r"\| (\d+) \| (?:about )?(\d+) \| ([\d.]+) \| ([\d.]+) \|")
"""Generation, seconds of the processor, points with two seats and with four."""


def points(text: str) -> list[dict[str, object]]:
    """All points, with the seconds of the tables before added."""
    rows: list[dict[str, object]] = []
    before = seconds = table = 0
    for generation, took, two, four in ROW.findall(text):
        if generation == "0":
            before, table = seconds, table + 1
        seconds = before + int(took)
        rows += [
            {"seconds": seconds, "points": float(one), "seats": seats, "table": table}
            for seats, one in (("two seats", two), ("four seats", four))
        ]
    return rows


def main() -> None:
    """Write the picture."""
    rows = points(SOURCE.read_text(encoding="utf-8"))
    chart = (
        alt.Chart(alt.InlineData(values=rows))
        .mark_line(point=True)
        .encode(
            x=alt.X("seconds:Q", title="seconds of the processor"),
            y=alt.Y("points:Q", title="points a nation", scale=alt.Scale(zero=False)),
            color=alt.Color("seats:N", title=None),
            detail="table:N",
        )
        .properties(title="Always the most promising answer", width=420, height=240)
    )
    Path(sys.argv[1]).write_text(str(vl_convert.vegalite_to_svg(chart.to_json())) + "\n")


if __name__ == "__main__":
    main()
