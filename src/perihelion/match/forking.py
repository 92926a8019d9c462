"""Records as trees: comments, variations, and new matches that leave an old one.

Nothing here changes a record; each function returns a new one.

>>> import perihelion
>>> zenith = perihelion.load("zenith")
>>> match = perihelion.Match(zenith, dealer=perihelion.OpenDealer("docs"))
>>> ply = match.deal()
>>> record = with_variation(zenith, match.record, ply, ["mulligan none"], comment="keep it")
>>> record.variations[0].entries[0].text, len(record.line(1).entries) == ply + 1
('mulligan none', True)
>>> commented(record, 1, "a good start").entries[0].comment
'a good start'
>>> state_at(zenith, record, 0).turn
0
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from perihelion.kernel.errors import BadProof, BadRecord
from perihelion.kernel.game import Game
from perihelion.kernel.record import Record, Replay, Variation
from perihelion.kernel.state import State
from perihelion.match.dealer import Dealer, ScriptedDealer
from perihelion.match.line import Line
from perihelion.match.verification import dealer_of


def checked_ply(record: Record, ply: int) -> int:
    """A number of entries that the record has; raises BadRecord."""
    if not 0 <= ply <= len(record.entries):
        raise BadRecord(
            f"there is no ply {ply}; the record has the plies 0 to {len(record.entries)}"
        )
    return ply


def state_at(game: Game, record: Record, ply: int | None = None) -> State:
    """The state after so many entries; by default after all of them."""
    replay = Replay(game, record)
    last = len(record.entries) if ply is None else checked_ply(record, ply)
    while replay.at < last:
        replay.step()
    return replay.state


def commented(record: Record, ply: int, comment: str | None) -> Record:
    """With a comment on entry `ply` (from 1), or without one."""
    if not 1 <= ply <= len(record.entries):
        raise BadRecord(f"there is no entry {ply}; the record has 1 to {len(record.entries)}")
    entries = list(record.entries)
    entries[ply - 1] = msgspec.structs.replace(entries[ply - 1], comment=comment)
    return msgspec.structs.replace(record, entries=tuple(entries))


def forked(game: Game, record: Record, ply: int) -> Record:
    """The match as it stood after `ply` entries, to go on otherwise.

    Chance goes on as it was dealt: asked the same question, it gives the same answer.
    """
    state_at(game, record, ply)
    fairness = record.fairness
    if fairness is not None:
        if fairness.seed is None:
            raise BadProof("the seed is not revealed yet, so nobody here could deal on")
        fairness = msgspec.structs.replace(fairness, open=True)
    return msgspec.structs.replace(
        record, entries=record.entries[:ply], outcome=None, variations=(), fairness=fairness
    )


def restarted(game: Game, record: Record, ply: int) -> dict[str, object]:
    """The position after `ply` entries, from which a new match with another deal can start."""
    return state_at(game, record, ply).position()


def with_variation(
    game: Game,
    record: Record,
    ply: int,
    answers: Sequence[str],
    *,
    comment: str | None = None,
) -> Record:
    """With one more variation: these answers, in the notation of the game, after `ply` entries.

    Where chance is asked and the next answer is none of its own, the dealer of the record answers,
    if the record has its seed.
    """
    line = Line(state_at(game, record, ply), listen=False)
    dealer = _dealer(record)
    for answer in answers:
        _deal(line, dealer, answer)
        line.play(int(line.state.seat), answer)
    entries = tuple(said.entry for said in line.said)
    if not entries:
        raise BadRecord("a variation has at least one answer")
    found = Variation(ply, entries, comment)
    return msgspec.structs.replace(record, variations=(*record.variations, found))


def _dealer(record: Record) -> Dealer:
    has_seed = record.fairness is not None and record.fairness.seed is not None
    return dealer_of(record) if has_seed else ScriptedDealer(())


def _deal(line: Line, dealer: Dealer, answer: str) -> None:
    """Let the dealer answer what chance is asked before `answer`."""
    verb = answer.partition(" ")[0]
    while line.state.seat < 0 and not line.state.is_over:
        if verb in line.game.chance_grammar.types:
            return
        line.play(int(line.state.seat), dealer.answer(line.state))


def kept(game: Game, record: Record, other: Record, *, comment: str | None = None) -> Record:
    """With another record of the same beginning as a variation; it must play.

    The same line is kept once.
    """
    same = ("game", "rules", "data", "seats", "options", "start")
    for name in same:
        if getattr(record, name) != getattr(other, name):
            raise BadRecord(f"the other record is of another match: its {name} differs")
    ply = 0
    for mine, others in zip(record.entries, other.entries, strict=False):
        if (mine.seat, mine.text) != (others.seat, others.text):
            break
        ply += 1
    rest = other.entries[ply:]
    if not rest:
        raise BadRecord("the other record has nothing that this one has not")
    Replay(game, other).to_end()
    found = Variation(ply, rest, comment)
    known = [(one.ply, _answers(one)) for one in record.variations]
    if (found.ply, _answers(found)) in known:
        return record
    return msgspec.structs.replace(record, variations=(*record.variations, found))


def _answers(variation: Variation) -> tuple[tuple[int, str], ...]:
    return tuple((entry.seat, entry.text) for entry in variation.entries)
