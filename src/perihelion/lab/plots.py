"""The plots of a report, as SVG; altair describes them, vl-convert draws them without a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from perihelion.ai.arena.errors import MissingExtra

ROW = 20
WIDTH = 420
IDLE = re.compile(
    r' (?:class|role|aria-[a-z]+|pointer-events|xmlns:xlink|version)="[^"]*"'
    r'| (?:fill-|stroke-)?opacity="1"'
)
EMPTY = re.compile(r'<path d="(?:M0,0h0v0h0Z)?"[^>]*/>')
FINE = re.compile(r"(\d\.\d\d)\d+")
"""What nobody sees in a drawing: hooks for scripts and styles, empty paths, tiny fractions."""
CIRCLE = re.compile(
    r'<path transform="translate\(([\d.-]+),([\d.-]+)\)"'
    r' d="M([\d.]+),0A\3,\3,0,1,1,-\3,0A\3,\3,0,1,1,\3,0"'
)
"""A circle of two arcs: a map has hundreds of them."""


def _altair() -> Any:
    try:
        import altair as alt
        import vl_convert  # noqa: F401  (whether it is there is the question)
    except ImportError:
        raise MissingExtra(
            "plots need altair and vl-convert; the extra has them: pip install 'perihelion[lab]'"
        ) from None
    return alt


def _svg(chart: Any, title: str) -> str:
    """The drawing, named for those who do not see it, and as wide as the page allows."""
    import vl_convert

    drawn = IDLE.sub("", str(vl_convert.vegalite_to_svg(chart.to_json())))
    drawn = FINE.sub(r"\1", EMPTY.sub("", drawn))
    drawn = CIRCLE.sub(r'<circle cx="\1" cy="\2" r="\3"', drawn)
    named = f'<svg role="img" aria-label="{title}" style="max-width:100%;height:auto"'
    return re.sub(r"<svg\b", named, drawn, count=1)


def intervals(
    rows: Sequence[dict[str, object]],
    title: str,
    across: str,
    *,
    is_share: bool = True,
    domain: tuple[float, float] | None = (0, 1),
) -> str:
    """Shares or other figures with their intervals: `name`, `share`, `low`, `high`, `fair`."""
    alt = _altair()
    names = [str(row["name"]) for row in rows]
    base = alt.Chart(alt.InlineData(values=list(rows))).encode(
        y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=260))
    )
    scale = alt.Scale() if domain is None else alt.Scale(domain=list(domain))
    x = alt.X("low:Q", scale=scale, axis=alt.Axis(format="%" if is_share else ""), title=across)
    chart = alt.layer(
        base.mark_tick(color="#999", thickness=2, size=ROW).encode(x="fair:Q"),
        base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q"),
        base.mark_point(filled=True, size=45, opacity=1).encode(x="share:Q"),
    ).properties(width=WIDTH, height=ROW * max(1, len(rows)))
    return _svg(chart, title)


def histogram(values: Sequence[int], title: str, across: str, up: str) -> str:
    """How often each length came up."""
    alt = _altair()
    data = alt.InlineData(values=[{"value": value} for value in values])
    chart = (
        alt.Chart(data)
        .mark_bar()
        .encode(
            x=alt.X("value:Q", bin=alt.Bin(maxbins=30), title=across),
            y=alt.Y("count()", title=up),
        )
        .properties(width=WIDTH, height=160)
    )
    return _svg(chart, title)


def pairs(rows: Sequence[dict[str, object]], title: str, across: str) -> str:
    """Two bars for each name: `name`, `who`, `value`."""
    alt = _altair()
    names = list(dict.fromkeys(str(row["name"]) for row in rows))
    who = list(dict.fromkeys(str(row["who"]) for row in rows))
    chart = (
        alt.Chart(alt.InlineData(values=list(rows)))
        .mark_bar()
        .encode(
            y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=260)),
            yOffset=alt.YOffset("who:N", sort=who),
            x=alt.X("value:Q", title=across),
            color=alt.Color(
                "who:N", title=None, sort=who, scale=alt.Scale(range=["#2a5d8f", "#d9a441"])
            ),
        )
        .properties(width=WIDTH, height=2 * ROW * max(1, len(names)))
    )
    return _svg(chart, title)


def band(rows: Sequence[dict[str, object]], title: str, across: str, up: str) -> str:
    """A line with a band around it: `at`, `value`, `low`, `high`."""
    alt = _altair()
    base = alt.Chart(alt.InlineData(values=list(rows))).encode(
        x=alt.X("at:O", title=across, axis=alt.Axis(labelAngle=0))
    )
    chart = alt.layer(
        base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", title=up), y2="high:Q"),
        base.mark_line(point=True).encode(y="value:Q"),
    ).properties(width=WIDTH, height=180)
    return _svg(chart, title)


def board_map(
    rows: Sequence[dict[str, object]], title: str, size: str, colour: str, size_of: float
) -> str:
    """Places of a board: `x`, `y`, `uses` as their size, `above` fair as their colour."""
    alt = _altair()
    x, y = ([float(str(row[one])) for row in rows] for one in ("x", "y"))
    across, down = max(x) - min(x) or 1.0, max(y) - min(y) or 1.0
    scale = {"padding": 12, "zero": False, "nice": False}
    chart = (
        alt.Chart(alt.InlineData(values=list(rows)))
        .mark_circle(opacity=1, stroke="#777")
        .encode(
            x=alt.X("x:Q", axis=None, scale=alt.Scale(**scale)),
            y=alt.Y("y:Q", axis=None, scale=alt.Scale(**scale, reverse=True)),
            size=alt.Size("uses:Q", title=size, scale=alt.Scale(range=[4, size_of])),
            color=alt.Color(
                "above:Q",
                title=colour,
                scale=alt.Scale(
                    domain=[-0.2, 0, 0.2], range=["#b5532b", "#e8e4da", "#2a5d8f"], clamp=True
                ),
                legend=alt.Legend(format="+.0%"),
            ),
        )
        .properties(width=WIDTH, height=max(60.0, min(WIDTH, WIDTH * down / across)))
    )
    return _svg(chart, title)
