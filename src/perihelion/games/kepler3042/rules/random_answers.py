"""Random answers to frequent and to wide questions, without listing them."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import find_sites
from perihelion.games.kepler3042.rules.building import find_berths
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_c
from perihelion.games.kepler3042.rules.moving import find_ends
from perihelion.games.kepler3042.rules.quantum import can_step
from perihelion.games.kepler3042.rules.sets import nth_hex, size_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.rng import Rng


def guess_cell(s: Fields, seat: i64, rng: Rng) -> i64:
    """Another cell for the action cube, or the quantum door."""
    others: i64 = c.ACTIONS - 1
    number = rng.below(others + 1 if can_step(s, seat) else others)
    if number == others:
        return c.A_QUANTUM
    return c.A_CELL + number if number < s.cell[seat] else c.A_CELL + number + 1


def guess_hex(s: Fields, kind: i64, rng: Rng) -> i64:
    """One of the hexes that are asked for, or of the other answers; all are as likely."""
    if kind == c.F_REVEAL:
        return _guess_hidden(s, rng)
    if kind == c.F_LEG:
        find_ends(s, top_a(s), top_b(s))
        count: i64 = size_of(s.tables.found)
        # After a colonial objective the ship may also stop: one more answer, after the hexes.
        number: i64 = rng.below(count + top_c(s)) if count + top_c(s) > 1 else i64(0)
        if number >= count:
            return c.A_STOP
        return c.A_HEX + nth_hex(s.tables.found, s.tables, number)
    if kind == c.F_SHIP:
        find_berths(s, top_a(s))
    else:
        find_sites(s)
    return c.A_HEX + nth_hex(s.tables.found, s.tables, _below(size_of(s.tables.found), rng))


def _guess_hidden(s: Fields, rng: Rng) -> i64:
    count: i64 = size_of(s.hidden)
    more: i64 = 1 if top_b(s) == c.FROM_CARD and s.rulings.may_decline else 0
    number = _below(count + more, rng)
    return c.A_HEX + nth_hex(s.hidden, s.tables, number) if number < count else i64(c.A_DECLINE)


def _below(count: i64, rng: Rng) -> i64:
    return rng.below(count) if count > 1 else i64(0)
