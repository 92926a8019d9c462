"""A turn, from its roll to its scoring (README, 3, 9 and 10)."""

from mypy_extensions import i64

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.corporations import spends_of
from perihelion.games.kepler3ad.rules.emit import note, set_cause
from perihelion.games.kepler3ad.rules.ending import end_match
from perihelion.games.kepler3ad.rules.frames import become, set_a, set_b, top_a, top_b
from perihelion.games.kepler3ad.rules.influence import level_of, raise_disc
from perihelion.games.kepler3ad.rules.pieces import count_at, value_of
from perihelion.games.kepler3ad.rules.rolling import roll_dice
from perihelion.games.kepler3ad.rules.scoring import (
    close_scoring,
    score_regions,
    score_spaces,
)
from perihelion.games.kepler3ad.state import Fields


def begin_turn(s: Fields, seat: i64) -> None:
    """The next seat rolls; in its first turn as many dice as its place in the order says (3.4)."""
    turn: i64 = s.turn
    s.turn = turn + 1
    s.on_turn = seat
    d = s.dice
    d[0] = 0
    d[1] = 0
    d[2] = 0
    d[3] = 0
    s.spent = 0
    s.spends_left = spends_of(s, seat)
    s.bonus = 0
    s.claimed = 0
    s.action = 0
    s.face = 0
    s.used = 0
    s.arrived = 0
    s.raised = 0
    s.acted = 0
    s.carried = 0
    s.rolls = 0
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
        note(s, c.E_TURN, seat, s.turn)
    become(s, c.F_BEFORE, seat)
    dice: i64 = s.tables.first_dice[turn] if turn < s.seats else s.tables.normal_dice
    roll_dice(s, seat, c.WHITE, dice)


def end_turn(s: Fields) -> None:
    """The reliquat, the value track, and a scoring if a threshold is met."""
    if s.log is not None:
        set_cause(s, c.CAUSE_NONE)
    _gain_reliquat(s, s.on_turn)
    seat: i64 = 0
    while seat < s.seats:
        worth = value_of(s, seat)
        if worth != s.value[seat]:
            s.value[seat] = worth
            if s.log is not None:
                note(s, c.E_VALUE, seat, worth)
        seat += 1
    score_or_go_on(s)


def _gain_reliquat(s: Fields, seat: i64) -> None:
    """Equal dice beside the action raise the disc of its line (9.1 to 9.5, R17)."""
    levels = count_at(s.dice[c.WHITE] + s.dice[c.BLACK], s.face - 1)
    if levels == 0:
        return
    at = s.action
    track = s.tables.track_of_action[at]
    if at == 7 and s.rulings.reliquat_by_face:
        at = s.face
        track = s.tables.track_of_line[at]
    gained = raise_disc(s, seat, track, levels)
    if s.log is not None:
        note(s, c.E_RELIQUAT, seat, track, gained, level_of(s, seat, track))


def score_or_go_on(s: Fields) -> None:
    """A scoring for every threshold that is met, in order (10.2 to 10.6), then the next turn."""
    if s.scorings == c.SCORINGS:
        end_match(s, c.BY_SCORINGS)
        return
    at = s.scorings
    threshold = s.tables.thresholds[at]
    seat: i64 = 0
    while seat < s.seats:
        if s.value[seat] >= threshold:
            become(s, c.F_SCORE, s.on_turn)
            return
        seat += 1
    limit: i64 = s.rulings.turn_limit
    if limit > 0 and s.turn >= limit:
        end_match(s, c.BY_LIMIT)
        return
    following: i64 = s.on_turn + 1
    begin_turn(s, following if following < s.seats else i64(0))


def run_scoring(s: Fields) -> bool:
    """Go on with a scoring; True when chance has to draw a token first."""
    stage = top_a(s)
    if stage == c.STAGE_MAP:
        score_spaces(s)
        set_b(s, score_regions(s))
        set_a(s, c.STAGE_REFILL)
        return False
    if stage == c.STAGE_REFILL:
        if top_b(s) and s.stack:
            return True
        set_a(s, c.STAGE_TRACKS)
        set_b(s, 0)
        return False
    close_scoring(s)
    score_or_go_on(s)
    return False
