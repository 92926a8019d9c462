"""What must always hold: every piece, die and token in one place, every number in its range."""

from __future__ import annotations

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.positions.validate import frames_wrong, numbers_wrong


def audit(state: KeplerState) -> list[str]:
    """What is wrong with a state; empty if it is sound."""
    problems = numbers_wrong(state)
    if problems:
        return problems
    problems = [*_pieces(state), *_levels(state), *_dice(state), *_tokens(state)]
    problems += [*_cards(state), *_scores(state), *_map(state)]
    return problems or frames_wrong(state)


def _counts(word: int, places: int) -> list[int]:
    return [word >> 4 * place & 15 for place in range(places)]


def _pieces(state: KeplerState) -> list[str]:
    problems = []
    t = state.tables
    in_play = int(t.in_play[state.variant])
    for unit in range(codes.UNITS):
        for seat in range(codes.SEATS):
            row = codes.SEATS * unit + seat
            word, supply = int(state.pieces[row]), int(state.supply[row])
            wanted = int(t.total[unit]) if seat < state.seats else 0
            there = _counts(word, codes.SPACES)
            if word < 0 or word >> 4 * codes.SPACES or supply < 0:
                problems.append(f"pieces {row} of seat {seat} are broken: {word}, {supply}")
            elif sum(there) + supply != wanted:
                found = sum(there) + supply
                problems.append(f"seat {seat} has {found} pieces of unit {unit}, not {wanted}")
            if any(count and not in_play >> space & 1 for space, count in enumerate(there)):
                problems.append(f"seat {seat} has a piece on a space that is not in play")
    seat = int(state.on_turn)
    arrived = _counts(int(state.arrived), codes.SPACES)
    light = _counts(int(state.pieces[seat]), codes.SPACES)
    # An opponent's answer cannot come between, so what arrived is still there during the action.
    is_acting = state.depth > 1 and state.frames[codes.FRAME] in (codes.F_GROUP, codes.F_DISC)
    if is_acting and any(new > here for new, here in zip(arrived, light, strict=True)):
        problems.append("more pieces arrived than are there")
    return problems


def _levels(state: KeplerState) -> list[str]:
    problems = []
    tops = _counts(int(state.tables.tops), codes.TRACKS)
    for seat in range(int(state.seats)):
        word = int(state.levels[seat])
        levels = _counts(word, codes.TRACKS)
        too_high = any(level > top for level, top in zip(levels, tops, strict=True))
        if word < 0 or word >> 4 * codes.TRACKS or too_high:
            problems.append(f"seat {seat} has levels that do not exist: {levels}")
    if not 0 <= state.spent < 1 << codes.SPENDABLE or state.spends_left < 0:
        problems.append("influence was spent that cannot be")
    return problems


def _dice(state: KeplerState) -> list[str]:
    t = state.tables
    count = [sum(_counts(int(word), codes.FACES)) for word in state.dice]
    if any(int(word) < 0 or int(word) >> 4 * codes.FACES for word in state.dice):
        return [f"dice are broken: {list(state.dice)}"]
    if state.depth:
        at = (int(state.depth) - 1) * codes.FRAME
        if state.frames[at] in (codes.F_REROLL, codes.F_ROLL):
            held = _counts(int(state.frames[at + codes.B]), codes.DICE_GROUPS)
            count = [one + other for one, other in zip(count, held, strict=True)]
    white, black = count[0] + count[2], count[1] + count[3]
    most = int(t.most_dice)
    blacks = int(t.extra_dice) if t.extra_group else 0
    if white > most - blacks or black > blacks:
        return [f"{white} white and {black} black dice are in play"]
    if state.action and sum(count[2:]) not in (1, 2, 3):
        return [f"{sum(count[2:])} dice stand on action {state.action}"]
    return []


def _tokens(state: KeplerState) -> list[str]:
    left = [
        one + other
        for one, other in zip(
            _counts(int(state.stack), codes.TRACKS),
            _counts(int(state.discards), codes.TRACKS),
            strict=True,
        )
    ]
    for track in state.tokens:
        if track != codes.NO_TOKEN:
            left[int(track)] += 1
    wanted = _counts(int(state.tables.tokens), codes.TRACKS)
    if left != wanted or state.stack < 0 or state.discards < 0:
        return [f"there are {left} tokens by track, not {wanted}"]
    start = _counts(int(state.stack_start), codes.TRACKS)
    stack = _counts(int(state.stack), codes.TRACKS)
    if any(now > then for now, then in zip(stack, start, strict=True)):
        return ["the stack has grown without a shuffle"]
    return []


def _cards(state: KeplerState) -> list[str]:
    dealt = [int(card) for card in state.corporation if card]
    if len(set(dealt)) != len(dealt) or any(not 0 < card <= 7 for card in dealt):
        return [f"the corporations {dealt} cannot be"]
    return []


def _scores(state: KeplerState) -> list[str]:
    problems = []
    for seat in range(int(state.seats)):
        written = sum(
            int(state.sheet[(number * codes.LINES + line) * codes.SEATS + seat])
            for number in range(codes.SCORINGS)
            for line in range(codes.LINE_REGION)
        )
        if written > state.score[seat]:
            problems.append(f"seat {seat} has {state.score[seat]} points, and {written} written")
        if state.value[seat] < 0:
            problems.append(f"seat {seat} has a value of {state.value[seat]}")
    if not 0 <= state.scorings <= codes.SCORINGS:
        problems.append(f"{state.scorings} scorings have been held")
    return problems


def _map(state: KeplerState) -> list[str]:
    planet = int(state.variant) & ((1 << codes.REGIONS) - 1)  # above it, the only zone in play
    if state.tables.zones_turn and planet != state.faces:
        return ["the map is not the one that the faces make"]
    return []
