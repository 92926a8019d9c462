"""The learning curve of a training, from its journal."""

from __future__ import annotations

from collections.abc import Sequence

from perihelion.ai.arena.errors import MissingExtra
from perihelion.ai.training.training import Round


def curve(rounds: Sequence[Round], title: str) -> str:
    """What each round's weights won at the gate, and what they needed, as SVG; raises
    MissingExtra without the lab's packages.
    """
    try:
        import altair as alt
        import vl_convert
    except ImportError:
        raise MissingExtra(
            "plots need altair and vl-convert; the extra has them: pip install 'perihelion[lab]'"
        ) from None
    rows = [
        {
            "round": found.number,
            "share": gate.share,
            "needed": gate.needed,
            "gate": f"{gate.seats} seats, against {gate.against}",
            "taken": "taken" if found.taken else "not taken",
        }
        for found in rounds
        for gate in found.gates
    ]
    base = alt.Chart(alt.InlineData(values=rows)).encode(
        x=alt.X("round:O", title="round"), color=alt.Color("gate:N", title=None)
    )
    share = alt.Y("share:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
    chart = alt.layer(
        base.mark_line().encode(y=share),
        base.mark_point(filled=True, size=80, opacity=1).encode(
            y=share, shape=alt.Shape("taken:N", title=None)
        ),
        base.mark_tick(thickness=2, size=24).encode(y="needed:Q"),
    ).properties(title=title, width=360, height=220)
    return str(vl_convert.vegalite_to_svg(chart.to_json()))
