"""What a seat knows, and the worlds that could lie behind it (README, 18).

Secret are the objectives of the others until the end, free levels chosen at the same time until
all have chosen (R05), and bodies that another nation has looked at (R02) until they are revealed.
A hidden body that nobody has looked at is nothing but a hex, in the truth as well.
"""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.bodies import body_of, sort_tokens, token_at
from perihelion.games.kepler3042.rules.chance_answers import objectives_left
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    top_a,
    top_kind,
    top_seat,
)
from perihelion.games.kepler3042.rules.order import seat_in_order
from perihelion.games.kepler3042.rules.sets import bits_in, has, nth_place
from perihelion.games.kepler3042.rules.setup import bodies_in_match, layer_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.rng import Rng
from perihelion.kernel.rows import copy_words
from perihelion.kernel.state import TRUTH


def show(known: Fields, truth: Fields, seat: i64) -> None:
    """Add to what is public what `seat` knows besides; a spectator is seat `truth.seats`."""
    owner: i64 = 0
    while owner < truth.seats:
        objective, choice = truth.objective[owner], truth.choice[owner]
        if owner != seat and truth.reason == c.RUNNING:
            if objective != c.NO_OBJECTIVE:
                objective = c.OBJECTIVE_UNSEEN
            if choice != c.NOT_CHOSEN:
                choice = c.CHOSEN_UNSEEN
        known.objective[owner] = objective
        known.choice[owner] = choice
        owner += 1
    number: i64 = 0
    while number < truth.depth:
        known.frames[number] = truth.frames[number]
        number += 1
    if truth.rulings.peek:
        _show_tokens(known, truth, seat)
    else:
        copy_words(truth.place, known.place)


def _show_tokens(known: Fields, truth: Fields, seat: i64) -> None:
    """Of hidden bodies and of those still to be laid, a seat knows its own alone."""
    token: i64 = 0
    while token < c.TOKENS:
        place = truth.place[token]
        if place <= c.HELD:
            is_known = place == c.HELD - seat
        else:
            is_hidden = place >= 0 and has(truth.hidden, truth.tables, place)
            is_known = not is_hidden or layer_of(truth, place) == seat
        if is_known:
            known.place[token] = place
        token += 1
    sort_tokens(known)
    if truth.depth and top_kind(truth) == c.F_PLACE and top_seat(truth) != seat:
        change_top(known, c.NO_TOKEN, 0, 0)


# Imagining.


def fill_in(s: Fields, rng: Rng) -> None:
    """Turn a copy of a blind state into one of the worlds it could be."""
    seat: i64 = 0
    while seat < s.seats:
        if s.objective[seat] == c.OBJECTIVE_UNSEEN:
            left = objectives_left(s)
            s.objective[seat] = nth_place(left, rng.below(bits_in(left)))
        if s.choice[seat] == c.CHOSEN_UNSEEN:
            s.choice[seat] = rng.below(c.PAIRS)
        seat += 1
    if s.rulings.peek:
        _fill_tokens(s, rng)
    s.viewer = TRUTH


def _fill_tokens(s: Fields, rng: Rng) -> None:
    """Bodies looked at by others are any of those that the viewer has not seen."""
    number: i64 = 0
    while number < c.TOKENS and s.sites[number] != c.NO_HEX:
        hex_number = s.sites[number]
        if _is_secret(s, hex_number):
            s.place[_any_of(s, c.UNSEEN, rng)] = hex_number
        number += 1
    seat: i64 = 0
    while seat < s.seats:
        count: i64 = share_of(s, seat) - _held_by(s, seat)
        while count > 0:
            s.place[_any_of(s, c.UNSEEN, rng)] = c.HELD - seat
            count -= 1
        seat += 1
    sort_tokens(s)
    if s.depth and top_kind(s) == c.F_PLACE and top_a(s) == c.NO_TOKEN:
        change_top(s, body_of(_any_of(s, c.HELD - top_seat(s), rng)), 0, 0)


def _is_secret(s: Fields, hex_number: i64) -> bool:
    """Whether a hidden body is there that the viewer has not looked at."""
    return has(s.hidden, s.tables, hex_number) and token_at(s, hex_number) == c.TOKENS


def _any_of(s: Fields, place: i64, rng: Rng) -> i64:
    """One of the tokens of this match that are in a place."""
    found: i64 = 0
    token: i64 = 0
    while token < c.TOKENS:
        if s.place[token] == place:
            found |= bit(token)
        token += 1
    found &= s.in_play
    return nth_place(found, rng.below(bits_in(found)))


def _held_by(s: Fields, seat: i64) -> i64:
    """How many bodies of its hand are known."""
    count: i64 = 0
    token: i64 = 0
    while token < c.TOKENS:
        if s.place[token] == c.HELD - seat:
            count += 1
        token += 1
    return count


def share_of(s: Fields, seat: i64) -> i64:
    """How many bodies a nation has still to lay: those dealt to it less those laid (R02)."""
    frame = s.frames[0]
    if s.depth == 0 or (frame & c.KIND_MASK) != c.F_SETUP:
        return 0
    stage: i64 = (frame >> c.A_SHIFT) & c.NUMBER_MASK
    done: i64 = (frame >> c.B_SHIFT) & c.NUMBER_MASK
    if stage == c.STAGE_DEAL:
        return _rounds_of(s, seat, done)
    if stage == c.STAGE_PLACE:
        return _rounds_of(s, seat, bodies_in_match(s)) - _rounds_of(s, seat, done)
    return 0


def _rounds_of(s: Fields, seat: i64, count: i64) -> i64:
    """How often a seat comes among so many places of the order of play."""
    found: i64 = 0
    place: i64 = 0
    while place < count:
        if seat_in_order(s, place) == seat:
            found += 1
        place += 1
    return found
