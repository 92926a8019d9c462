"""The powers of the corporations of edition 2 (README, 14).

Those that change another rule stand beside that rule: Free Carriers in `pieces.py`, Salvage Guild
in `influence.py`, Orbital Yards in `actions.py`, Grand Embassy in `scoring.py`, Croupier House in
`rolling.py`. More spends in a turn (`CROUPIER`) are what that card did in older data sets.
"""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_space
from perihelion.games.kepler3ad.rules.frames import pop, push, push_power
from perihelion.games.kepler3ad.rules.pieces import power_amount_of, power_of, put
from perihelion.games.kepler3ad.state import Fields


def act_before_game(s: Fields, seat: i64) -> None:
    """What a corporation does before the first turn (14.2, 14.3)."""
    power = power_of(s, seat)
    if power == c.VANGUARD:
        push(s, c.F_VANGUARD, seat, 0, 0)
    elif power == c.PATRONAGE:
        s.raised = 0
        push_power(s, seat, power_amount_of(s, seat), c.BY_PATRONAGE)


def place_vanguard(s: Fields, seat: i64, space: i64) -> None:
    """Vanguard Fleet: ships go together on one planet (14.2)."""
    pop(s)
    count: i64 = power_amount_of(s, seat)
    put(s, seat, space, count)
    if s.log is not None:
        note(s, c.E_PLACE, seat, count, c.LIGHT, told_space(s, space))


def spends_of(s: Fields, seat: i64) -> i64:
    """How often a seat may spend in a turn (5.2, 14.10)."""
    if power_of(s, seat) == c.CROUPIER:
        return power_amount_of(s, seat)
    return s.tables.max_spends
