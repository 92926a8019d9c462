"""Quantum Physics: transformations and assignments, and the door to them (README, 10)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.cubes import (
    card_at,
    colonies_of,
    count_of,
    is_payer,
    place_of_card,
    with_cube,
)
from perihelion.games.kepler3042.rules.emit import note
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_kind,
)
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields

# The door.


def is_door(s: Fields, kind: i64, seat: i64) -> bool:
    """Whether the question on top is one at which quantum steps may be made (10.8)."""
    if seat != s.on_turn:
        return False
    if kind == c.F_PRODUCE:
        return top_b(s) == c.FROM_ACTION
    return (
        kind <= c.F_MOVE
        or kind == c.F_BUILD
        or kind == c.F_COLONISE
        or kind == c.F_DEVELOP
        or kind == c.F_TERRAFORM
        or kind == c.F_HARVEST
        or kind == c.F_ICON
    )


def can_step(s: Fields, seat: i64) -> bool:
    """Whether the door leads anywhere (10.4, 10.7, 10.10)."""
    if level_of(s, seat, c.QUANTUM_PHYSICS) == 0:
        return False
    return can_step_as(s, seat, c.KIND_TRANSFORM) or can_step_as(s, seat, c.KIND_ASSIGN)


def can_step_as(s: Fields, seat: i64, kind: i64) -> bool:
    """Whether a step of a kind is left in this turn and can be made."""
    level = level_of(s, seat, c.QUANTUM_PHYSICS)
    if level == 0 or s.steps == c.QUANTUM_STEPS:
        return False
    if kind == c.KIND_TRANSFORM:
        return (
            s.transformed < s.tables.transforms[level] and givers(s, seat, kind, c.FROM_TURN) != 0
        )
    return s.assigned < s.tables.assigns[level] and givers(s, seat, kind, c.FROM_TURN) != 0


# What may be done.


def givers(s: Fields, seat: i64, kind: i64, source: i64) -> i64:
    """The planet cards that can give a cube, as guards."""
    found = _transformers(s, seat) if kind == c.KIND_TRANSFORM else _assigners(s, seat)
    if found == 0 or source == c.FROM_CARD or s.steps == 0:
        return found
    place: i64 = c.EARTH
    while place < c.PLACES:
        if is_payer(found, place) and not _has_new_step(s, seat, kind, place):
            found &= ~bit(c.PLACE_BITS * place + c.PLACE_BITS - 1)
        place += 1
    return found


def _transformers(s: Fields, seat: i64) -> i64:
    """Cards with energy while the storage has matter, or the other way round (10.2)."""
    at: i64 = c.CUBES * seat
    energy = s.cubes[at]
    at += 1
    matter = s.cubes[at]
    found: i64 = 0
    if matter & c.MOST:
        found = with_cube(energy)
    if energy & c.MOST:
        found |= with_cube(matter)
    return found


def _assigners(s: Fields, seat: i64) -> i64:
    """Cards with any cube, if there is another card (10.3)."""
    at: i64 = c.COLONIES * seat
    if s.colony[at] == c.NO_PLANET:
        return 0
    at = c.CUBES * seat
    found = with_cube(s.cubes[at])
    at += 1
    found |= with_cube(s.cubes[at])
    at += 1
    return found | with_cube(s.cubes[at])


def _has_new_step(s: Fields, seat: i64, kind: i64, place: i64) -> bool:
    if kind == c.KIND_TRANSFORM:
        return can_transform(s, seat, place, c.ENERGY, c.FROM_TURN) or can_transform(
            s, seat, place, c.MATTER, c.FROM_TURN
        )
    target: i64 = c.EARTH
    last: i64 = c.EARTH + colonies_of(s, seat)
    while target <= last:
        cube: i64 = 0
        while cube < c.CUBES:
            if can_assign(s, seat, place, target, cube, c.FROM_TURN):
                return True
            cube += 1
        target += 1
    return False


def can_transform(s: Fields, seat: i64, place: i64, cube: i64, source: i64) -> bool:
    """Whether a card can give this cube for the other one (10.2, 10.10)."""
    if count_of(s, seat, cube, place) == 0 or count_of(s, seat, 1 - cube, c.STORAGE) == 0:
        return False
    if source == c.FROM_CARD or s.steps == 0:
        return True
    change: i64 = 1 - bit(c.PLACE_BITS * place)
    if cube == c.ENERGY:
        return _is_new(s, seat, change, -change, 0)
    return _is_new(s, seat, -change, change, 0)


def can_assign(s: Fields, seat: i64, place: i64, target: i64, cube: i64, source: i64) -> bool:
    """Whether a cube can go from card to card (10.3, 10.10)."""
    if place == target or count_of(s, seat, cube, place) == 0:
        return False
    if source == c.FROM_CARD or s.steps == 0:
        return True
    change: i64 = bit(c.PLACE_BITS * target) - bit(c.PLACE_BITS * place)
    zero: i64 = 0
    return _is_new(
        s,
        seat,
        change if cube == c.ENERGY else zero,
        change if cube == c.MATTER else zero,
        change if cube > c.MATTER else zero,
    )


def _is_new(s: Fields, seat: i64, energy: i64, matter: i64, antimatter: i64) -> bool:
    """Whether no distribution since the last other decision was the changed one (10.10)."""
    at: i64 = c.CUBES * seat
    energy += s.cubes[at]
    at += 1
    matter += s.cubes[at]
    at += 1
    antimatter += s.cubes[at]
    number: i64 = 0
    row: i64 = 0
    while number <= s.steps:
        if s.seen[row] == energy:
            row += 1
            if s.seen[row] == matter:
                row += 1
                if s.seen[row] == antimatter:
                    return False
        number += 1
        row = c.CUBES * number
    return True


# Steps.


def choose_giver(s: Fields, seat: i64, card: i64) -> None:
    """The planet that gives a cube is chosen; for a card, the question comes again later."""
    place = place_of_card(s, seat, card)
    kind = top_a(s)
    source = top_b(s)
    left: i64 = top_c(s)
    if source == c.FROM_CARD and left > 1:
        change_top(s, kind, source, left - 1)
    else:
        pop(s)
    push(s, c.F_CUBE, seat, kind, source, place)


def transform(s: Fields, seat: i64, cube: i64) -> None:
    """A cube of a planet is exchanged for the other one of the storage (10.2)."""
    place = top_c(s)
    source = top_b(s)
    change: i64 = 1 - bit(c.PLACE_BITS * place)
    if source != c.FROM_CARD:
        s.transformed += 1
        _remember(s, seat)
    at: i64 = c.CUBES * seat + cube
    s.cubes[at] += change
    at = c.CUBES * seat + 1 - cube
    s.cubes[at] -= change
    if s.log is not None:
        note(s, c.E_TRANSFORM, seat, card_at(s, seat, place), cube, 1 - cube)
    _end_step(s, seat, source)


def assign(s: Fields, seat: i64, card: i64, cube: i64) -> None:
    """A cube goes from one planet to another (10.3)."""
    place = top_c(s)
    source = top_b(s)
    target = place_of_card(s, seat, card)
    if source != c.FROM_CARD:
        s.assigned += 1
        _remember(s, seat)
    at: i64 = c.CUBES * seat + cube
    s.cubes[at] += bit(c.PLACE_BITS * target) - bit(c.PLACE_BITS * place)
    if s.log is not None:
        note(s, c.E_ASSIGN, seat, cube, card_at(s, seat, place), card)
    _end_step(s, seat, source)


def _remember(s: Fields, seat: i64) -> None:
    """Keep the distribution before the first step, and count the step."""
    if s.steps == 0:
        _keep(s, seat, 0)
    s.steps += 1


def _keep(s: Fields, seat: i64, row: i64) -> None:
    at: i64 = c.CUBES * seat
    last: i64 = row + c.CUBES
    while row < last:
        s.seen[row] = s.cubes[at]
        row += 1
        at += 1


def _end_step(s: Fields, seat: i64, source: i64) -> None:
    pop(s)
    if source != c.FROM_CARD:
        _keep(s, seat, c.CUBES * s.steps)
        return
    # A card's next step is asked only if one can be made.
    if top_kind(s) == c.F_GIVER and givers(s, seat, top_a(s), c.FROM_CARD) == 0:
        pop(s)
