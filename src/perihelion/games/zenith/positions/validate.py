"""Whether numbers that came from outside are a state at all, before any rule runs on them.

Bytes and descriptions may be hostile. What passes here has every number in its range, chains
that end, and pending work that the rules can go on with; they never loop or run off a table.
"""

from __future__ import annotations

from typing import Final

from perihelion.games.zenith import codes
from perihelion.games.zenith.engine import ZenithState, resume
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.sides import seat_in_deal_order
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.positions import UNSOUND, check_waits
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import TRUTH

BOTTOM: Final = (codes.F_SETUP, codes.F_ORDER, codes.F_TURN, codes.F_END_TURN)
"""The frames that everything else stands on."""
ALONE: Final = (codes.F_ORDER, codes.F_TURN)

OPERATIONS: Final = {one.code: one.about for one in FRAME_KINDS if one.about}
"""The effects that a frame may ask about."""


def numbers_wrong(state: ZenithState) -> list[str]:
    """Numbers that no state has; while there are any, nothing else may be looked at."""
    problems = state.numbers_wrong()
    for piece, board in enumerate(state.boards):
        if board not in {-1, 2 * piece, 2 * piece + 1}:
            problems.append(f"piece {piece + 1} has no side {board}")
    if state.second not in {-1, state.on_turn ^ 1} or (state.seats == 2 and state.second >= 0):
        problems.append(f"seat {state.second} cannot follow seat {state.on_turn}")
    return problems


def frames_wrong(state: ZenithState) -> list[str]:
    """Pending work that the rules cannot have left behind."""
    depth = int(state.depth)
    kinds = [_field(state, number, codes.KIND) for number in range(depth)]
    changing = int(state.seats) if codes.F_MULLIGAN in kinds else 0
    if any(choice != codes.NOT_CHOSEN for choice in list(state.choice)[changing:]):
        return ["a first hand is changed that nobody is asked about"]
    if state.reason != codes.REASON_NONE:
        return [] if depth == 0 else ["a match that is over waits for something"]
    if depth == 0:
        return ["a match that is not over waits for something"]
    problems = []
    for number in range(depth):
        wrong = _frame_wrong(state, number)
        if wrong:
            problems.append(f"frame {number}: {wrong}")
    is_setup = _field(state, 0, codes.KIND) == codes.F_SETUP
    stage = _field(state, 0, codes.ARG) if is_setup else codes.STAGE_PLAY
    if state.starter == codes.NO_SIDE and stage > codes.STAGE_FIRST:
        problems.append("a match that goes on has a side that started")
    if any(board < 0 for board in state.boards) and stage > codes.STAGE_BOARDS:
        problems.append("a technology piece has no side")
    if is_setup and not problems:
        problems += _setup_wrong(state, stage)
    return problems


def _setup_wrong(state: ZenithState, stage: int) -> list[str]:
    """Tokens place by place; then four cards each in the order of the deal, as far as dealt."""
    step = _field(state, 0, codes.LEFT)
    empty = {codes.STAGE_BOARDS: 0, codes.STAGE_TOKENS: step}.get(stage, codes.PLACES)
    if any(kind != codes.NO_TOKEN for kind in list(state.token_at)[empty:]):
        return ["a token lies where none has been placed yet"]
    frames = range(1, int(state.depth))
    left = {
        _field(state, number, codes.SEAT): _field(state, number, codes.LEFT)
        for number in frames
        if _field(state, number, codes.KIND) == codes.F_DEAL
    }
    dealt = 0 if stage < codes.STAGE_DEAL else int(state.seats)
    if stage == codes.STAGE_DEAL:
        dealt = step
    for index in range(int(state.seats)):
        seat = int(seat_in_deal_order(state, index)) if state.starter >= 0 else index
        wanted = 4 - left.get(seat, 0) if index < dealt else 0
        if state.hand_size[seat] != wanted:
            return [f"seat {seat} has {state.hand_size[seat]} cards of its first hand"]
    return []


def _field(state: ZenithState, number: int, field: int) -> int:
    return frame_fields(state, number)[field]


