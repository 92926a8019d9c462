"""The scorings, phase by phase (README, 11 and 12).

Every line of a scoring is written on the sheet and told: who got how much, and for what.
"""

from mypy_extensions import i64, u8

from perihelion.games.kepler3ad import codes as c
from perihelion.games.kepler3ad.rules.emit import note, told_space
from perihelion.games.kepler3ad.rules.influence import level_of, raise_disc
from perihelion.games.kepler3ad.rules.pieces import power_of, spaces_in_play, value_at
from perihelion.games.kepler3ad.state import Fields


def _write(s: Fields, line: i64, seat: i64, points: i64) -> None:
    at: i64 = (s.scorings * c.LINES + line) * c.SEATS + seat
    s.sheet[at] = u8(points)
    s.score[seat] += points


def _tranche(values: i64, contenders: i64, mine: i64) -> i64:
    """The tranche a contender takes: all strictly higher, and all equal ones, itself too (11.2).

    `values` has one number of eight bits for each seat.
    """
    tranche: i64 = 0
    while contenders:
        if contenders & 1 and (values & 255) >= mine:
            tranche += 1
        contenders >>= 1
        values >>= 8
    return tranche


# Phase A: spaces (12.3).


def score_spaces(s: Fields) -> None:
    """Every space pays the seats that are present."""
    if s.log is not None:
        at = s.scorings
        note(s, c.E_SCORING, s.on_turn, s.scorings + 1, s.tables.thresholds[at])
    in_play = spaces_in_play(s)
    space: i64 = 0
    while space < c.SPACES:
        if (in_play >> space) & 1:
            _score_space(s, space)
        space += 1


def values_on(s: Fields, space: i64) -> i64:
    """The values of all seats on a space, eight bits each; who is absent has 0 (1.17)."""
    values: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        values |= value_at(s, seat, space) << (8 * seat)
        seat += 1
    return values


def tranche_on(s: Fields, values: i64, seat: i64) -> i64:
    """The tranche that a seat takes where these are the values; 0 if it gets nothing (11.2)."""
    mine: i64 = (values >> (8 * seat)) & 255
    if mine == 0:
        return 0
    one: i64 = 1
    tranche = _tranche(values, (one << s.seats) - 1, mine)
    return tranche if tranche <= 3 else i64(0)


def _score_space(s: Fields, space: i64) -> None:
    values = values_on(s, space)
    if values == 0:
        return
    face: i64 = s.faces >> (space >> 2 if s.tables.zones_turn else space)
    first: i64 = 3 * (2 * space + (face & 1)) - 1
    seat: i64 = 0
    while seat < s.seats:
        tranche = tranche_on(s, values, seat)
        if tranche:
            at: i64 = first + tranche
            points = s.tables.points[at]
            _write(s, c.LINE_SPACE + space, seat, points)
            if s.log is not None:
                note(s, c.E_SCORE_SPACE, seat, told_space(s, space), points, tranche)
        seat += 1


# Phase B: regions (12.4 to 12.13).


def score_regions(s: Fields) -> i64:
    """Majorities take tokens and, in edition 2, allegiances; returns the emptied places."""
    emptied: i64 = 0
    region: i64 = 0
    while region < c.REGIONS:
        emptied |= _score_region(s, region)
        region += 1
    if emptied and s.rulings.reshuffles:
        reshuffle(s)
    return emptied


def value_in_region(s: Fields, seat: i64, region: i64) -> i64:
    """The value of a seat over the spaces of a region."""
    total: i64 = 0
    space: i64 = 4 * region
    while space < 4 * region + 4:
        total += value_at(s, seat, space)
        space += 1
    return total


def region_winner(s: Fields, region: i64) -> i64:
    """The seat with the majority of a region, or NO_SEAT: nobody is there, or a tie (12.4)."""
    best: i64 = 0
    winner: i64 = c.NO_SEAT
    seat: i64 = 0
    while seat < s.seats:
        worth = value_in_region(s, seat, region)
        if worth > best:
            best = worth
            winner = seat
        elif worth == best and worth > 0:
            # Grand Embassy wins ties (14.9).
            if power_of(s, seat) == c.EMBASSY:
                winner = seat
            elif winner == c.NO_SEAT or power_of(s, winner) != c.EMBASSY:
                winner = c.NO_SEAT
        seat += 1
    return winner


def _is_empty(s: Fields, region: i64) -> bool:
    seat: i64 = 0
    while seat < s.seats:
        if value_in_region(s, seat, region):
            return False
        seat += 1
    return True


def _score_region(s: Fields, region: i64) -> i64:
    slot: i64 = 2 * region
    other: i64 = slot + 1
    has_tokens = s.tokens[slot] != c.NO_TOKEN or s.tokens[other] != c.NO_TOKEN
    if not has_tokens and not s.tables.has_allegiances:
        return 0
    winner = region_winner(s, region)
    if winner == c.NO_SEAT:
        if s.log is not None and not _is_empty(s, region):
            note(s, c.E_REGION_TIED, region)
        return 0
    _win_region(s, winner, region, value_in_region(s, winner, region))
    return _win_token(s, winner, slot) | _win_token(s, winner, other)


