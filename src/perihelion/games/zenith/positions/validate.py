"""Whether numbers that came from outside are a state at all, before any rule runs on them.

Bytes and descriptions may be hostile. What passes here has every number in its range, chains
that end, and pending work that the rules can go on with; they never loop or run off a table.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from typing import Final

from perihelion.games.zenith import codes
from perihelion.games.zenith.engine import ZenithState, resume
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.sides import seat_in_deal_order
from perihelion.kernel.errors import BadPosition
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import NOBODY, TRUTH

MOST_STOCK: Final = 1_000_000
MOST_TURNS: Final = 100_000
MOST_ODDS: Final = 1 << 48
BOTTOM: Final = (codes.F_SETUP, codes.F_ORDER, codes.F_TURN, codes.F_END_TURN)
"""The frames that everything else stands on."""
ALONE: Final = (codes.F_ORDER, codes.F_TURN)

OPERATIONS: Final[dict[int, tuple[int, ...]]] = {
    codes.F_PLANET: (codes.INFLUENCE_PICK,),
    codes.F_CENTER: (codes.CENTER_DISC,),
    codes.F_STRETCH: (codes.INFLUENCE_RUN,),
    codes.F_MAY: (codes.MAY,),
    codes.F_CHOOSE: (codes.CHOOSE,),
    codes.F_REWARD: (codes.IF_BADGE, codes.IF_CREDITS),
    codes.F_ROUND: (codes.MOBILIZE,),
    codes.F_DEVELOP: (codes.DEVELOP,),
    codes.F_BOARDS: (codes.TOKEN_FROM_BOARDS,),
    codes.F_MOBILIZE: (codes.MOBILIZE,),
    codes.F_RESERVE: (codes.TOKEN_FROM_RESERVE,),
    codes.F_RUN: (codes.INFLUENCE_RUN,),
    codes.F_REPEAT: (codes.INFLUENCE_REPEAT,),
    codes.F_EXILE: (codes.EXILE,),
    codes.F_TRANSFER: (codes.TRANSFER,),
    codes.F_DISCARD: (codes.DISCARD_CARDS,),
    codes.F_CHAIN: (codes.CHAIN,),
    codes.F_HAND_OVER: (codes.HAND_OVER,),
    codes.F_ROW: (codes.INFLUENCE_AT, codes.TRANSFER, codes.MAY),
}
"""The effects that a frame may ask about."""


@cache
def _ranges(seats: int, is_blind: bool) -> dict[str, Container[int]]:
    """What each kind of number may be."""
    cards = frozenset([*range(codes.CARDS), codes.NO_CARD])
    places = [*range(codes.HAND + seats), *range(codes.COLUMN, codes.COLUMN + 10)]
    counts = range(codes.CARDS + 1)
    return {
        "place of a card": frozenset([*places, *([codes.UNSEEN] if is_blind else [])]),
        "link of a card": cards,
        "known": frozenset(
            held + knowing for held in (0, codes.HELD_BEFORE) for knowing in range(1 << seats)
        ),
        "first card of a hand": cards,
        "top of a column": cards,
        "number of cards": counts,
        "odds": range(MOST_ODDS),
        "disc": frozenset([*range(-3, 4), codes.OFF]),
        "number of discs": range(6),
        "stock": range(MOST_STOCK),
        "level": range(codes.LEVELS + 1),
        "token on a board": range(-1, codes.TOKEN_KINDS),
        "number of tokens": range(17),
        "mulligan": range(codes.CHOSEN_UNSEEN if is_blind else codes.NOT_CHOSEN, 16),
        "seat asked": range(NOBODY, seats),
        "turn": range(MOST_TURNS + 1),
        "viewer": range(TRUTH, seats + 1),
        "depth of the stack": range(codes.MAX_FRAMES + 1),
        "epoch": range(MOST_STOCK),
        "side": range(-1, 2),
        "face of the badge": range(2),
        "seat on turn": range(seats),
        "technology end of team 0": range(2),
        "technology end of team 1": range(2, 4),
        "member of side 0": range(-1, seats // 2),
        "member of side 1": frozenset([-1, *range(seats // 2, seats)]),
        "planet moved last": range(-1, codes.PLANETS),
        "place it stood on": range(-3, 4),
        "reason": range(codes.REASON_EMPTY_HAND + 1),
    }


def _numbers(state: ZenithState) -> Iterator[tuple[str, Iterable[object]]]:
    yield "place of a card", bytes(memoryview(state.where))
    yield "link of a card", _links(state)
    yield "known", bytes(memoryview(state.known))
    yield "first card of a hand", state.hand_first
    yield "top of a column", state.column_top
    yield "number of cards", [*state.hand_size, *state.held_low, *state.held_high]
    yield "number of cards", state.column_size
    yield "number of cards", [state.deck_size, state.deck_start, state.discard_size]
    yield "odds", state.odds
    yield "disc", state.disc
    yield "number of discs", [*state.won, state.discs_off]
    yield "stock", state.stock
    yield "level", state.level
    yield "token on a board", state.token_at
    yield "number of tokens", [*state.reserve, *state.spent, *state.reserve_start]
    yield "mulligan", state.choice
    yield "seat asked", [state.seat]
    yield "turn", [state.turn]
    yield "viewer", [state.viewer]
    yield "depth of the stack", [state.depth]
    yield "epoch", [state.deck_epoch, state.reserve_epoch, state.lots]
    yield "side", [state.badge, state.starter, state.winner]
    yield "face of the badge", [state.badge_gold]
    yield "seat on turn", [state.on_turn]
    yield "technology end of team 0", [state.end_0]
    yield "technology end of team 1", [state.end_1]
    yield "member of side 0", [state.began_0, state.played_0]
    yield "member of side 1", [state.began_1, state.played_1]
    yield "planet moved last", [state.pulled]
    yield "place it stood on", [state.pulled_from]
    yield "reason", [state.reason]


def _links(state: ZenithState) -> Iterator[int]:
    """The links of hands and columns; those of the piles say nothing about the match."""
    for place, link in zip(
        bytes(memoryview(state.where)), bytes(memoryview(state.link)), strict=True
    ):
        if place > codes.DISCARD:
            yield link


def numbers_wrong(state: ZenithState) -> list[str]:
    """Numbers that no state has; while there are any, nothing else may be looked at."""
    ranges = _ranges(int(state.seats), bool(state.viewer != TRUTH))
    problems = []
    for what, values in _numbers(state):
        wrong = [value for value in values if value not in ranges[what]]
        if wrong:
            problems.append(f"{what} cannot be {wrong[0]}")
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
    try:
        twin = state.clone()
        resume(twin)
        if twin.to_bytes() != state.to_bytes():
            raise BadPosition("the state does not wait for an answer")
        knows = state.viewer == TRUTH or state.viewer in state.deciders()
        if state.seat != NOBODY and knows and not state.legal():
            raise BadPosition("nothing can be answered")
        if state.viewer != TRUTH:
            world = state.imagine(Rng(1))
            if world.blind(int(state.viewer)).to_bytes() != state.to_bytes():
                raise BadPosition("no world looks like this")
    except (IndexError, OverflowError, AssertionError, ValueError) as error:
        raise BadPosition(f"the rules cannot go on from here: {error!r}") from None
