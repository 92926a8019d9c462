"""The tables that the tests of this folder sit at: every game with every number of seats."""

from __future__ import annotations

import perihelion
from perihelion.kernel.table_options import Value

Table = tuple[str, int, dict[str, Value]]

EVERY: list[Table] = [
    (game, seats, {}) for game in perihelion.games() for seats in perihelion.load(game).seat_counts
]
SECRETIVE: list[Table] = [
    ("zenith", 4, {"mulligan_destination": "shuffled_into_deck", "order_seat": "alternating"}),
    (
        "kepler3042",
        3,
        {
            "placement": "in_turn",
            "placement_peek": True,
            "free_levels_order": "simultaneous_hidden",
        },
    ),
    ("kepler3042", 1, {"placement": "in_turn", "placement_peek": True}),
    ("kepler3ad-2", 2, {"use_corporations": False}),
]
"""Options that hide more, or leave fields out."""


def name(table: Table) -> str:
    game, seats, options = table
    return f"{game}-{seats}{'-options' if options else ''}"
