"""Technologies, their level 2 tokens and the row primes (rulebook, developing a technology)."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.emit import note
from perihelion.games.zenith.rules.frames import push, push_list
from perihelion.games.zenith.state import Fields


def price_of_level(s: Fields, side: i64, people: i64, discount: i64, free: bool) -> i64:
    """What the next level costs in zenithium; meaningless at the top."""
    if free:
        return 0
    return max(s.level[side * c.PEOPLES + people] + 1 - discount, 0)


def can_advance(s: Fields, side: i64, people: i64, discount: i64, free: bool) -> bool:
    """Whether the next level exists and can be paid."""
    if s.level[side * c.PEOPLES + people] >= c.LEVELS:
        return False
    price = price_of_level(s, side, people, discount, free)
    return s.stock[2 * side + c.ZENITHIUM] >= price


def open_technologies(s: Fields, side: i64) -> i64:
    """The technologies whose next level a side can pay, as a mask."""
    at: i64 = 2 * side + c.ZENITHIUM
    reach = min(s.stock[at], c.LEVELS)
    if reach == 0:
        return 0
    at = side * c.PEOPLES
    found: i64 = 0
    if s.level[at] < reach:
        found = 1
    at += 1
    if s.level[at] < reach:
        found |= 2
    at += 1
    if s.level[at] < reach:
        found |= 4
    return found


def peoples_to_advance(s: Fields, side: i64, who: i64, discount: i64, free: bool) -> i64:
    """The technologies a `develop` effect may raise, as a mask."""
    one: i64 = 1
    if who < c.PEOPLES:
        return one << who if can_advance(s, side, who, discount, free) else i64(0)
    base: i64 = side * c.PEOPLES
    lowest = min(s.level[base], s.level[base + 1])  # of three, min would be Python's own
    lowest = min(lowest, s.level[base + 2])
    found: i64 = 0
    people: i64 = 0
    while people < c.PEOPLES:
        wanted = who == c.ANY_PEOPLE or (who == c.LOWEST and s.level[base + people] == lowest)
        if wanted and can_advance(s, side, people, discount, free):
            found |= one << people
        people += 1
    return found


def advance(s: Fields, seat: i64, side: i64, people: i64, price: i64) -> None:
    """Pay, move the marker up one level, and line up what that brings, last pushed first run:
    the levels from the new one down to 1, the token after level 2, the row prime at the end.
    """
    s.stock[2 * side + c.ZENITHIUM] -= price
    at: i64 = side * c.PEOPLES + people
    level: i64 = s.level[at] + 1
    s.level[at] = level
    if s.log is not None:
        note(s, c.E_ADVANCE, side, people, level, price)
    if level <= 3 and completes_row(s, side, level):
        prime: i64 = level - 1
        push_list(s, seat, i64(s.tables.prime_program[prime]), c.CAUSE_PRIME + prime)
    board: i64 = s.boards[people] * c.LEVELS
    below: i64 = 1
    while below <= level:
        if below == 2 and level == 2:
            push(s, c.F_PRIZE, seat, 0, s.depth, 0, people)
        row: i64 = board + below - 1
        push_list(s, seat, i64(s.tables.level_program[row]), c.CAUSE_LEVEL + row)
        below += 1


def completes_row(s: Fields, side: i64, row: i64) -> bool:
    """Whether all three markers now stand on the row of the arrival or above."""
    base: i64 = side * c.PEOPLES
    return s.level[base] >= row and s.level[base + 1] >= row and s.level[base + 2] >= row
