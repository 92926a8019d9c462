"""What may be answered: the legal answers of every kind of frame, ascending."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.actions import may_perform
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.bodies import count_with, find_sites
from perihelion.games.kepler3042.rules.bonuses import open_bonuses
from perihelion.games.kepler3042.rules.building import abroad, find_berths, yards
from perihelion.games.kepler3042.rules.colonising import colonists, terraformable
from perihelion.games.kepler3042.rules.cubes import (
    card_at,
    colonies_of,
    count_of,
    is_payer,
    payers,
    place_of_card,
)
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_c, top_kind
from perihelion.games.kepler3042.rules.listing import (
    list_controlled,
    list_guards,
    list_places,
    list_regenerations,
    list_sacrifices,
    list_ships,
)
from perihelion.games.kepler3042.rules.moving import find_ends, movable
from perihelion.games.kepler3042.rules.producing import harvesters
from perihelion.games.kepler3042.rules.progress import open_levels
from perihelion.games.kepler3042.rules.quantum import (
    can_assign,
    can_step,
    can_step_as,
    can_transform,
    givers,
    is_door,
)
from perihelion.games.kepler3042.rules.sets import list_set
from perihelion.games.kepler3042.rules.technology import affordable, next_cost
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.answers import Answers


def list_answers(s: Fields, seat: i64, out: Answers) -> None:
    """The legal answers of a seat, ascending."""
    kind = top_kind(s)
    if kind == c.F_CELL:
        _list_cells(s, seat, out)
    elif kind == c.F_ACTION:
        if may_perform(s, seat):
            out.add(c.A_PERFORM)
        out.add(c.A_SKIP)
    elif kind == c.F_BONUS:
        out.add_mask(c.A_BONUS, open_bonuses(s, seat))
        out.add(c.A_STOP)
    elif kind == c.F_WITHDRAW:
        list_ships(s, seat, 7, out)
    elif kind == c.F_MOVE:
        list_ships(s, seat, movable(s, seat, top_a(s)), out)
        out.add(c.A_STOP)
    else:
        _list_inside(s, seat, kind, out)
    if is_door(s, kind, seat) and can_step(s, seat):
        out.add(c.A_QUANTUM)
    if kind == c.F_WITHDRAW:
        out.add(c.A_END)


def _list_inside(s: Fields, seat: i64, kind: i64, out: Answers) -> None:
    """Within a main action, a bonus action, an advance."""
    if kind == c.F_SACRIFICE:
        list_sacrifices(s, seat, out)
        if top_c(s):
            out.add(c.A_DECLINE)
    elif kind == c.F_LEG:
        find_ends(s, top_a(s), top_b(s))
        list_set(s.tables.found, s.tables, c.A_HEX, out)
        if top_c(s):
            out.add(c.A_STOP)
    elif kind == c.F_SHIP:
        find_berths(s, top_a(s))
        list_set(s.tables.found, s.tables, c.A_HEX, out)
    elif kind == c.F_REVEAL:
        list_set(s.hidden, s.tables, c.A_HEX, out)
        _list_decline(s, top_b(s), out)
    elif kind == c.F_PRODUCE:
        list_controlled(s, seat, out)
        _list_decline(s, top_b(s), out)
    elif kind == c.F_ICON:
        if count_of(s, seat, top_a(s), c.STORAGE):
            list_controlled(s, seat, out)
        out.add(c.A_DECLINE)
    elif kind == c.F_REGENERATE:
        list_regenerations(s, seat, out)
        if top_b(s) != c.FROM_CARD:
            out.add(c.A_DECLINE)
        else:
            _list_decline(s, c.FROM_CARD, out)
    elif kind == c.F_DEVELOP:
        out.add_mask(c.A_TECHNOLOGY, affordable(s, seat))
        out.add(c.A_STOP)
    elif kind == c.F_PAYER:
        list_guards(s, seat, payers(s, seat, next_cost(s, seat, top_a(s))), out)
    elif kind == c.F_BUILD:
        list_guards(s, seat, yards(s, seat), out)
        out.add(c.A_STOP)
    elif kind == c.F_COLONISE:
        list_ships(s, seat, colonists(s, seat), out)
        out.add(c.A_STOP)
    elif kind == c.F_TERRAFORM:
        list_places(s, seat, terraformable(s, seat), out)
        out.add(c.A_STOP)
    elif kind == c.F_TRACK:
        out.add_mask(c.A_TRACK, top_a(s))
        if top_c(s):
            _list_decline(s, c.FROM_CARD, out)
    elif kind == c.F_KIND:
        _list_kinds(s, seat, out)
    elif kind == c.F_GIVER:
        list_guards(s, seat, givers(s, seat, top_a(s), top_b(s)), out)
        _list_decline(s, top_b(s), out)
    elif kind == c.F_CUBE:
        _list_steps(s, seat, out)
    else:
        _list_rare(s, seat, kind, out)


def _list_rare(s: Fields, seat: i64, kind: i64, out: Answers) -> None:
    """What is asked less often."""
    if kind == c.F_HARVEST:
        is_card = top_b(s) == c.FROM_CARD
        list_places(s, seat, harvesters(s, seat, top_c(s), is_card), out)
        if is_card:
            _list_decline(s, c.FROM_CARD, out)
        else:
            out.add(c.A_STOP)
    elif kind == c.F_YARD:
        _list_yards(s, seat, out)
        _list_decline(s, top_b(s), out)
    elif kind == c.F_LEVEL:
        out.add_mask(c.A_TECHNOLOGY, open_levels(s, seat, top_a(s), top_b(s)))
        out.add(c.A_DECLINE)
    elif kind == c.F_AMOUNT:
        _list_amounts(s, out)
    elif kind == c.F_PRICE:
        _list_prices(s, seat, out)
    elif kind == c.F_ICON_PRICE:
        out.add(c.A_DECLINE)
        out.add(c.A_PAY)
    elif kind == c.F_PLACE:
        find_sites(s)
        list_set(s.tables.found, s.tables, c.A_HEX, out)
    elif kind == c.F_TOKEN:
        body: i64 = 0
        while body < c.BODIES:
            if count_with(s, body, c.HELD - seat):
                out.add(c.A_TOKEN + body)
            body += 1
    elif kind == c.F_BONUS_CUBES:
        out.add_mask(c.A_AMOUNT, bit(top_a(s) + 1) - 1)
    elif kind == c.F_FREE_LEVELS:
        out.add_mask(c.A_FREE_LEVELS, (1 << c.PAIRS) - 1)
    elif kind == c.F_MEDAL:
        out.add_mask(c.A_TRACK, top_a(s))
        _list_decline(s, c.FROM_CARD, out)


def _list_decline(s: Fields, source: i64, out: Answers) -> None:
    """What a card gives may be declined (13.4, R20)."""
    if source == c.FROM_CARD and s.rulings.may_decline:
        out.add(c.A_DECLINE)


def _list_cells(s: Fields, seat: i64, out: Answers) -> None:
    here = s.cell[seat]
    action: i64 = 0
    while action < c.ACTIONS:
        if action != here:
            out.add(c.A_CELL + action)
        action += 1


def _list_amounts(s: Fields, out: Answers) -> None:
    """R09: from nothing to all of the first type."""
    left = top_b(s)
    while not left & c.AMOUNT_MASK:
        left >>= c.AMOUNT_BITS
    out.add_mask(c.A_AMOUNT, bit((left & c.AMOUNT_MASK) + 1) - 1)


def _list_prices(s: Fields, seat: i64, out: Answers) -> None:
    """R32: the price of level 4, and the full price if the planet can pay it."""
    out.add(c.A_PRICE)
    first: i64 = 0
    full = payers(s, seat, s.tables.ship_cost[first])
    if is_payer(full, place_of_card(s, seat, top_a(s))):
        out.add(c.A_PRICE + 1)


def _list_yards(s: Fields, seat: i64, out: Answers) -> None:
    """Beside which planets a ship for nothing may be put (7.7, 13.7, 13.11)."""
    if not top_c(s):
        list_controlled(s, seat, out)
        return
    planets = abroad(s, seat)
    if planets:
        out.add_mask(c.A_PLANET + 1, planets)
    else:
        out.add(c.A_PLANET + c.CARD_EARTH)


def _list_kinds(s: Fields, seat: i64, out: Answers) -> None:
    if can_step_as(s, seat, c.KIND_TRANSFORM):
        out.add(c.A_KIND + c.KIND_TRANSFORM)
    if can_step_as(s, seat, c.KIND_ASSIGN):
        out.add(c.A_KIND + c.KIND_ASSIGN)


def _list_steps(s: Fields, seat: i64, out: Answers) -> None:
    """What a planet can give, and what for, or to which planet."""
    source = top_b(s)
    place = top_c(s)
    if top_a(s) == c.KIND_TRANSFORM:
        if can_transform(s, seat, place, c.ENERGY, source):
            out.add(c.A_TRANSFORM + c.ENERGY)
        if can_transform(s, seat, place, c.MATTER, source):
            out.add(c.A_TRANSFORM + c.MATTER)
        return
    target: i64 = c.EARTH
    last: i64 = c.EARTH + colonies_of(s, seat)
    while target <= last:
        action: i64 = c.A_ASSIGN + c.CUBES * card_at(s, seat, target)
        cube: i64 = 0
        while cube < c.CUBES:
            if can_assign(s, seat, place, target, cube, source):
                out.add(action + cube)
            cube += 1
        target += 1
