"""Questions to chance: what is drawn from what, and who sees it."""

from __future__ import annotations

from perihelion.games.zenith import codes
from perihelion.games.zenith.data_set.components import BOARD_IDS, TOKEN_IDS, Components
from perihelion.games.zenith.engine import ZenithState
from perihelion.kernel.state import CHANCE, EVERYONE
from perihelion.kernel.wire import Chance


def chance_of(state: ZenithState, components: Components) -> Chance:
    """The open question to chance."""
    answers = tuple(state.legal(CHANCE))
    first = answers[0]
    seen = int(state.audience_of(CHANCE, first))
    audience = None
    if seen != EVERYONE:
        audience = tuple(seat for seat in range(int(state.seats)) if seen >> seat & 1)
    if first < codes.C_TOKEN:
        kind = "mobilize" if state.is_mobilizing() else "draw"
        index = int(state.deck_start - state.deck_size)
        names = map(components.card_ids.__getitem__, answers)
        return Chance.lot(kind, f"deck/{state.deck_epoch}", index, answers, names).as_deck(audience)
    if first < codes.C_BOARD:
        return _token(state, answers)
    return _lot(state, answers)


def _token(state: ZenithState, answers: tuple[int, ...]) -> Chance:
    kinds = [one - codes.C_TOKEN for one in answers]
    return Chance(
        kind="token",
        domain=f"tokens/{state.reserve_epoch}",
        index=sum(state.reserve_start) - sum(state.reserve),
        answers=answers,
        names=tuple(TOKEN_IDS[kind] for kind in kinds),
        weights=tuple(int(state.weight_of(one)) for one in answers),
        deck={TOKEN_IDS[kind]: int(state.reserve_start[kind]) for kind in kinds},
    )


def _lot(state: ZenithState, answers: tuple[int, ...]) -> Chance:
    first = answers[0]
    if first < codes.C_FIRST:
        names = tuple(BOARD_IDS[one - codes.C_BOARD] for one in answers)
        kind, domain, index = "side", f"side/{(first - codes.C_BOARD) // 2}", 0
    elif first < codes.C_SEAT:
        names = tuple(str(one - codes.C_FIRST) for one in answers)
        kind, domain, index = "first", "first", 0
    else:
        names = tuple(str(one - codes.C_SEAT) for one in answers)
        if state.turn == 0:
            kind, domain, index = "seating", f"seating/{(first - codes.C_SEAT) // 2}", 0
        else:
            kind, domain, index = "member", "member", int(state.lots)
    return Chance.lot(kind, domain, index, answers, names)
