"""What the main actions and bonus actions of Kepler-3042 promise right now, in points."""

from __future__ import annotations

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.ai.destinations import ROUNDS, Goals, sum_of
from perihelion.games.kepler3042.ai.leanings import AHEAD, CELL_LEANINGS, COMPLETES, FOR_CELL
from perihelion.games.kepler3042.ai.objective_progress import lacking
from perihelion.games.kepler3042.ai.weights import (
    ADVANCE,
    ANTIMATTER_BONUS,
    ASTEROID,
    BESIDES,
    BONUS_OF_CELL,
    CHART,
    CHART_BLIND,
    COLONIST,
    EACH_SHIP,
    EARLY,
    EXPLORATION,
    FACTOR,
    FLIGHT,
    LEAST,
    LOGISTICS,
    MADE,
    MADE_FOR,
    ON_CARD,
    SECOND_LEVEL,
    SHIP,
    TERRAFORM,
    TERRAFORM_POINTS,
    TURN,
    YARD,
)
from perihelion.games.kepler3042.rules.bodies import is_on_body, ships_in_supply
from perihelion.games.kepler3042.rules.bonuses import column_bonus, row_bonus
from perihelion.games.kepler3042.rules.building import yards
from perihelion.games.kepler3042.rules.colonising import colonists, terraformable
from perihelion.games.kepler3042.rules.cubes import colonies_of, count_of, possible
from perihelion.games.kepler3042.rules.producing import yield_of
from perihelion.games.kepler3042.rules.technology import affordable, level_of
from perihelion.games.kepler3042.rules.tracks import open_track
from perihelion.games.kepler3042.state import Fields


def promise_of_action(p: Goals, s: Fields, seat: i64, action: i64) -> float:
    """What a main action would bring a nation, roughly; the bonus actions of its cell too."""
    n = p.n
    gain = _main(p, s, seat, action)
    early: i64 = EARLY + action
    if n[early] != 0.0:
        gain *= 1.0 + n[early] * (float(p.left[seat]) * ROUNDS - 0.5)
    factor: i64 = FACTOR + action
    besides: i64 = BESIDES + action
    gain = gain * n[factor] + n[besides]
    if p.leans:
        gain += p.situation.lean(p.leanings, CELL_LEANINGS, action, FOR_CELL)
    gain += n[BONUS_OF_CELL] * promise_of_bonus(p, s, seat, row_bonus(s, action))
    return gain + n[BONUS_OF_CELL] * promise_of_bonus(p, s, seat, column_bonus(s, action))


def _main(p: Goals, s: Fields, seat: i64, action: i64) -> float:
    w = p.w
    n = p.n
    left = p.left[seat]
    if action == c.SPACE_CONSTRUCTION:
        return _building(p, s, seat)
    if action == c.COLONISATION:
        return w[TURN] * n[COLONIST] * float(ones(colonists(s, seat)))
    if action == c.TECHNOLOGICAL_DEVELOPMENT:
        return _developing(p, s, seat)
    if action == c.STELLAR_PROPULSION:
        level = level_of(s, seat, c.SPACE_TRAVEL)
        pace: i64 = min(s.tables.speed[level], 3)
        return n[FLIGHT] * float(pace * _flying(s, seat)) if left > 1 else n[LEAST]
    if action == c.TERRAFORM:
        return _terraforming(p, s, seat)
    if action == c.GALACTIC_CARTOGRAPHY:
        chart: i64 = CHART_BLIND if p.goals < 3 and left > 4 else i64(CHART)
        return n[chart] * w[ADVANCE]
    at: i64 = ON_CARD
    if action == c.ENERGY_STORAGE:
        level = level_of(s, seat, c.ENERGY_DEVELOPMENT)
        made = min(s.tables.stores[level], count_of(s, seat, c.ENERGY, c.STORAGE))
        return w[at] * float(made) if left > 1 else n[LEAST]
    if action == c.PRODUCTION:
        return _producing(p, s, seat) if left > 1 else n[LEAST]
    level = level_of(s, seat, c.ANTIMATTER_SCIENCE)
    made = min(s.tables.generates[level], count_of(s, seat, c.ANTIMATTER, c.STORAGE))
    if made > 0 and p.antimatter > 0.0 and p.lacks_science(s, seat):
        return float(made) + p.antimatter * float(s.tables.objective_points[s.objective[seat]])
    return float(made)


def _building(p: Goals, s: Fields, seat: i64) -> float:
    """Ships that can be paid for now, and what they could fly to."""
    supply = ships_in_supply(s, seat)
    if supply == 0 or yards(s, seat) == 0 or p.left[seat] < 3:
        return p.n[LEAST]
    wanted: i64 = c.COLONIES - colonies_of(s, seat) - (c.SHIPS - supply)
    if wanted <= 0:
        return p.n[LEAST]
    payable: i64 = 0
    place: i64 = c.EARTH
    last: i64 = c.EARTH + colonies_of(s, seat)
    while place <= last:
        energy = count_of(s, seat, c.ENERGY, place)
        payable += min(energy, count_of(s, seat, c.MATTER, place))
        place += 1
    count: i64 = min(supply, wanted)  # of three, min would be Python's own
    count = max(1, min(count, payable))
    return p.berth(s, seat, c.CARD_EARTH) * (p.n[YARD] + p.n[EACH_SHIP] * float(count))