def _frame_wrong(state: ZenithState, number: int) -> str | None:
    kind, seat, at, source, picks, moved, left, arg = frame_fields(state, number)
    if not 0 <= kind <= codes.F_LAST:
        return f"there is no kind {kind}"
    if (number == 0) != (kind in BOTTOM) or (kind in ALONE and state.depth > 1):
        return f"kind {kind} has no place there"
    if not (0 if kind != codes.F_LIST or state.seats == 2 else -1) <= seat < state.seats:
        return f"it asks seat {seat}"
    if kind in ALONE and seat != state.on_turn and kind == codes.F_TURN:
        return f"it asks seat {seat}, on turn is seat {state.on_turn}"
    if not 0 <= at < len(state.tables.op):
        return f"there is no row {at}"
    asks = OPERATIONS.get(kind)
    if asks is not None and int(state.tables.op[at]) not in asks:
        return f"row {at} asks for no frame of kind {kind}"
    if not 0 <= source <= number or _field(state, source, codes.SOURCE) != source:
        return f"frame {source} is no source"
    if asks is not None and _field(state, source, codes.KIND) != codes.F_LIST:
        return f"frame {source} is no list of effects"
    if not 0 <= picks <= codes.ALL_PLANETS or not -1 <= moved < codes.CARDS:
        return f"picks {picks}, moved {moved}"
    if not 0 <= left <= codes.CARDS:
        return f"{left} are left"
    return _details_wrong(state, number, kind, moved, left, arg)


def _details_wrong(
    state: ZenithState, number: int, kind: int, moved: int, left: int, arg: int
) -> str | None:
    lists = (codes.F_LIST, codes.F_CHAIN)
    steps = (
        codes.F_EXILE,
        codes.F_TRANSFER,
        codes.F_DISCARD,
        codes.F_MOBILIZE,
        codes.F_ROUND,
    )
    told = left - 1 if kind == codes.F_LIST else moved if kind in steps else -1
    if told >= 0 and (told >= number or _field(state, told, codes.KIND) not in lists):
        return f"it tells frame {told}"
    if kind == codes.F_LIST:
        return None if _is_cause(arg) else f"nothing has the cause {arg}"
    most = {
        codes.F_SETUP: codes.STAGE_PLAY,
        codes.F_PRIZE: codes.PEOPLES - 1,
        codes.F_RUN: codes.PLANETS,
        codes.F_REPEAT: codes.PLANETS,
    }.get(kind, codes.ALL_PLANETS)
    if not 0 <= arg <= most:
        return f"its detail is {arg}"
    masks = (codes.F_RUN, codes.F_ROW)
    if kind in masks and left > codes.ALL_PLANETS:
        return f"{left} are left"
    if kind == codes.F_SETUP and left > codes.PLACES:
        return f"step {left}"
    if kind in (codes.F_DEAL, codes.F_MULLIGAN) and (
        _field(state, 0, codes.KIND) != codes.F_SETUP or number > 4
    ):
        return "cards are dealt before the first turn only"
    return None


def _is_cause(cause: int) -> bool:
    return (
        0 <= cause < codes.CARDS
        or 0 <= cause - codes.CAUSE_LEVEL < codes.LEVELS * codes.BOARDS
        or 0 <= cause - codes.CAUSE_TOKEN < codes.TOKEN_KINDS
        or 0 <= cause - codes.CAUSE_PRIME < 3
        or 0 <= cause - codes.CAUSE_LEADERSHIP < codes.PEOPLES
    )


def check_settled(state: ZenithState) -> None:
    """Raise BadPosition unless the rules would leave this state as it is and can go on."""
    is_known = state.viewer == TRUTH or state.viewer in state.deciders()
    check_waits(state, resume, is_known=is_known)
    if state.viewer != TRUTH:
        try:
            world = state.imagine(Rng(1))
            is_alike = world.blind(int(state.viewer)).to_bytes() == state.to_bytes()
        except UNSOUND as error:
            raise BadPosition(f"the rules cannot go on from here: {error!r}") from None
        if not is_alike:
            raise BadPosition("no world looks like this")
