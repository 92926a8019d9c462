"""Setting up (README, 2 and 15): bodies, objectives, bonus cubes, free levels."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bodies import (
    find_sites,
    lay_body,
    placements,
    put_token,
    sort_tokens,
    token_with,
)
from perihelion.games.kepler3042.rules.emit import named, note, note_to
from perihelion.games.kepler3042.rules.frames import (
    become,
    change_top,
    pop,
    push,
    top_a,
    top_b,
    top_c,
)
from perihelion.games.kepler3042.rules.free_levels import run_levels
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.rules.rounds import raise_ghost
from perihelion.games.kepler3042.rules.sets import WORD_BITS, is_empty
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.bits import lowest_bit
from perihelion.kernel.rows import copy_words


def lay_out(s: Fields) -> None:
    """Everything that no chance decides; then the set-up asks, stage by stage."""
    t = s.tables
    one: i64 = 1
    seats = s.seats
    s.in_play = t.planets_for[seats]
    s.in_play |= ((one << t.mines_for[seats]) - 1) << c.FIRST_MINE
    s.in_play |= ((one << t.objectives_for[seats]) - 1) << c.FIRST_OBJECTIVE
    s.lying = t.medals
    s.deck = t.solo_cards if seats == 1 else (one << 18) - 1
    earth: i64 = c.CUBES if seats == 1 else 0
    seat: i64 = 0
    while seat < seats:
        cube: i64 = 0
        while cube < c.CUBES:
            at: i64 = earth + cube
            on_earth = t.start_earth[at]
            at = c.CUBES * seat + cube
            s.cubes[at] = t.kit[cube] - on_earth + (on_earth << (c.PLACE_BITS * c.EARTH))
            cube += 1
        seat += 1
    push(s, c.F_SETUP, 0, c.STAGE_FIRST, 0, 0)


def bodies_in_match(s: Fields) -> i64:
    """How many bodies are laid (2.1)."""
    count: i64 = 0
    tokens = s.in_play
    while tokens:
        count += tokens & 1
        tokens >>= 1
    return count


def objectives_in_set(s: Fields) -> i64:
    """The objectives of the set that is dealt from, as a mask (2.8)."""
    one: i64 = 1
    every: i64 = (one << c.OBJECTIVES) - 1
    return s.tables.advanced if s.rulings.advanced else every & ~s.tables.advanced


def run_setup(s: Fields) -> bool:
    """Go on with the set-up; True when chance has to answer first."""
    stage = top_a(s)
    done = top_b(s)
    if stage == c.STAGE_FIRST:
        return _run_first(s)
    if stage == c.STAGE_LEAVE_OUT:
        return _stays(s, s.seats == 1 and done < s.rulings.left_out)
    if stage == c.STAGE_DEAL:
        return _stays(s, s.rulings.peek and done < bodies_in_match(s))
    if stage == c.STAGE_PLACE:
        return _run_place(s, done)
    if stage == c.STAGE_REVEAL:
        return _run_reveal(s)
    if stage == c.STAGE_OBJECTIVES:
        return _stays(s, s.seats > 1 and done < s.seats)
    if stage == c.STAGE_CUBES:
        _run_cubes(s)
    elif stage == c.STAGE_LEVELS:
        run_levels(s, done)
    else:
        _finish(s)
    return False


def _stays(s: Fields, is_asked: bool) -> bool:
    """Stay in this stage while it asks, else go to the next."""
    if not is_asked:
        change_top(s, top_a(s) + 1, 0, 0)
    return is_asked


def _run_first(s: Fields) -> bool:
    if s.seats == 1:
        s.first = 0
    return _stays(s, s.first == c.NO_SEAT)


# Bodies.


def start_with(s: Fields, seat: i64) -> None:
    """The lot says which seat is first (2.9)."""
    s.first = seat
    if s.log is not None:
        note(s, c.E_FIRST, seat)


def leave_out(s: Fields, planet: i64) -> None:
    """R24: a planet is not in play."""
    one: i64 = 1
    s.in_play &= ~(one << planet)
    change_top(s, c.STAGE_LEAVE_OUT, top_b(s) + 1, 0)
    if s.log is not None:
        note(s, c.E_LEFT_OUT, planet + 1)


def deal_body(s: Fields, body: i64) -> None:
    """R02: a nation gets a body that it is to lay, and looks at it."""
    done = top_b(s)
    seat = seat_in_order(s, done)
    put_token(s, token_with(s, body, c.UNSEEN), c.HELD - seat)
    change_top(s, c.STAGE_DEAL, done + 1, 0)
    if s.log is not None:
        note_to(s, seat, c.E_DEALT, seat, body)


def _run_place(s: Fields, done: i64) -> bool:
    """The next body is laid: by lot, or by the next seat in turn (2.3, 2.4)."""
    if done == bodies_in_match(s):
        return _stays(s, False)
    if not s.tables.sure[s.seats] and _is_stuck(s):
        _pick_up(s)
        done = 0
    if not s.rulings.in_turn:
        return True
    seat = seat_in_order(s, done)
    if s.rulings.peek:
        push(s, c.F_TOKEN, seat, 0, 0, 0)
    else:
        push(s, c.F_PLACE, seat, c.NO_TOKEN, 0, 0)
    return False


def _is_stuck(s: Fields) -> bool:
    find_sites(s)
    return is_empty(s.tables.found)


def _pick_up(s: Fields) -> None:
    """No hex is left for the next body: all are picked up, and the placement begins again (2.3)."""
    token: i64 = 0
    while token < c.TOKENS:
        if s.place[token] >= 0:
            s.place[token] = c.HELD - layer_of(s, s.place[token])
        token += 1
    sort_tokens(s)
    number: i64 = 0
    while number < c.TOKENS:
        s.sites[number] = c.NO_HEX
        number += 1
    copy_words(s.tables.space, s.open)
    at: i64 = 0
    while at < s.tables.words:
        s.hidden[at] = 0
        at += 1
    change_top(s, c.STAGE_PLACE, 0, placements(s) + 1)
    if s.log is not None:
        note(s, c.E_BEGIN_AGAIN)


def layer_of(s: Fields, hex_number: i64) -> i64:
    """The seat that laid the body on a hex (placement_peek alone)."""
    number: i64 = 0
    while s.sites[number] != hex_number:
        number += 1
    return seat_in_order(s, number + _passed(s))


def _passed(s: Fields) -> i64:
    """How often the first seat has changed since the bodies were laid."""
    if s.round == 0 or (s.depth and (s.frames[0] & c.KIND_MASK) == c.F_ROUND):
        return s.round
    return s.round - 1


def choose_token(s: Fields, seat: i64, body: i64) -> None:
    """R02: the nation says which of its bodies it lays."""
    pop(s)
    push(s, c.F_PLACE, seat, body, 0, 0)


def lay_by_choice(s: Fields, seat: i64, hex_number: i64) -> None:
    """A nation lays a body (2.4)."""
    body = top_a(s)
    pop(s)
    if body != c.NO_TOKEN:
        put_token(s, token_with(s, body, c.HELD - seat), hex_number)
    lay_next(s, seat, hex_number)


def lay_next(s: Fields, seat: i64, hex_number: i64) -> None:
    """A body lies on a hex, by lot (seat -1) or by choice."""
    done = top_b(s)
    lay_body(s, hex_number)
    if s.rulings.peek:
        s.sites[done] = hex_number
    change_top(s, c.STAGE_PLACE, done + 1, top_c(s))
    if s.log is not None:
        note(s, c.E_LAID, seat, named(s, hex_number))


def _run_reveal(s: Fields) -> bool:
    """The next hidden body of the zones that begin open is turned up (2.6)."""
    t = s.tables
    at: i64 = 0
    while at < t.words:
        word: i64 = s.hidden[at] & t.zone_set[at]
        if word:
            place: i64 = WORD_BITS * at + lowest_bit(word)
            push(s, c.F_TURN_UP, 0, t.hex_of[place], 0, 0)
            return True
        at += 1
    return _stays(s, False)


# What nations start with.


def deal_objective(s: Fields, objective: i64) -> None:
    """The next seat gets its secret objective (2.8)."""
    done = top_b(s)
    seat = seat_in_order(s, done)
    s.objective[seat] = objective
    change_top(s, c.STAGE_OBJECTIVES, done + 1, 0)
    if s.log is not None:
        note_to(s, seat, c.E_OBJECTIVE, seat, objective)


def _run_cubes(s: Fields) -> None:
    """Alone: the bonus cubes of the level (15.5, 15.6)."""
    change_top(s, c.STAGE_LEVELS, 0, 0)
    if s.seats > 1 or s.rulings.level == 1:
        return
    if s.rulings.bonus_cubes:
        push(s, c.F_BONUS_CUBES, 0, s.rulings.bonus_cubes, 0, 0)
    else:
        _lay_bonus_cubes(s, 0, 0)


def choose_bonus_cubes(s: Fields, energy: i64) -> None:
    """So many of the bonus cubes are energy; the others are matter."""
    count = top_a(s)
    pop(s)
    _lay_bonus_cubes(s, energy, count - energy)


def _lay_bonus_cubes(s: Fields, energy: i64, matter: i64) -> None:
    antimatter: i64 = s.rulings.level - 1
    at: i64 = c.ENERGY
    s.cubes[at] += energy << (c.PLACE_BITS * c.EARTH)
    at = c.MATTER
    s.cubes[at] += matter << (c.PLACE_BITS * c.EARTH)
    at = c.ANTIMATTER
    s.cubes[at] += antimatter << (c.PLACE_BITS * c.EARTH)
    if s.log is not None:
        note(s, c.E_BONUS_CUBES, 0, energy, matter, antimatter)


def _finish(s: Fields) -> None:
    """Alone, the ghost gets the three other technologies (15.8); then the first round."""
    if s.seats == 1:
        technology: i64 = 0
        while technology < c.TECHNOLOGIES:
            if level_of(s, 0, technology) == 0:
                raise_ghost(s, technology)
            technology += 1
    become(s, c.F_ROUND, s.first)