def _developing(p: Goals, s: Fields, seat: i64) -> float:
    """The best level that can be paid for, and half of another one."""
    mask = affordable(s, seat)
    best = p.n[LEAST]
    second = 0.0
    technology: i64 = 0
    while technology < c.TECHNOLOGIES:
        if (mask >> technology) & 1:
            gain = p.rise(s, seat, technology)
            if gain > best:
                second = best
                best = gain
            else:
                second = max(gain, second)
        technology += 1
    return best + p.n[SECOND_LEVEL] * second


def _flying(s: Fields, seat: i64) -> i64:
    """Ships that are in space."""
    count: i64 = 0
    at: i64 = c.SHIPS * seat
    last: i64 = at + c.SHIPS
    while at < last:
        if s.ship[at] != c.NO_HEX and not is_on_body(s, s.ship[at]):
            count += 1
        at += 1
    return count


def _terraforming(p: Goals, s: Fields, seat: i64) -> float:
    """Half the points of all planets that can be terraformed now."""
    places = terraformable(s, seat)
    n = p.n
    total = n[LEAST]
    at: i64 = c.COLONIES * seat
    places >>= c.EARTH + 1
    while places:
        if places & 1:
            planet = s.colony[at]
            total += n[TERRAFORM] + n[TERRAFORM_POINTS] * float(s.tables.planet_points[planet])
            total += p.called_for(s, seat, planet)
        places >>= 1
        at += 1
    return total


def _producing(p: Goals, s: Fields, seat: i64) -> float:
    """The cubes of the best colonies, more where a terraforming lacks them."""
    level = level_of(s, seat, c.TERRAFORMING)
    producers = s.tables.producers[level]
    best = p.n[LEAST]
    second = 0.0
    place: i64 = c.EARTH + 1
    last: i64 = c.EARTH + colonies_of(s, seat)
    while place <= last:
        gain = harvest_gain(p, s, seat, place)
        if gain > best:
            second = best
            best = gain
        else:
            second = max(gain, second)
        place += 1
    if producers == 0:
        return p.n[LEAST]
    return best + second if producers > 1 else best


def harvest_gain(p: Goals, s: Fields, seat: i64, place: i64) -> float:
    """What the production of one colony brings."""
    made = sum_of(possible(s, seat, yield_of(s, seat, place)))
    gain = p.n[MADE] * float(made)
    at: i64 = c.COLONIES * seat + place - c.EARTH - 1
    planet = s.colony[at]
    if made and not (s.terraformed[seat] >> planet) & 1:
        missing = lacking(s, seat, place, s.tables.terraform_cost[planet])
        gain += p.n[MADE_FOR] * float(min(missing, made))
        if p.leans and missing > 0 and _completes(s, seat, place, planet):
            gain += p.leanings[COMPLETES]
    return gain


def _completes(s: Fields, seat: i64, place: i64, planet: i64) -> bool:
    """Whether a production brings a colony all that its terraforming still lacks."""
    made = possible(s, seat, yield_of(s, seat, place))
    cost = s.tables.terraform_cost[planet]
    at: i64 = c.CUBES * seat
    shift: i64 = c.PLACE_BITS * place
    while cost:
        there: i64 = ((s.cubes[at] >> shift) & c.MOST) + (made & c.AMOUNT_MASK)
        if there < (cost & c.AMOUNT_MASK):
            return False
        cost >>= c.AMOUNT_BITS
        made >>= c.AMOUNT_BITS
        at += 1
    return True


def promise_of_bonus(p: Goals, s: Fields, seat: i64, bonus: i64) -> float:
    """What a bonus action would bring, without its price."""
    if bonus == c.SCIENTIFIC_PROGRESS:
        return _advance(p, s, seat, c.TECHNOLOGY)
    if bonus == c.SOCIETY_MODERNISATION:
        return _advance(p, s, seat, c.COLONIAL)
    left = p.left[seat]
    if bonus == c.PLAN_EXPLORATION:
        return p.n[EXPLORATION] * float(_flying(s, seat)) if left > 1 else 0.0
    if bonus == c.SPACE_LOGISTICS:
        supply = ships_in_supply(s, seat)
        wanted: i64 = c.COLONIES - colonies_of(s, seat) - (c.SHIPS - supply)
        if supply == 0 or wanted <= 0 or left < 3:
            return 0.0
        return p.w[SHIP] + p.n[LOGISTICS] * p.berth(s, seat, c.CARD_EARTH)
    if bonus == c.EXPLOIT_ASTEROID:
        made: i64 = min(1, count_of(s, seat, c.ENERGY, c.STORAGE))
        made += min(1, count_of(s, seat, c.MATTER, c.STORAGE))
        return p.n[ASTEROID] * float(made) if left > 1 else 0.0
    return p.n[ANTIMATTER_BONUS] if count_of(s, seat, c.ANTIMATTER, c.STORAGE) else 0.0


def _advance(p: Goals, s: Fields, seat: i64, track: i64) -> float:
    """An advance, if there is a space for it."""
    on = open_track(s, seat, track)
    if on < 0:
        return 0.0
    return p.w[ADVANCE] + p.leanings[AHEAD] * p.ahead(s, seat, on) if p.leans else p.w[ADVANCE]


def ones(mask: i64) -> i64:
    """How many bits a small mask has."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
