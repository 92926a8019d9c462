"""Every kind of pending work: its name, the question it asks, the effects it asks about.

The rules know the kinds by their codes; everybody else reads this table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from perihelion.games.zenith import codes


class FrameKind(NamedTuple):
    """One kind of frame on the stack."""

    code: int
    name: str
    """As observations name it."""
    question: str | None = None
    """The kind of the decision, where a seat answers."""
    about: tuple[int, ...] = ()
    """The operations whose row it may stand for."""
    is_pushed: bool = False
    """Whether those operations put it on the stack as it is."""


FRAME_KINDS: Final = (
    FrameKind(codes.F_ORDER, "order", "order"),
    FrameKind(codes.F_TURN, "turn", "turn"),
    FrameKind(codes.F_PLANET, "influence", "influence", (codes.INFLUENCE_PICK,), is_pushed=True),
    FrameKind(codes.F_CENTER, "center", "center", (codes.CENTER_DISC,), is_pushed=True),
    FrameKind(codes.F_STRETCH, "stretch", "stretch", (codes.INFLUENCE_RUN,), is_pushed=True),
    FrameKind(codes.F_MAY, "may", "may", (codes.MAY,), is_pushed=True),
    FrameKind(codes.F_CHOOSE, "choose", "choose", (codes.CHOOSE,), is_pushed=True),
    FrameKind(codes.F_REWARD, "reward", "reward", (codes.IF_BADGE, codes.IF_CREDITS)),
    FrameKind(codes.F_ROUND, "round", "round", (codes.MOBILIZE,)),
    FrameKind(codes.F_DEVELOP, "develop", "develop", (codes.DEVELOP,), is_pushed=True),
    FrameKind(codes.F_BOARDS, "boards", "token", (codes.TOKEN_FROM_BOARDS,), is_pushed=True),
    FrameKind(codes.F_SETUP, "set-up"),
    FrameKind(codes.F_DEAL, "deal"),
    FrameKind(codes.F_END_TURN, "end-turn"),
    FrameKind(codes.F_LIST, "list"),
    FrameKind(codes.F_MOBILIZE, "mobilize", None, (codes.MOBILIZE,), is_pushed=True),
    FrameKind(codes.F_RESERVE, "reserve", None, (codes.TOKEN_FROM_RESERVE,), is_pushed=True),
    FrameKind(codes.F_MULLIGAN, "mulligan", "mulligan"),
    FrameKind(codes.F_RUN, "run", "run-disc", (codes.INFLUENCE_RUN,)),
    FrameKind(codes.F_REPEAT, "repeat", "influence", (codes.INFLUENCE_REPEAT,), is_pushed=True),
    FrameKind(codes.F_EXILE, "exile", "exile", (codes.EXILE,)),
    FrameKind(codes.F_TRANSFER, "transfer", "transfer", (codes.TRANSFER,)),
    FrameKind(codes.F_DISCARD, "discard", "discard", (codes.DISCARD_CARDS,)),
    FrameKind(codes.F_CHAIN, "chain", None, (codes.CHAIN,), is_pushed=True),
    FrameKind(codes.F_PRIZE, "prize"),
    FrameKind(codes.F_HAND_OVER, "hand-over", "hand-over", (codes.HAND_OVER,), is_pushed=True),
    FrameKind(codes.F_ROW, "row", "row", (codes.INFLUENCE_AT, codes.TRANSFER, codes.MAY)),
)
"""In the order of their codes."""
QUESTION_KINDS: Final = tuple(dict.fromkeys(one.question for one in FRAME_KINDS if one.question))
