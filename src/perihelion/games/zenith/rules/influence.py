"""Discs, tracks and control zones (rulebook, the influence system; aim of the game)."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.emit import note
from perihelion.games.zenith.rules.frames import arg_in, frame_at, kind_in, picks_in, pop, source_in
from perihelion.games.zenith.rules.sides import answering_seat
from perihelion.games.zenith.rules.tokens import discard_token, take_token
from perihelion.games.zenith.state import Fields


def is_on_track(s: Fields, planet: i64) -> bool:
    """Whether a planet's disc is there to be moved."""
    return s.disc[planet] != c.OFF


def has_any_disc(s: Fields) -> bool:
    """Whether any disc is on its track."""
    return s.discs_off < c.PLANETS


def candidates(s: Fields, side: i64, selector: i64, source: i64) -> i64:
    """The planets a selector allows, as a mask."""
    mask: i64 = selector & 31
    if selector & c.DIFFERS:
        mask &= ~picks_in(frame_at(s, source))
    if s.discs_off == 0 and not selector & (c.AT_CENTER | c.OPPONENT_SIDE):
        return mask
    found: i64 = 0
    planet: i64 = 0
    bit: i64 = 1
    while planet < c.PLANETS:
        disc = s.disc[planet]
        if (mask & bit) and disc != c.OFF and _selected(disc, side, selector):
            found |= bit
        planet += 1
        bit <<= 1
    if found == 0 and (selector & c.OPPONENT_SIDE) and s.rulings.opponent_side_fallback:
        return _fallback(s, side, mask)
    return found


def _selected(disc: i64, side: i64, selector: i64) -> bool:
    if selector & c.AT_CENTER:
        return disc == 0
    if selector & c.OPPONENT_SIDE:
        return disc < 0 if side == 0 else disc > 0
    return True


def _fallback(s: Fields, side: i64, mask: i64) -> i64:
    """Z05: the disc moved last came from the opponent's side: any other disc instead."""
    one: i64 = 1
    if s.pulled < 0 or not _selected(s.pulled_from, side, c.OPPONENT_SIDE):
        return 0
    return on_tracks(s) & mask & ~(one << s.pulled)


def center_candidates(s: Fields, side: i64, selector: i64, source: i64) -> i64:
    """The discs that may be brought back to the centre (Z04); Z05 is about influence alone."""
    mask: i64 = selector & 31
    if selector & c.DIFFERS:
        mask &= ~picks_in(frame_at(s, source))
    found: i64 = 0
    planet: i64 = 0
    bit: i64 = 1
    while planet < c.PLANETS:
        disc = s.disc[planet]
        allowed = disc != 0 if s.rulings.center_any_disc else _selected(disc, side, selector)
        if (mask & bit) and disc != c.OFF and allowed:
            found |= bit
        planet += 1
        bit <<= 1
    return found


def on_tracks(s: Fields) -> i64:
    """The planets whose discs are on their tracks, as a mask."""
    if s.discs_off == 0:
        return c.ALL_PLANETS
    found: i64 = 0
    planet: i64 = 0
    one: i64 = 1
    while planet < c.PLANETS:
        if s.disc[planet] != c.OFF:
            found |= one << planet
        planet += 1
    return found


def move_disc(s: Fields, planet: i64, side: i64, steps: i64) -> None:
    """Influence for a side; surplus steps are lost, a disc in the control zone is won."""
    disc = s.disc[planet]
    if disc == c.OFF:
        return
    s.pulled = planet
    s.pulled_from = disc
    if side == 0:
        disc += steps
        is_won = disc >= c.TRACK_END
    else:
        disc -= steps
        is_won = disc <= -c.TRACK_END
    if is_won:
        s.disc[planet] = c.OFF
        s.discs_off += 1
        if s.log is not None:
            end: i64 = c.TRACK_END if side == 0 else -c.TRACK_END
            note(s, c.E_INFLUENCE, planet, steps, side, end)
        win_disc(s, planet, side)
    else:
        s.disc[planet] = disc
        if s.log is not None:
            note(s, c.E_INFLUENCE, planet, steps, side, disc)


def win_disc(s: Fields, planet: i64, side: i64) -> None:
    """The disc is won: victory first, then the planet's token for whoever won it."""
    s.won[side * c.PLANETS + planet] += 1
    if s.log is not None:
        note(s, c.E_WIN_DISC, planet, side, discs_won(s, side))
    reason = victory(s, side)
    if reason != c.REASON_NONE:
        end_match(s, side, reason)
    elif s.token_at[planet] != c.NO_TOKEN:
        take_token(s, answering_seat(s, side), side, planet, is_token_delayed(s))


def discs_won(s: Fields, side: i64) -> i64:
    """How many discs a side has won."""
    total: i64 = 0
    planet: i64 = 0
    while planet < c.PLANETS:
        total += s.won[side * c.PLANETS + planet]
        planet += 1
    return total


def is_token_delayed(s: Fields) -> bool:
    """Z09, Z15: whether tokens wait for the end of the run or repetition that is going on."""
    kind = kind_in(s.frame)
    if kind == c.F_RUN:
        rulings = s.rulings
        return rulings.token_after_effect or rulings.run_order == c.RUN_DISCS_THEN_TOKENS
    return kind == c.F_REPEAT and s.rulings.token_after_effect


def victory(s: Fields, side: i64) -> i64:
    """Which of the three victories a side has reached, if any."""
    total: i64 = 0
    planets: i64 = 0
    most: i64 = 0
    at: i64 = side * c.PLANETS
    end: i64 = at + c.PLANETS
    while at < end:
        discs = s.won[at]
        if discs > 0:
            planets += 1
            total += discs
            most = max(most, discs)
        at += 1
    if most >= 3:
        return c.REASON_ABSOLUTE
    if planets >= 4:
        return c.REASON_DEMOCRATIC
    if total >= 5:
        return c.REASON_POPULAR
    return c.REASON_NONE


def end_match(s: Fields, winner: i64, reason: i64) -> None:
    """It is over on the spot; what was pending is thrown away, tokens count as applied."""
    s.winner = winner
    s.reason = reason
    while s.depth > 0:
        frame = s.frame
        pop(s)
        cause = arg_in(frame)
        is_source = source_in(frame) == s.depth
        is_token = c.CAUSE_TOKEN <= cause < c.CAUSE_PRIME
        if kind_in(frame) == c.F_LIST and is_source and is_token:
            discard_token(s, cause - c.CAUSE_TOKEN)
    if s.log is not None:
        note(s, c.E_OVER, winner, reason)


def center_disc(s: Fields, side: i64, planet: i64) -> None:
    """A disc goes straight back to the centre; nobody gains anything."""
    s.pulled = planet
    s.pulled_from = s.disc[planet]
    s.disc[planet] = 0
    if s.log is not None:
        note(s, c.E_CENTER, planet, side)
