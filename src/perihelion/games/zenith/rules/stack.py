"""Going on until somebody has to answer: the top frame runs, one kind after the other."""

from mypy_extensions import i64

from perihelion.games.zenith.codes import (
    ARG,
    AT,
    END,
    EXILE,
    F_BOARDS,
    F_CHAIN,
    F_DISCARD,
    F_END_TURN,
    F_EXILE,
    F_HAND_OVER,
    F_LIST,
    F_MOBILIZE,
    F_PRIZE,
    F_REPEAT,
    F_RESERVE,
    F_ROUND,
    F_ROW,
    F_RUN,
    F_SETUP,
    F_TRANSFER,
    FRAME,
    FRAME_SHIFT,
    INFLUENCE_MOVED,
    KIND,
    LEFT,
    MOBILIZE,
    MOVED,
    NO_TOKEN,
    OFF,
    PLANETS,
    REASON_NONE,
    RUN_ALONG_ROW,
    SEAT,
    SOURCE,
)
from perihelion.games.zenith.rules.effects import finish_list, planet_in, run_list
from perihelion.games.zenith.rules.frames import pop, push, push_nested
from perihelion.games.zenith.rules.influence import candidates, move_disc, on_tracks
from perihelion.games.zenith.rules.piles import can_draw, ready_deck
from perihelion.games.zenith.rules.possible import can_apply, filled_columns, owner_of
from perihelion.games.zenith.rules.setup import finish_mulligan, mulligan_seats, run_setup
from perihelion.games.zenith.rules.sides import side_of
from perihelion.games.zenith.rules.tokens import ready_reserve, take_token
from perihelion.games.zenith.rules.turn import finish_turn, needs_card
from perihelion.games.zenith.state import Fields
from perihelion.kernel.state import CHANCE, NOBODY


def settle(s: Fields) -> None:
    """Run frames until one waits, then say for whom: `s.seat`."""
    frames = s.frames
    while s.reason == REASON_NONE:
        base: i64 = (s.depth - 1) * FRAME
        kind = s.kind
        if kind <= F_BOARDS:
            s.seat = frames[base + SEAT]
            return
        if kind == F_LIST:
            if frames[base + SEAT] < 0:
                s.seat = CHANCE
                return
            row = frames[base + AT]
            if i64(s.tables.op[row]) == END:
                finish_list(s, base)
            else:
                run_list(s, base)
        elif kind == F_END_TURN:
            if needs_card(s):
                ready_deck(s)
                s.seat = CHANCE
                return
            finish_turn(s)
        elif kind <= F_RESERVE:
            if asks_chance(s, base, kind):
                s.seat = CHANCE
                return
        elif waits(s, base, kind):
            s.seat = frames[base + SEAT]
            return
    s.seat = NOBODY


def asks_chance(s: Fields, base: i64, kind: i64) -> bool:
    """Whether the frame of a draw, deal or set-up still asks; otherwise it goes on."""
    if kind == F_SETUP:
        return run_setup(s, base)
    if kind == F_RESERVE:
        ready_reserve(s)
        return True
    at: i64 = base + LEFT
    if s.frames[at] > 0 and can_draw(s):
        ready_deck(s)
        return True
    pop(s)
    return False


def waits(s: Fields, base: i64, kind: i64) -> bool:
    """Whether the frame of a decision still asks; otherwise it goes on or goes away."""
    if kind == F_EXILE or kind == F_TRANSFER:
        return _waits_or_pops(s, s.frames[base + LEFT] > 0 and open_columns(s, base) != 0)
    if kind == F_DISCARD or kind == F_HAND_OVER:
        some = s.hand_size[s.frames[base + SEAT]] > 0
        return _waits_or_pops(s, s.frames[base + LEFT] > 0 and some)
    if kind == F_CHAIN:
        _run_chain(s, base)
        return False
    if kind == F_RUN:
        return _run_run(s, base)
    if kind == F_REPEAT:
        return _run_repeat(s, base)
    if kind == F_PRIZE:
        _run_prize(s, base)
        return False
    if kind == F_ROW:
        return _waits_or_pops(s, open_rows(s, base) != 0)
    return _run_mulligan(s, base)


def _waits_or_pops(s: Fields, is_asked: bool) -> bool:
    if not is_asked:
        pop(s)
    return is_asked


def open_columns(s: Fields, base: i64) -> i64:
    """The columns an exile or transfer may take its next card from, as a mask."""
    frames = s.frames
    t = s.tables
    row = frames[base + AT]
    side = side_of(s, frames[base + SEAT])
    owner: i64 = 1 - side
    if i64(t.op[row]) == EXILE:
        owner = owner_of(side, i64(t.c[row]))
    found: i64 = filled_columns(s, owner, i64(t.b[row])) & ~frames[base + ARG]
    if s.rulings.rewarding_cards_only and is_for_planet(s, base):
        rewarding = found & on_tracks(s)
        if rewarding:
            return rewarding
    return found