def _win_region(s: Fields, seat: i64, region: i64, worth: i64) -> None:
    at: i64 = (s.scorings * c.LINES + c.LINE_REGION + region) * c.SEATS + seat
    s.sheet[at] = 1
    if s.tables.has_allegiances:
        one: i64 = 1
        s.marks[seat] += one << (region << 2)
    if s.log is not None:
        note(s, c.E_REGION_WON, seat, region, worth)


def _win_token(s: Fields, seat: i64, slot: i64) -> i64:
    track = s.tokens[slot]
    if track == c.NO_TOKEN:
        return 0
    one: i64 = 1
    raise_disc(s, seat, track, 1)
    s.tokens[slot] = c.NO_TOKEN
    s.discards += one << (track << 2)
    if s.log is not None:
        note(s, c.E_TOKEN_WON, seat, track, level_of(s, seat, track))
    return one << slot


def tokens_in(counts: i64) -> i64:
    """How many tokens a stack has."""
    total: i64 = 0
    while counts:
        total += counts & 15
        counts >>= 4
    return total


def reshuffle(s: Fields) -> None:
    """The discarded tokens are shuffled into the stack (12.10, R24)."""
    if s.log is not None:
        note(s, c.E_RESHUFFLE, tokens_in(s.discards))
    s.stack += s.discards
    s.discards = 0
    s.stack_start = s.stack
    s.stack_epoch += 1


def lay_token(s: Fields, slot: i64, track: i64) -> None:
    """A token from the stack is laid face up on a place."""
    one: i64 = 1
    s.stack -= one << (track << 2)
    s.tokens[slot] = track
    if s.log is not None:
        note(s, c.E_TOKEN, slot >> 1, track)


# Phases C and D: tracks (12.14, 12.15).


def score_tracks(s: Fields) -> None:
    """The places on every track, then the level on the last one."""
    track: i64 = 0
    while track < c.TRACKS:
        _score_track(s, track)
        track += 1
    seat: i64 = 0
    while seat < s.seats:
        level = level_of(s, seat, c.BONUS_POINTS)
        points = s.tables.level_points[level]
        _write(s, c.LINE_BONUS, seat, points)
        if s.log is not None:
            note(s, c.E_SCORE_BONUS, seat, points)
        seat += 1


def _score_track(s: Fields, track: i64) -> None:
    values: i64 = 0
    contenders: i64 = 0
    one: i64 = 1
    seat: i64 = 0
    while seat < s.seats:
        level = level_of(s, seat, track)
        if level or s.rulings.zero_ranks:
            contenders |= one << seat
            values |= level << (8 * seat)
        seat += 1
    seat = 0
    while seat < s.seats:
        if (contenders >> seat) & 1:
            tranche = _tranche(values, contenders, (values >> (8 * seat)) & 255)
            if tranche <= 3:
                at: i64 = tranche - 1
                points = s.tables.track_points[at]
                _write(s, c.LINE_TRACK + track, seat, points)
                if s.log is not None:
                    note(s, c.E_SCORE_TRACK, seat, track, points, tranche)
        seat += 1


# Phase E: allegiances at the end (12.17).


def clans_of(s: Fields, seat: i64) -> i64:
    """How many different clans a seat has marked (R25)."""
    marks = s.marks[seat]
    return (1 if marks & 15 else 0) + (1 if marks & 240 else 0) + (1 if marks & 3840 else 0)


def score_allegiances(s: Fields) -> None:
    """In the last scoring, each seat is paid for the clans it has marked."""
    seat: i64 = 0
    while seat < s.seats:
        clans = clans_of(s, seat)
        points = s.tables.allegiance_points[clans]
        if points:
            _write(s, c.LINE_ALLEGIANCES, seat, points)
            if s.log is not None:
                note(s, c.E_SCORE_ALLEGIANCES, seat, clans, points)
        seat += 1


def close_scoring(s: Fields) -> None:
    """The tracks are counted, and this scoring is done."""
    score_tracks(s)
    if s.tables.has_allegiances and s.scorings == c.SCORINGS - 1:
        score_allegiances(s)
    if s.log is not None:
        _tell_totals(s)
    s.scorings += 1


def _tell_totals(s: Fields) -> None:
    seat: i64 = 0
    while seat < s.seats:
        points: i64 = 0
        line: i64 = c.LINE_SPACE
        while line < c.LINE_REGION:
            at: i64 = (s.scorings * c.LINES + line) * c.SEATS + seat
            points += i64(s.sheet[at])
            line += 1
        note(s, c.E_SCORE_TOTAL, seat, points, s.score[seat])
        seat += 1
