"""Whether numbers that came from outside are a state at all, before any rule runs on them.

Bytes and descriptions may be hostile. What passes here has every number in its range and
pending work that the rules can go on with; they never loop or run off a table.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.engine import KeplerState, resume
from perihelion.games.kepler3ad.rules.pieces import power_amount_of
from perihelion.games.kepler3ad.rules.setup import slots_of
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import check_waits

WINDOWS: Final = (codes.F_BEFORE, codes.F_AFTER)
ALONE: Final = (codes.F_SCORE, codes.F_ROLL_OFF)
BOTTOM: Final = (*WINDOWS, *ALONE, codes.F_SETUP, codes.F_END_TURN)
"""The frames that everything else stands on."""
INFLUENCE: Final = (
    codes.F_ROLL,
    codes.F_REROLL,
    codes.F_SHIFT,
    codes.F_PIECE,
    codes.F_TO_PIECE,
    codes.F_REMOVE,
    codes.F_LOWER,
)
"""The frames that stand on a window."""
PLAIN: Final = (
    codes.F_BEFORE,
    codes.F_AFTER,
    codes.F_END_TURN,
    codes.F_BUILD,
    codes.F_SHIFT,
    codes.F_REMOVE,
    codes.F_LOWER,
    codes.F_VANGUARD,
)
"""The frames that need no numbers."""


# Numbers.


def numbers_wrong(state: KeplerState) -> list[str]:
    """Numbers that no state has; while there are any, nothing else may be looked at."""
    problems = state.numbers_wrong()
    # A scene may begin with marks that its scorings did not give; three at most.
    is_scoring = state.frames[0] == codes.F_SCORE and state.frames[codes.A] > codes.STAGE_MAP
    most = codes.SCORINGS + int(state.scorings) + is_scoring
    if any(count > most for mark in state.marks for count in _nibbles(int(mark), 3)):
        problems.append("a clan is won more often than there are scorings")
    beyond = range(int(state.seats), codes.SEATS)
    others = (state.levels, state.value, state.score, state.corporation, state.marks)
    if any(int(numbers[seat]) for numbers in others for seat in beyond):
        problems.append("somebody who does not play has something")
    return problems or _sheet_wrong(state)


def _sheet_wrong(state: KeplerState) -> list[str]:
    """The sheet is written scoring by scoring."""
    size = codes.LINES * codes.SEATS
    is_scoring = bool(state.depth) and state.frames[0] == codes.F_SCORE
    written = bytes(memoryview(state.sheet))
    if any(written[size * (int(state.scorings) + is_scoring) :]):
        return ["points are written for a scoring that was not held"]
    return []


# Frames.


def _field(state: KeplerState, number: int, field: int) -> int:
    return int(state.frames[number * codes.FRAME + field])


def frames_wrong(state: KeplerState) -> list[str]:
    """Pending work that the rules cannot have left behind."""
    depth = int(state.depth)
    if state.reason != codes.RUNNING:
        if depth:
            return ["a match that is over waits for something"]
        return [] if state.winners else ["a match that is over has winners"]
    if depth == 0:
        return ["a match that is not over waits for something"]
    if state.winners:
        return ["somebody has won a match that goes on"]
    bottom = _field(state, 0, codes.KIND)
    is_setup = bottom == codes.F_SETUP
    if is_setup == bool(state.turn) or (state.starter == codes.NO_SEAT and not is_setup):
        return [f"turn {state.turn} has no place there, seat {state.starter} started"]
    if state.scorings == codes.SCORINGS and bottom != codes.F_ROLL_OFF:
        return ["the match goes on after its last scoring"]
    for number in range(depth):
        wrong = _frame_wrong(state, number, bottom)
        if wrong:
            return [f"frame {number}: {wrong}"]
    return _setup_wrong(state) if is_setup else _action_wrong(state, bottom)


def _action_wrong(state: KeplerState, bottom: int) -> list[str]:
    """Before the action no die stands on it, afterwards as many as it takes."""
    on_action = [_sum(int(state.dice[group + codes.LOCKED]), codes.FACES) for group in (0, 1)]
    if bottom == codes.F_BEFORE:
        if state.action or state.face or any(on_action):
            return [f"action {state.action} has been chosen too early"]
        if state.arrived or state.raised or state.acted or state.carried:
            return ["groups of an action were used before it was chosen"]
        held = [int(state.dice[group]) for group in (codes.WHITE, codes.BLACK)]
        top = _field(state, int(state.depth) - 1, codes.KIND)
        if not any(held) and top not in (codes.F_ROLL, codes.F_REROLL):
            return ["no die is in play"]
    elif bottom in (codes.F_AFTER, codes.F_END_TURN) and not (state.action and state.face):
        return ["no action has been chosen"]
    return []


def _frame_wrong(state: KeplerState, number: int, bottom: int) -> str | None:
    kind, seat, a, b = (_field(state, number, field) for field in range(codes.FRAME))
    if not 0 <= kind <= codes.F_LAST:
        return f"there is no kind {kind}"
    if not 0 <= seat < state.seats:
        return f"it asks seat {seat}"
    if (number == 0) != (kind in BOTTOM) or (bottom in ALONE and number):
        return f"kind {kind} has no place there"
    if kind in PLAIN and (a or b):
        return f"kind {kind} has no numbers {a}, {b}"
    if kind in (*WINDOWS, codes.F_END_TURN, codes.F_SCORE) and seat != state.on_turn:
        return f"it asks seat {seat}, on turn is seat {state.on_turn}"
    if number == 0:
        return _bottom_wrong(state, kind, a, b)
    if bottom == codes.F_SETUP:
        return _card_wrong(state, kind, seat, a, b)
    if kind == codes.F_DISC and b >> codes.SOURCE_SHIFT == codes.BY_EVENT:
        is_own_turn = seat == state.on_turn
        is_owner = _power(state, seat) == (codes.CASINO if is_own_turn else codes.SALVAGE)
        right = is_owner and number == 1 and (a, b & codes.LEVELS_MASK) == (1, _levels(state, seat))
        right = right and (state.claimed == 1 or not is_own_turn)
        return None if right and bottom in WINDOWS else f"nothing lets seat {seat} raise a disc"
    if seat != state.on_turn:
        return f"it asks seat {seat}, on turn is seat {state.on_turn}"
    if kind in INFLUENCE:
        if number != 1 or bottom not in WINDOWS or state.depth > 2:
            return f"kind {kind} has no place there"
        return _influence_wrong(state, kind, a, b)
    if bottom == codes.F_BEFORE:
        return f"kind {kind} has no place there"
    return _group_wrong(state, number, kind, a, b)


def _bottom_wrong(state: KeplerState, kind: int, a: int, b: int) -> str | None:
    if kind == codes.F_SCORE:
        if not codes.STAGE_MAP <= a <= codes.STAGE_TRACKS or not 0 <= b < 1 << codes.SLOTS:
            return f"stage {a}, places {b}"
        for slot in range(codes.SLOTS):
            is_free = state.tokens[slot] == codes.NO_TOKEN
            if b >> slot & 1 and not (is_free and slot % 2 < slots_of(state, slot // 2)):
                return f"place {slot} wants no token"
    elif kind == codes.F_ROLL_OFF:
        tied, left, leading = a & 31, a >> codes.SEATS & 31, a >> 10 & 31
        every = (1 << int(state.seats)) - 1
        known = tied & tied - 1 and left and not (left | leading) & ~tied and not tied & ~every
        if not known or left & leading or a >> 15 not in (codes.BY_SCORINGS, codes.BY_LIMIT):
            return f"the seats of the roll-off are {a}"
        if not 0 <= b <= 18 or bool(b) != bool(leading):
            return f"the best sum is {b}"
        if not state.tables.has_tie_breaks:
            return "ties are not broken"
    return None


def _card_wrong(state: KeplerState, kind: int, seat: int, a: int, b: int) -> str | None:
    """What corporations ask for before the first turn."""
    if state.depth > 2 or _field(state, 0, codes.A) != codes.STAGE_CARDS:
        return f"kind {kind} has no place there"
    if kind == codes.F_VANGUARD:
        is_first = _power(state, seat) == codes.VANGUARD and not state.pieces[seat]
        return None if is_first else f"seat {seat} has no vanguard to place"
    patron = _levels(state, seat) + (codes.BY_PATRONAGE << codes.SOURCE_SHIFT)
    most = power_amount_of(state, seat)
    if kind != codes.F_DISC or b != patron or not 1 <= a <= most:
        return f"kind {kind} has no place there"
    has_card = _power(state, seat) == codes.PATRONAGE
    return None if has_card else f"seat {seat} has no patron"


def _power(state: KeplerState, seat: int) -> int:
    return int(state.tables.power[state.corporation[seat]])


def _levels(state: KeplerState, seat: int) -> int:
    return int(state.tables.power_levels[state.corporation[seat]])


def _influence_wrong(state: KeplerState, kind: int, a: int, b: int) -> str | None:
    if kind == codes.F_ROLL:
        dice = _nibbles(b, codes.DICE_GROUPS) if b >= 0 else []
        known = {0, 1} if state.tables.extra_group else {0}
        if not state.rulings.locked:
            known |= {group + codes.LOCKED for group in known}
        groups = {group for group, count in enumerate(dice) if count}
        if a or b >> 4 * codes.DICE_GROUPS or not groups or not groups <= known:
            return f"dice to roll are {b}"
        return None if sum(dice) <= codes.DICE else f"{sum(dice)} dice to roll"
    if kind == codes.F_REROLL:
        held = _sum(b, codes.DICE_GROUPS) if 0 <= b < 1 << 4 * codes.DICE_GROUPS else -1
        return None if a in (1, 2) and held == 2 - a else f"dice to choose are {a}, chosen {b}"
    if kind == codes.F_PIECE:
        return None if a in (0, 1) and b == 0 else f"pieces are {a}, {b}"
    if kind == codes.F_TO_PIECE:
        unit, owner = divmod(b, codes.SEATS)
        if not 0 <= a < codes.SPACES or not 0 <= unit < state.tables.units:
            return f"piece {b} on space {a}"
        units = state.tables.own_moves if owner == state.on_turn else state.tables.pushable
        if not int(units) >> unit & 1 or not int(state.pieces[b]) >> 4 * a & 15:
            return f"no piece {b} can leave space {a}"
    return None


def _group_wrong(state: KeplerState, number: int, kind: int, a: int, b: int) -> str | None:
    """The frames of an action, in the order in which it puts them on the stack."""
    action, below = int(state.action), _field(state, number - 1, codes.KIND)
    t, seat = state.tables, int(state.on_turn)
    if kind == codes.F_DISC:
        return _disc_wrong(state, number, a, b)
    if kind == codes.F_GROUP:
        if below == codes.F_DISC and number == 2:
            below = codes.F_AFTER
        if below not in (codes.F_AFTER, codes.F_END_TURN):
            return "a group has no place there"
        right = 1 <= a <= t.piece_groups[action] and b == t.piece_size[action]
        return None if right else f"action {action} has not {a} groups of {b}"
    if kind == codes.F_TO_GROUP:
        if below != codes.F_GROUP or not 0 <= a < codes.SPACES or b != t.piece_size[action]:
            return f"a group of {b} on space {a} has no place there"
        there = int(state.pieces[seat]) >> 4 * a & 15
        arrived = int(state.arrived) >> 4 * a & 15
        return None if there - arrived >= b else f"no group can leave space {a}"
    if number != 1 or state.depth > 2 or action != 7:
        return f"kind {kind} has no place there"
    if kind == codes.F_BUILD:
        return None
    if kind != codes.F_GIVE or not t.chooses_gifts:
        return f"kind {kind} has no place there"
    unit, space = divmod(b, codes.SPACES)
    if not 1 <= a <= 3 or not 1 <= unit < t.units:
        return f"{a} units to give for {b}"
    units = 1 if state.rulings.ships_only else int(t.units)
    rows = [codes.SEATS * one + seat for one in range(units)]
    own = sum(int(state.pieces[row]) >> 4 * space & 15 for row in rows)
    row = codes.SEATS * unit + seat
    # R34: the unit that is built may be among those given, if one of its kind is left there.
    among = state.rulings.supply_after and row in rows and int(state.pieces[row]) >> 4 * space & 15
    if own < a or (state.supply[row] < 1 and not among):
        return f"{own} units to give for {b}"
    return None


def _disc_wrong(state: KeplerState, number: int, a: int, b: int) -> str | None:
    """Discs of the action; or of a base, on top of those of Orbital Yards."""
    t, action = state.tables, int(state.action)
    levels, source = b & codes.LEVELS_MASK, b >> codes.SOURCE_SHIFT
    below = _field(state, number - 1, codes.B)
    if source == codes.BY_ACTION:
        right = number == 1 and 1 <= a <= t.disc_groups[action] and levels == t.disc_levels[action]
    elif source == codes.BY_BASE:
        is_low = number == 1 or below >> codes.SOURCE_SHIFT == codes.BY_YARDS
        gifts = set(zip(t.gives_discs, t.gives_levels, strict=True))
        right = is_low and number < 3 and any(1 <= a <= n and levels == up for n, up in gifts)
    elif source == codes.BY_YARDS:
        seat = int(state.on_turn)
        has_card = _power(state, seat) == codes.YARDS
        most = power_amount_of(state, seat)
        right = number == 1 and has_card and 1 <= a <= most and levels == _levels(state, seat)
    else:
        right = False
    return None if right else f"{a} discs by {levels} levels from {source} have no place there"


def _setup_wrong(state: KeplerState) -> list[str]:
    """Stage by stage: what comes later has not happened yet."""
    stage, step = _field(state, 0, codes.A), _field(state, 0, codes.B)
    seats = int(state.seats)
    if not codes.STAGE_FACES <= stage <= codes.STAGE_CARDS or not 0 <= step <= codes.SPACES:
        return [f"stage {stage}, step {step} of the set-up does not exist"]
    if stage >= codes.STAGE_CORPORATIONS and step > seats:
        return [f"step {step} of the set-up does not exist"]
    if stage == codes.STAGE_FACES and state.rulings.faces < 0 and int(state.faces) >> step:
        return ["a face is turned up too early"]
    laid = {codes.STAGE_FACES: 0, codes.STAGE_TOKENS: step}.get(stage, codes.SLOTS)
    if any(track != codes.NO_TOKEN for track in list(state.tokens)[laid:]):
        return ["a token is laid out too early"]
    if (state.starter == codes.NO_SEAT) != (stage <= codes.STAGE_FIRST):
        return ["who starts is decided after the tokens"]
    dealt = sum(1 for card in state.corporation if card)
    wanted = {codes.STAGE_CORPORATIONS: step, codes.STAGE_CARDS: seats}.get(stage, 0)
    if dealt != (wanted if state.rulings.corporations else 0):
        return [f"{dealt} corporations are dealt, not {wanted}"]
    if stage < codes.STAGE_CARDS and (any(state.pieces) or state.depth > 1):
        return ["pieces are placed too early"]
    if state.scorings or any(state.score) or any(state.dice) or any(state.value):
        return ["there are points or dice before the first turn"]
    return []


def _nibbles(word: int, places: int) -> list[int]:
    return [word >> 4 * place & 15 for place in range(places)]


def _sum(word: int, places: int) -> int:
    return sum(_nibbles(word, places))


# Afterwards.


def check_settled(state: KeplerState) -> None:
    """Raise BadPosition unless the rules would leave this state as it is and can go on."""
    growing = (*state.score, state.turn, state.rolls, state.stack_epoch)
    if any(number > codes.LONG // 2 for number in growing):
        raise BadPosition("a score or turn leaves no room for the rest of the match")
    check_waits(state, resume)