def is_for_planet(s: Fields, base: i64) -> bool:
    """Z08: whether this step pays for influence on the planet of the card it moves."""
    told = s.frames[base + MOVED]
    if told < 0 or s.frames[told * FRAME + KIND] != F_LIST:
        return False
    row = s.frames[told * FRAME + AT]
    return i64(s.tables.op[row]) == INFLUENCE_MOVED


def _run_chain(s: Fields, base: i64) -> None:
    """One round after the other: the first part, then the rest for the card it moved (Z13)."""
    frames = s.frames
    t = s.tables
    row = frames[base + AT]
    moved = frames[base + MOVED]
    if moved >= 0:
        frames[base + MOVED] = -1
        one: i64 = 1
        if i64(t.d[row]):
            frames[base + ARG] |= one << i64(t.planet[moved])
        then = push_nested(s, base, i64(t.c[row]))
        frames[then + MOVED] = moved
    elif frames[base + LEFT] == 0:
        pop(s)
    else:
        frames[base + LEFT] -= 1
        _start_round(s, base, i64(t.b[row]))


def _start_round(s: Fields, base: i64, first: i64) -> None:
    frames = s.frames
    seat = frames[base + SEAT]
    if not can_apply(s, seat, first, frames[base + SOURCE], -1):
        return
    op = i64(s.tables.op[first])
    kind: i64 = F_TRANSFER
    if op == MOBILIZE:
        kind = F_MOBILIZE if s.rulings.chain_compulsory else F_ROUND
    elif op == EXILE:
        kind = F_EXILE
    chain: i64 = base >> FRAME_SHIFT
    step = push(s, kind, seat, first, frames[base + SOURCE], 1, frames[base + ARG])
    frames[step + MOVED] = chain


def run_amount(s: Fields, base: i64, planet: i64) -> i64:
    """The steps that a planet gets in a run whose stretch begins at ARG - 1."""
    row = s.frames[base + AT]
    offset: i64 = planet - (s.frames[base + ARG] - 1)
    t = s.tables
    if offset == 0:
        return i64(t.b[row])
    return i64(t.c[row]) if offset == 1 else i64(t.d[row])


def _run_run(s: Fields, base: i64) -> bool:
    """The discs of a run, one by one; planets whose disc is off are passed over (Z09)."""
    frames = s.frames
    left: i64 = frames[base + LEFT] & on_tracks(s)
    frames[base + LEFT] = left
    if left == 0:
        pop(s)
        return False
    if s.rulings.run_order == RUN_ALONG_ROW:
        advance_run(s, base, planet_in(left))
        return False
    return True


def advance_run(s: Fields, base: i64, planet: i64) -> None:
    """One disc of a run moves by its whole amount."""
    one: i64 = 1
    s.frames[base + LEFT] &= ~(one << planet)
    side = side_of(s, s.frames[base + SEAT])
    move_disc(s, planet, side, run_amount(s, base, planet))


def repeat_candidates(s: Fields, base: i64) -> i64:
    """The planets the next repetition may go to (Z02)."""
    frames = s.frames
    side = side_of(s, frames[base + SEAT])
    selector = i64(s.tables.b[frames[base + AT]])
    return candidates(s, side, selector, frames[base + SOURCE])


def _run_repeat(s: Fields, base: i64) -> bool:
    frames = s.frames
    if frames[base + LEFT] == 0 or repeat_candidates(s, base) == 0:
        pop(s)
        return False
    if frames[base + ARG] == 0:
        return True
    planet: i64 = frames[base + ARG] - 1
    if s.disc[planet] == OFF:
        pop(s)
    else:
        frames[base + LEFT] -= 1
        side = side_of(s, frames[base + SEAT])
        move_disc(s, planet, side, i64(s.tables.a[frames[base + AT]]))
    return False


def _run_prize(s: Fields, base: i64) -> None:
    """The level 2 token goes to the first side that arrives there."""
    place: i64 = PLANETS + s.frames[base + ARG]
    seat = s.frames[base + SEAT]
    pop(s)
    if s.token_at[place] != NO_TOKEN:
        take_token(s, seat, side_of(s, seat), place, False)


def open_rows(s: Fields, base: i64) -> i64:
    """Z29: which effects of a printed row can still be applied, as a mask."""
    frames = s.frames
    left = frames[base + LEFT]
    row = frames[base + AT]
    found: i64 = 0
    bit: i64 = 1
    while bit <= left:
        if (left & bit) and can_apply(s, frames[base + SEAT], row, frames[base + SOURCE], -1):
            found |= bit
        bit <<= 1
        row += 1
    return found


def _run_mulligan(s: Fields, base: i64) -> bool:
    mask = mulligan_seats(s, base)
    if mask == 0:
        pop(s)
        finish_mulligan(s)
        return False
    s.frames[base + SEAT] = planet_in(mask)
    return True
