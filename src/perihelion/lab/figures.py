"""The figures of a report, from what the matches say.

Shares of wins are over the matches that the rules ended; their intervals are those of the arena,
with the variance taken between deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from statistics import mean
from typing import TYPE_CHECKING

import msgspec

from perihelion.ai.arena.errors import MissingExtra
from perihelion.ai.arena.stats import share_of
from perihelion.games import load
from perihelion.lab.board import holes_of, maps_of
from perihelion.lab.drama import drama_of
from perihelion.lab.game_notes import reading_of
from perihelion.lab.naming import Naming
from perihelion.lab.replaying import Leads, Seen
from perihelion.lab.shapes import Lead, Points, Report, Spread, Used, Uses, Won

if TYPE_CHECKING:
    import polars as pl

MOST_THINGS = 100
"""Longer tables are shown as maps only: the hexes of a galaxy are places, not things."""


def report_of(game_id: str, seen: Sequence[Seen], left: int = 0, lang: str = "en") -> Report:
    """The figures of some matches, at least one, all with the same number of seats.

    Things are called as in the data set of the first match.
    """
    naming = Naming(load(game_id).playing({"data": seen[0].data}, seen[0].digest), lang)
    sides = _sides(seen)
    tables = _uses(seen, sides, naming)
    return Report(
        game=game_id,
        seats=seen[0].seats,
        matches=len(seen),
        deals=sides["deal"].n_unique(),
        limited=sum(one.limited for one in seen),
        left=left,
        kinds_of_options=len({one.options for one in seen}),
        data_sets=len({one.digest for one in seen}),
        agents=_won(sides, "agent"),
        sides=_won(sides, "side"),
        order=_won(sides.filter(sides["order"] > 0), "order"),
        reasons=dict(sorted(Counter(one.reason for one in seen).items())),
        turns=spread([one.turns for one in seen]),
        plies=spread([one.plies for one in seen]),
        all_turns=tuple(sorted(one.turns for one in seen)),
        leads=tuple(
            lead
            for lead in (
                _lead("score", [one.by_score for one in seen]),
                _lead("judgement", [one.by_judgement for one in seen]),
            )
            if lead is not None
        ),
        points=_points(seen, naming),
        uses=tuple(table for table in tables if len(table.rows) <= MOST_THINGS),
        verbs=_verbs(seen, sides),
        drama=drama_of(seen),
        maps=maps_of(tables, naming, seen[0].seats),
        holes=holes_of(seen, naming),
    )


def _check_polars() -> None:
    if find_spec("polars") is None:
        raise MissingExtra(
            "reports need polars and altair; the extra has them: pip install 'perihelion[lab]'"
        )


def _sides(seen: Sequence[Seen]) -> pl.DataFrame:
    """One row for each side of each match."""
    _check_polars()
    import polars as pl

    rows = [
        (
            number,
            one.deal or f"match {number}",
            side,
            one.names[side] if one.names else "",
            one.order.index(side) + 1 if side in one.order else 0,
            share,
            one.limited,
            1.0 / len(one.shares),
        )
        for number, one in enumerate(seen)
        for side, share in enumerate(one.shares)
    ]
    columns = ("match", "deal", "side", "agent", "order", "share", "limited", "fair")
    return pl.DataFrame(rows, schema=columns, orient="row")


def _won(sides: pl.DataFrame, by: str) -> tuple[Won, ...]:
    """The shares of wins for each value of a column."""
    import polars as pl

    deals = (
        sides.filter(~pl.col("limited"))
        .group_by(by, "deal", maintain_order=True)
        .agg(pl.col("share").sum(), pl.len().alias("games"), pl.col("fair").mean())
        .group_by(by, maintain_order=True)
        .agg(pl.col("share"), pl.col("games"), pl.col("fair").mean())
        .sort(by)
    )
    rows = []
    for name, won, games, fair in deals.iter_rows():
        found = share_of(zip(won, games, strict=True))
        assert found is not None
        rows.append(Won(str(name), found.games, found.share, found.low, found.high, fair))
    return tuple(rows)


def spread(values: Sequence[int]) -> Spread:
    """Mean and quantiles; those that were seen, not those between."""
    ordered = sorted(values)

    def at(part: float) -> float:
        return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])

    return Spread(mean(values), ordered[0], at(0.1), at(0.5), at(0.9), ordered[-1])


def _lead(measure: str, leads: Sequence[Leads]) -> Lead | None:
    known = [one for one in leads if one.known]
    if not known:
        return None
    return Lead(
        measure,
        len(known),
        mean(one.changes for one in known),
        sum(one.changes == 0 for one in known) / len(known),
        sorted(one.settled for one in known)[len(known) // 2],
    )


def _points(seen: Sequence[Seen], naming: Naming) -> tuple[Points, ...]:
    """Every line of the score sheet, the richest first."""
    game = naming.game
    reading = reading_of(game)
    sums: dict[tuple[int, int], list[float]] = {}
    winners = sum(share > 0 for one in seen for share in one.shares)
    others = sum(share == 0 for one in seen for share in one.shares)
    for one in seen:
        for (kind, value, side), points in one.points.items():
            row = sums.setdefault((kind, value), [0.0, 0.0])
            row[one.shares[side] == 0] += points
    total = sum(sum(row) for row in sums.values())
    rows = []
    for (kind, value), (won, lost) in sums.items():
        source, event = reading.source[kind], game.event_kinds[kind]
        element = "" if source is None else naming.element(event.args[source][1], value)
        rows.append(
            Points(
                event.name,
                naming.name(element) if element else event.name,
                (won + lost) / (winners + others),
                won / winners if winners else 0.0,
                lost / others if others else 0.0,
                (won + lost) / total if total else 0.0,
            )
        )
    return tuple(sorted(rows, key=lambda row: -row.mean))


def _uses(seen: Sequence[Seen], sides: pl.DataFrame, naming: Naming) -> tuple[Uses, ...]:
    """A table for each kind of event and each of its things, in the order of the game's events."""
    import polars as pl

    rows = [
        (number, *use, count) for number, one in enumerate(seen) for use, count in one.uses.items()
    ]
    keys = ["kind", "arg", "value", "level"]
    columns = ["match", *keys, "side", "uses"]
    frame = pl.DataFrame(rows, schema=dict.fromkeys(columns, pl.Int64), orient="row")
    event_kinds = naming.game.event_kinds
    tables = []
    for (kind, arg), some in frame.sort(keys).group_by("kind", "arg", maintain_order=True):
        assert isinstance(kind, int)
        assert isinstance(arg, int)
        event = event_kinds[kind]
        name, type_ = event.args[arg]

        def element(value: int, level: int, type_: str = type_) -> str:
            plain = naming.element(type_, value)
            return plain if level < 0 else f"{plain} {level}"

        used = _used(some, sides, ["value", "level"])
        tables.append(
            Uses(
                event.name,
                name,
                tuple(
                    msgspec.structs.replace(one, element=each, name=naming.name(each))
                    for (value, level), one in used
                    for each in [element(int(value), int(level))]
                ),
            )
        )
    return tuple(tables)


