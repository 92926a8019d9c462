"""Rounds and turns, from the card to the next first seat (README, 3, 4, 12.7 and 16)."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.frames import become, top_seat, turn_base
from perihelion.games.kepler3042.rules.moving import begin_movement, speed_of
from perihelion.games.kepler3042.rules.progress import resolve_card
from perihelion.games.kepler3042.rules.scoring import score_match
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.rules.tracks import open_track, step_on
from perihelion.games.kepler3042.state import Fields

# Rounds.


def begin_round(s: Fields, card: i64) -> None:
    """The card is revealed; alone, the ghost moves; then the first turn (3.2, 3.3, 16.1)."""
    one: i64 = 1
    s.deck &= ~(one << card)
    s.card = card
    s.round += 1
    if s.log is not None:
        note(s, c.E_ROUND, s.round, card)
    if s.seats == 1:
        _move_ghost(s)
    begin_turn(s, s.first)


def end_round(s: Fields) -> None:
    """The medals are handed out, and another seat is first (3.4, 3.5, 12.7)."""
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
    _award(s, c.COLONIAL)
    _award(s, c.TECHNOLOGY)
    s.on_card = 0
    s.card = c.NO_CARD
    s.source = c.CAUSE_NONE
    if s.round == s.tables.rounds:
        score_match(s)
        return
    if s.seats > 1:
        s.first = s.first - 1 if s.first > 0 else s.seats - 1
        if s.log is not None:
            note(s, c.E_PASS_FIRST, s.first)
    become(s, c.F_ROUND, s.first)


def _award(s: Fields, track: i64) -> None:
    """Whoever is furthest on a track takes its medals, each the full number (12.7, 12.8)."""
    count: i64 = (s.on_card >> (8 * track)) & 255
    if count == 0:
        return
    best: i64 = -1
    nation: i64 = 0
    while nation <= c.GHOST:
        at: i64 = c.TRACKS * nation + track
        if _counts(s, nation) and s.space[at] > best:
            best = s.space[at]
        nation += 1
    nation = 0
    while nation <= c.GHOST:
        at = c.TRACKS * nation + track
        if _counts(s, nation) and s.space[at] == best:
            s.medals[at] += count
            if s.log is not None:
                if nation == c.GHOST:
                    note(s, c.E_GHOST_MEDALS, track, count)
                else:
                    note(s, c.E_MEDALS, nation, track, count)
        nation += 1


def _counts(s: Fields, nation: i64) -> bool:
    """Whether a row is a nation of this match; the ghost is one for who plays alone (16.5)."""
    return nation < s.seats or (nation == c.GHOST and s.seats == 1)


# The ghost.


def _move_ghost(s: Fields) -> None:
    """It advances on both tracks, and in some rounds its technologies rise (16.1 to 16.3)."""
    _step_ghost(s, c.COLONIAL)
    _step_ghost(s, c.TECHNOLOGY)
    if (s.tables.ghost_rounds >> s.round) & 1:
        technology: i64 = 0
        while technology < c.TECHNOLOGIES:
            if level_of(s, c.GHOST, technology) < c.TOP_LEVEL:
                raise_ghost(s, technology)
            technology += 1


def _step_ghost(s: Fields, track: i64) -> None:
    on = open_track(s, c.GHOST, track)
    if on < 0:
        return
    step_on(s, c.GHOST, on)
    if s.log is not None:
        at: i64 = c.TRACKS * c.GHOST + on
        note(s, c.E_GHOST_ADVANCE, on, s.space[at])


def raise_ghost(s: Fields, technology: i64) -> None:
    """A technology of the ghost rises, and nothing comes of it (16.3, 16.4)."""
    one: i64 = 1
    ghost: i64 = c.GHOST
    s.levels[ghost] += one << (c.LEVEL_BITS * technology)
    if s.log is not None:
        note(s, c.E_GHOST_LEVEL, technology, level_of(s, ghost, technology))


# Turns.


def begin_turn(s: Fields, seat: i64) -> None:
    """T0: a turn begins; its limits start anew."""
    s.turn += 1
    s.on_turn = seat
    s.bonuses = 0
    s.paid = 0
    s.transformed = 0
    s.assigned = 0
    s.source = c.CAUSE_NONE
    become(s, c.F_CELL, seat)
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
        note(s, c.E_TURN, seat, s.turn)


def begin_last_steps(s: Fields) -> None:
    """T4 and T5: ships move, if one can; then they may be withdrawn (4.1)."""
    seat = top_seat(s)
    s.source = c.CAUSE_NONE
    turn_base(s, c.F_WITHDRAW)
    begin_movement(s, seat, speed_of(s, seat), c.FROM_TURN)


def end_turn(s: Fields, seat: i64) -> None:
    """T6: the next seat, or the resolution."""
    following: i64 = seat + 1 if seat + 1 < s.seats else i64(0)
    if following != s.first:
        begin_turn(s, following)
        return
    s.on_turn = c.NO_SEAT
    s.bonuses = 0
    s.paid = 0
    s.transformed = 0
    s.assigned = 0
    s.source = c.CAUSE_CARD + s.card
    if s.log is not None:
        set_cause(s, s.source)
    resolve_card(s)
