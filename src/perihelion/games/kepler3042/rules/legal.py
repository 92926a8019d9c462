"""What may be answered: the legal answers of every kind of frame, ascending."""

from mypy_extensions import i64

from perihelion.games.kepler3042.codes import (
    A_AMOUNT,
    A_ASSIGN,
    A_BONUS,
    A_CELL,
    A_DECLINE,
    A_END,
    A_FREE_LEVELS,
    A_HEX,
    A_KIND,
    A_PAY,
    A_PERFORM,
    A_PLANET,
    A_PRICE,
    A_QUANTUM,
    A_SKIP,
    A_STOP,
    A_TECHNOLOGY,
    A_TOKEN,
    A_TRACK,
    A_TRANSFORM,
    ACTIONS,
    AMOUNT_BITS,
    AMOUNT_MASK,
    BODIES,
    CARD_EARTH,
    CUBES,
    EARTH,
    ENERGY,
    F_ACTION,
    F_AMOUNT,
    F_BONUS,
    F_BONUS_CUBES,
    F_BUILD,
    F_CELL,
    F_COLONISE,
    F_CUBE,
    F_DEVELOP,
    F_FREE_LEVELS,
    F_GIVER,
    F_HARVEST,
    F_ICON,
    F_ICON_PRICE,
    F_KIND,
    F_LEG,
    F_LEVEL,
    F_MEDAL,
    F_MOVE,
    F_PAYER,
    F_PLACE,
    F_PRICE,
    F_PRODUCE,
    F_REGENERATE,
    F_REVEAL,
    F_SACRIFICE,
    F_SHIP,
    F_TERRAFORM,
    F_TOKEN,
    F_TRACK,
    F_WITHDRAW,
    F_YARD,
    FROM_CARD,
    HELD,
    KIND_ASSIGN,
    KIND_TRANSFORM,
    MATTER,
    PAIRS,
    STORAGE,
)
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
    add_mask,
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
    if kind == F_CELL:
        _list_cells(s, seat, out)
    elif kind == F_ACTION:
        if may_perform(s, seat):
            out.add(A_PERFORM)
        out.add(A_SKIP)
    elif kind == F_BONUS:
        add_mask(out, A_BONUS, open_bonuses(s, seat))
        out.add(A_STOP)
    elif kind == F_WITHDRAW:
        list_ships(s, seat, 7, out)
    elif kind == F_MOVE:
        list_ships(s, seat, movable(s, seat, top_a(s)), out)
        out.add(A_STOP)
    else:
        _list_inside(s, seat, kind, out)
    if is_door(s, kind, seat) and can_step(s, seat):
        out.add(A_QUANTUM)
    if kind == F_WITHDRAW:
        out.add(A_END)


def _list_inside(s: Fields, seat: i64, kind: i64, out: Answers) -> None:
    """Within a main action, a bonus action, an advance."""
    if kind == F_SACRIFICE:
        list_sacrifices(s, seat, out)
        if top_c(s):
            out.add(A_DECLINE)
    elif kind == F_LEG:
        find_ends(s, top_a(s), top_b(s))
        list_set(s.tables.found, s.tables, A_HEX, out)
        if top_c(s):
            out.add(A_STOP)
    elif kind == F_SHIP:
        find_berths(s, top_a(s))
        list_set(s.tables.found, s.tables, A_HEX, out)
    elif kind == F_REVEAL:
        list_set(s.hidden, s.tables, A_HEX, out)
        _list_decline(s, top_b(s), out)
    elif kind == F_PRODUCE:
        list_controlled(s, seat, out)
        _list_decline(s, top_b(s), out)
    elif kind == F_ICON:
        if count_of(s, seat, top_a(s), STORAGE):
            list_controlled(s, seat, out)
        out.add(A_DECLINE)
    elif kind == F_REGENERATE:
        list_regenerations(s, seat, out)
        if top_b(s) != FROM_CARD:
            out.add(A_DECLINE)
        else:
            _list_decline(s, FROM_CARD, out)
    elif kind == F_DEVELOP:
        add_mask(out, A_TECHNOLOGY, affordable(s, seat))
        out.add(A_STOP)
    elif kind == F_PAYER:
        list_guards(s, seat, payers(s, seat, next_cost(s, seat, top_a(s))), out)
    elif kind == F_BUILD:
        list_guards(s, seat, yards(s, seat), out)
        out.add(A_STOP)
    elif kind == F_COLONISE:
        list_ships(s, seat, colonists(s, seat), out)
        out.add(A_STOP)
    elif kind == F_TERRAFORM:
        list_places(s, seat, terraformable(s, seat), out)
        out.add(A_STOP)
    elif kind == F_TRACK:
        add_mask(out, A_TRACK, top_a(s))
        if top_c(s):
            _list_decline(s, FROM_CARD, out)
    elif kind == F_KIND:
        _list_kinds(s, seat, out)
    elif kind == F_GIVER:
        list_guards(s, seat, givers(s, seat, top_a(s), top_b(s)), out)
        _list_decline(s, top_b(s), out)
    elif kind == F_CUBE:
        _list_steps(s, seat, out)
    else:
        _list_rare(s, seat, kind, out)