def _used(
    frame: pl.DataFrame, sides: pl.DataFrame, keys: list[str]
) -> list[tuple[tuple[int | str, ...], Used]]:
    """The use and the share of wins for each value of the key columns."""
    import polars as pl

    matches = sides["match"].n_unique()
    winners = max(1, sides.filter(pl.col("share") > 0).height)
    others = max(1, sides.filter(pl.col("share") == 0).height)
    decided = (1 - pl.col("limited").cast(pl.Int64)).alias("decided")
    found = (
        frame.join(sides, on=["match", "side"])
        .with_columns(decided)
        .group_by(*keys, "deal", maintain_order=True)
        .agg(
            pl.col("uses").sum(),
            (pl.col("uses") * (pl.col("share") > 0)).sum().alias("by_winners"),
            pl.len().alias("sides"),
            pl.col("decided").sum(),
            (pl.col("share") * pl.col("decided")).sum().alias("won"),
            pl.col("fair").mean(),
        )
        .group_by(*keys, maintain_order=True)
        .agg(
            pl.col("uses").sum(),
            pl.col("by_winners").sum(),
            pl.col("sides").sum(),
            pl.col("won"),
            pl.col("decided"),
            pl.col("fair").mean(),
        )
    )
    rows = []
    for row in found.iter_rows():
        *key, uses, by_winners, by, won, games, fair = row
        share = share_of(zip(won, games, strict=True))
        used = Used(
            element="",
            name="",
            uses=uses,
            per_match=uses / matches,
            used_by=by / len(sides),
            by_winners=by_winners / winners,
            by_others=(uses - by_winners) / others,
            games=share.games if share else 0,
            share=share.share if share else None,
            low=share.low if share else None,
            high=share.high if share else None,
            fair=fair,
        )
        rows.append((tuple(key), used))
    return rows


def _verbs(seen: Sequence[Seen], sides: pl.DataFrame) -> tuple[Used, ...]:
    """The answers that players gave, by their verbs, the most frequent first."""
    import polars as pl

    rows = [
        (number, verb, side, count)
        for number, one in enumerate(seen)
        for (verb, side), count in one.verbs.items()
    ]
    schema = {"match": pl.Int64, "verb": pl.String, "side": pl.Int64, "uses": pl.Int64}
    frame = pl.DataFrame(rows, schema=schema, orient="row")
    used = _used(frame.sort("verb"), sides, ["verb"])
    named = [
        msgspec.structs.replace(one, element=str(key[0]), name=str(key[0])) for key, one in used
    ]
    return tuple(sorted(named, key=lambda one: -one.uses))
