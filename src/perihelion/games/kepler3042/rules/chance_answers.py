"""What chance may answer, and how likely it is (README, 19)."""

from typing import Final

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.bits import bit
from perihelion.games.kepler3042.rules.bodies import (
    body_of,
    count_with,
    find_sites,
    is_site,
    placements,
    token_at,
)
from perihelion.games.kepler3042.rules.frames import top_a, top_kind
from perihelion.games.kepler3042.rules.sets import (
    bits_in,
    list_set,
    nth_hex,
    nth_place,
    size_of,
)
from perihelion.games.kepler3042.rules.setup import objectives_in_set
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng

TRIES: Final = 12
"""Blind draws before a look at what is left."""


def list_chance(s: Fields, out: Answers) -> None:
    """What chance may answer, ascending."""
    kind = top_kind(s)
    one: i64 = 1
    if kind == c.F_ROUND:
        out.add_mask(c.C_CARD, s.deck)
    elif kind == c.F_TURN_UP:
        known = looked_at(s)
        if known < c.TOKENS:
            out.add(c.C_REVEAL + body_of(known))
        else:
            _list_bodies(s, c.C_REVEAL, out)
    else:
        stage = top_a(s)
        if stage == c.STAGE_FIRST:
            out.add_mask(c.C_FIRST, (one << s.seats) - 1)
        elif stage == c.STAGE_LEAVE_OUT:
            out.add_mask(c.C_LEAVE_OUT, s.in_play & ((one << c.PLANETS) - 1))
        elif stage == c.STAGE_DEAL:
            _list_bodies(s, c.C_DEAL, out)
        elif stage == c.STAGE_PLACE:
            find_sites(s)
            list_set(s.tables.found, s.tables, c.C_HEX, out)
        else:
            out.add_mask(c.C_OBJECTIVE, objectives_left(s))


def _list_bodies(s: Fields, first: i64, out: Answers) -> None:
    body: i64 = 0
    while body < c.BODIES:
        if count_with(s, body, c.UNSEEN):
            out.add(first + body)
        body += 1


def looked_at(s: Fields) -> i64:
    """The token that is turned up, if a nation has looked at it (R02); else TOKENS."""
    return token_at(s, top_a(s)) if s.rulings.peek else i64(c.TOKENS)


def objectives_left(s: Fields) -> i64:
    """The objectives of the set that are not known to be dealt, as a mask."""
    left = objectives_in_set(s)
    one: i64 = 1
    seat: i64 = 0
    while seat < s.seats:
        if s.objective[seat] >= 0:
            left &= ~(one << s.objective[seat])
        seat += 1
    return left


def weight_of(s: Fields, action: i64) -> i64:
    """How many tokens an answer of chance stands for; one of everything else."""
    if c.C_DEAL <= action < c.C_OBJECTIVE:
        if top_kind(s) == c.F_TURN_UP and looked_at(s) < c.TOKENS:
            return 1
        body: i64 = action - (c.C_DEAL if action < c.C_REVEAL else c.C_REVEAL)
        return count_with(s, body, c.UNSEEN)
    return 1


def draw(s: Fields, rng: Rng) -> i64:
    """An answer of chance, by its weight; -1 for a question that is asked only a few times."""
    kind = top_kind(s)
    if kind == c.F_ROUND:
        return c.C_CARD + nth_place(s.deck, rng.below(bits_in(s.deck)))
    if kind == c.F_TURN_UP:
        known = looked_at(s)
        return c.C_REVEAL + body_of(known if known < c.TOKENS else _draw_token(s, rng))
    stage = top_a(s)
    if stage == c.STAGE_PLACE:
        return c.C_HEX + _draw_site(s, rng)
    if stage == c.STAGE_DEAL:
        return c.C_DEAL + body_of(_draw_token(s, rng))
    return -1


def _draw_site(s: Fields, rng: Rng) -> i64:
    """One of the hexes where a body may be laid.

    A hex drawn from all that the stars allow, again and again until bodies allow it, is as likely
    as any other that they allow; after some tries those are looked for.
    """
    t = s.tables
    seats = s.seats
    first = t.first_site[seats]
    seats += 1
    count: i64 = t.first_site[seats] - first
    tries: i64 = 0 if placements(s) < c.PLACEMENTS else TRIES
    while tries < TRIES:
        at: i64 = first + rng.below(count)
        hex_number = t.site[at]
        if is_site(s, hex_number):
            return hex_number
        tries += 1
    find_sites(s)
    return nth_hex(t.found, t, rng.below(size_of(t.found)))


def _draw_token(s: Fields, rng: Rng) -> i64:
    """One of the tokens that may be any hidden body, found as `_draw_site` finds a hex."""
    tries: i64 = 0
    while tries < TRIES:
        token = rng.below(c.TOKENS)
        if s.place[token] == c.UNSEEN and (s.in_play >> token) & 1:
            return token
        tries += 1
    left: i64 = 0
    token = 0
    while token < c.TOKENS:
        if s.place[token] == c.UNSEEN:
            left |= bit(token)
        token += 1
    left &= s.in_play
    return nth_place(left, rng.below(bits_in(left)))