def _list_rare(s: Fields, seat: i64, kind: i64, out: Answers) -> None:
    """What is asked less often."""
    if kind == F_HARVEST:
        is_card = top_b(s) == FROM_CARD
        list_places(s, seat, harvesters(s, seat, top_c(s), is_card), out)
        if is_card:
            _list_decline(s, FROM_CARD, out)
        else:
            out.add(A_STOP)
    elif kind == F_YARD:
        _list_yards(s, seat, out)
        _list_decline(s, top_b(s), out)
    elif kind == F_LEVEL:
        add_mask(out, A_TECHNOLOGY, open_levels(s, seat, top_a(s), top_b(s)))
        out.add(A_DECLINE)
    elif kind == F_AMOUNT:
        _list_amounts(s, out)
    elif kind == F_PRICE:
        _list_prices(s, seat, out)
    elif kind == F_ICON_PRICE:
        out.add(A_DECLINE)
        out.add(A_PAY)
    elif kind == F_PLACE:
        find_sites(s)
        list_set(s.tables.found, s.tables, A_HEX, out)
    elif kind == F_TOKEN:
        body: i64 = 0
        while body < BODIES:
            if count_with(s, body, HELD - seat):
                out.add(A_TOKEN + body)
            body += 1
    elif kind == F_BONUS_CUBES:
        add_mask(out, A_AMOUNT, bit(top_a(s) + 1) - 1)
    elif kind == F_FREE_LEVELS:
        add_mask(out, A_FREE_LEVELS, (1 << PAIRS) - 1)
    elif kind == F_MEDAL:
        add_mask(out, A_TRACK, top_a(s))
        _list_decline(s, FROM_CARD, out)


def _list_decline(s: Fields, source: i64, out: Answers) -> None:
    """What a card gives may be declined (13.4, R20)."""
    if source == FROM_CARD and s.rulings.may_decline:
        out.add(A_DECLINE)


def _list_cells(s: Fields, seat: i64, out: Answers) -> None:
    here = s.cell[seat]
    action: i64 = 0
    while action < ACTIONS:
        if action != here:
            out.add(A_CELL + action)
        action += 1


def _list_amounts(s: Fields, out: Answers) -> None:
    """R09: from nothing to all of the first type."""
    left = top_b(s)
    while not left & AMOUNT_MASK:
        left >>= AMOUNT_BITS
    add_mask(out, A_AMOUNT, bit((left & AMOUNT_MASK) + 1) - 1)


def _list_prices(s: Fields, seat: i64, out: Answers) -> None:
    """R32: the price of level 4, and the full price if the planet can pay it."""
    out.add(A_PRICE)
    first: i64 = 0
    full = payers(s, seat, s.tables.ship_cost[first])
    if is_payer(full, place_of_card(s, seat, top_a(s))):
        out.add(A_PRICE + 1)


def _list_yards(s: Fields, seat: i64, out: Answers) -> None:
    """Beside which planets a ship for nothing may be put (7.7, 13.7, 13.11)."""
    if not top_c(s):
        list_controlled(s, seat, out)
        return
    planets = abroad(s, seat)
    if planets:
        add_mask(out, A_PLANET + 1, planets)
    else:
        out.add(A_PLANET + CARD_EARTH)


def _list_kinds(s: Fields, seat: i64, out: Answers) -> None:
    if can_step_as(s, seat, KIND_TRANSFORM):
        out.add(A_KIND + KIND_TRANSFORM)
    if can_step_as(s, seat, KIND_ASSIGN):
        out.add(A_KIND + KIND_ASSIGN)


def _list_steps(s: Fields, seat: i64, out: Answers) -> None:
    """What a planet can give, and what for, or to which planet."""
    source = top_b(s)
    place = top_c(s)
    if top_a(s) == KIND_TRANSFORM:
        if can_transform(s, seat, place, ENERGY, source):
            out.add(A_TRANSFORM + ENERGY)
        if can_transform(s, seat, place, MATTER, source):
            out.add(A_TRANSFORM + MATTER)
        return
    target: i64 = EARTH
    last: i64 = EARTH + colonies_of(s, seat)
    while target <= last:
        action: i64 = A_ASSIGN + CUBES * card_at(s, seat, target)
        cube: i64 = 0
        while cube < CUBES:
            if can_assign(s, seat, place, target, cube, source):
                out.add(action + cube)
            cube += 1
        target += 1
