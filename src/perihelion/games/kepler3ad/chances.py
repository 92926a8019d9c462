"""Questions to chance: what is drawn from what; everybody sees the answer."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from perihelion.games.kepler3ad import codes
from perihelion.games.kepler3ad.actions import rolled
from perihelion.games.kepler3ad.edition import CORPORATION_IDS, FACE_IDS, TRACK_IDS, Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.rules.frames import top_kind
from perihelion.kernel.kept import Kept
from perihelion.kernel.state import CHANCE
from perihelion.kernel.wire import Chance

_ROLLS: Final[Kept[Hashable, tuple[str, ...]]] = Kept(1_000)


def chance_of(state: KeplerState, edition: Edition) -> Chance:
    """The open question to chance."""
    answers = tuple(state.legal(CHANCE))
    first = answers[0]
    if first < codes.C_FACE:
        return _roll(state, edition, answers)
    if first < codes.C_FIRST:
        place = edition.places[(first - codes.C_FACE) // 2]
        return Chance("face", f"face/{place}", 0, answers, FACE_IDS, (1, 1))
    if first < codes.C_TOKEN:
        names = tuple(str(one - codes.C_FIRST) for one in answers)
        return Chance.lot("first", "first", 0, answers, names)
    if first < codes.C_CORPORATION:
        return _token(state, answers)
    names = tuple(CORPORATION_IDS[one - codes.C_CORPORATION] for one in answers)
    dealt = codes.CORPORATIONS - len(answers)
    return Chance.lot("corporation", "corporations", dealt, answers, names).as_deck()


def _roll(state: KeplerState, edition: Edition, answers: tuple[int, ...]) -> Chance:
    is_last = top_kind(state) == codes.F_ROLL_OFF
    return Chance(
        kind="roll-off" if is_last else "roll",
        domain="roll-off" if is_last else f"dice/{state.turn}",
        index=int(state.rolls),
        answers=answers,
        names=_names(state, edition, answers),
        weights=tuple([int(state.weight_of(one)) for one in answers]),
    )


def _names(state: KeplerState, edition: Edition, answers: tuple[int, ...]) -> tuple[str, ...]:
    """The names of rolls, which are the same few hundred whenever these dice are rolled."""
    key = (edition.number, state.tables, int(state.group_rolled()), answers)
    found = _ROLLS.get(key)
    if found is None:
        found = tuple([" ".join(rolled(state, edition, one)) for one in answers])
        _ROLLS.keep(key, found)
    return found


def _token(state: KeplerState, answers: tuple[int, ...]) -> Chance:
    tracks = [one - codes.C_TOKEN for one in answers]
    start, left = int(state.stack_start), int(state.stack)
    names = tuple(TRACK_IDS[track] for track in tracks)
    return Chance(
        kind="token",
        domain=f"tokens/{state.stack_epoch}",
        index=sum(start >> 4 * n & 15 for n in range(codes.TRACKS))
        - sum(left >> 4 * n & 15 for n in range(codes.TRACKS)),
        answers=answers,
        names=names,
        weights=tuple(left >> 4 * track & 15 for track in tracks),
        deck={TRACK_IDS[track]: start >> 4 * track & 15 for track in tracks},
    )
