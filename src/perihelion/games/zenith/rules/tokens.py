"""Bonus tokens on the boards and in the reserve (rulebook, about bonus tokens)."""

from mypy_extensions import i64

from perihelion.games.zenith import codes as c
from perihelion.games.zenith.rules.emit import note
from perihelion.games.zenith.rules.frames import push_beneath, push_list
from perihelion.games.zenith.state import Fields
from perihelion.kernel.rng import Rng


def count_tokens(s: Fields, spent: bool) -> i64:
    """How many tokens lie in the reserve, or among the spent ones."""
    total: i64 = 0
    kind: i64 = 0
    while kind < c.TOKEN_KINDS:
        total += s.spent[kind] if spent else s.reserve[kind]
        kind += 1
    return total


def draw_token(s: Fields, rng: Rng) -> i64:
    """A token of the reserve at random, by kind."""
    rest = rng.below(count_tokens(s, False))
    kind: i64 = 0
    while rest >= s.reserve[kind]:
        rest -= s.reserve[kind]
        kind += 1
    return kind


def can_draw_token(s: Fields) -> bool:
    """Whether the reserve or the spent tokens have one left."""
    return count_tokens(s, False) > 0 or count_tokens(s, True) > 0


def ready_reserve(s: Fields) -> None:
    """Before a draw: an empty reserve is renewed from the spent tokens."""
    if count_tokens(s, False) == 0:
        _renew_reserve(s)


def _renew_reserve(s: Fields) -> None:
    total: i64 = 0
    kind: i64 = 0
    while kind < c.TOKEN_KINDS:
        total += s.spent[kind]
        s.reserve[kind] = s.spent[kind]
        s.reserve_start[kind] = s.spent[kind]
        s.spent[kind] = 0
        kind += 1
    s.reserve_epoch += 1
    if s.log is not None:
        note(s, c.E_RESHUFFLE_TOKENS, total)


def leave_reserve(s: Fields, kind: i64) -> None:
    """One token of the reserve is turned over."""
    s.reserve[kind] -= 1
    if not s.rulings.reshuffle_when_emptied:
        return
    if count_tokens(s, False) == 0 and count_tokens(s, True) > 0:
        _renew_reserve(s)


def apply_drawn_token(s: Fields, seat: i64, kind: i64) -> None:
    """A token of the reserve is turned over and applied at once."""
    leave_reserve(s, kind)
    if s.log is not None:
        note(s, c.E_TOKEN_DRAWN, seat, kind)
    push_list(s, seat, i64(s.tables.token_program[kind]), c.CAUSE_TOKEN + kind)


def take_token(s: Fields, seat: i64, side: i64, place: i64, beneath: bool) -> None:
    """A token leaves its board for good and is applied: now, or after the effect (Z15)."""
    kind = s.token_at[place]
    s.token_at[place] = c.NO_TOKEN
    if s.log is not None:
        note(s, c.E_TOKEN_WON, side, kind, place)
    program = i64(s.tables.token_program[kind])
    if beneath:
        push_beneath(s, seat, program, c.CAUSE_TOKEN + kind)
    else:
        push_list(s, seat, program, c.CAUSE_TOKEN + kind)


def discard_token(s: Fields, kind: i64) -> None:
    """An applied token joins the spent ones, face up."""
    s.spent[kind] += 1


def has_board_token(s: Fields) -> bool:
    """Whether a token still lies on a board."""
    place: i64 = 0
    while place < 8:
        if s.token_at[place] != c.NO_TOKEN:
            return True
        place += 1
    return False
