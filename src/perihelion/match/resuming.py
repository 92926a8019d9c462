"""A match once more: going on from its record, or the same deal with the seats moved on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

import msgspec

from perihelion.kernel.errors import BadProof
from perihelion.kernel.game import Game
from perihelion.kernel.record import Fairness, Record
from perihelion.kernel.state import CHANCE
from perihelion.match.dealer import Dealer, ScriptedDealer
from perihelion.match.line import PlayedEntry
from perihelion.match.match import Agents, Match
from perihelion.match.verification import dealer_of

Thing = TypeVar("Thing")


def resume(
    game: Game,
    record: Record,
    *,
    agents: Agents = (),
    dealer: Dealer | None = None,
    clock: Callable[[], float] | None = None,
    forced: Collection[int] = (),
    hold: Collection[int] = (),
    listen: bool = True,
    agent_seed: int | None = None,
) -> Match:
    """The match of a record, ready to go on.

    The dealer must be the one it was begun with; without one it is made from the record, which
    needs the seed in it, or no fairness at all: then chance is entered by hand.
    """
    if dealer is None:
        dealer = dealer_of(record) if record.fairness is not None else ScriptedDealer(())
    _check_same_deal(record.fairness, dealer)
    match = Match(
        game.playing(record.options, record.data),
        record.seats,
        record.options,
        agents=agents,
        dealer=dealer,
        names=record.names,
        start=record.start,
        clock=clock,
        forced=forced,
        hold=hold,
        listen=listen,
        agent_seed=agent_seed,
    )
    match.line.read(record)
    match.variations = record.variations
    match.judges = record.judges
    for number, said in enumerate(match.line.said, 1):
        _show(dealer, number, said)
    return match


def _check_same_deal(written: Fairness | None, dealer: Dealer) -> None:
    mine = dealer.fairness(reveal=written is not None and written.seed is not None)
    if written != mine:
        raise BadProof("the record was begun with another deal than the dealer's")


def _show(dealer: Dealer, number: int, said: PlayedEntry) -> None:
    if said.asked is None or said.entry.seat != CHANCE:
        return
    try:
        dealer.witness(said.asked, said.action)
    except BadProof as error:
        raise BadProof(f"entry {number}: {error}") from None


def return_match(first: Match) -> Match:
    """A second match on the same deal, everybody one seat further.

    Agreed on before the end of the first, the seed stays sealed until both are over. If the
    seed is known already, the second match is marked as an open deal.
    """
    second = Match(
        first.game,
        first.seats,
        first.options,
        agents=_moved_on([first.agents.get(seat) for seat in range(first.seats)]),
        dealer=first.dealer.again(revealed=first.is_revealed),
        names=_moved_on(first.names),
        start=first.start,
        clock=first.line.clock,
        forced=[(seat + 1) % first.seats for seat in first.forced],
        hold=[(seat + 1) % first.seats for seat in first.hold],
        listen=first.line.listen,
        agent_seed=first.agent_seed,
    )
    second.judges = tuple(_moved_on(first.judges))
    if not first.is_revealed:
        first.twin, second.twin = second, first
        first.keep_sealed = False
    return second


def _moved_on(things: Collection[Thing]) -> list[Thing]:
    kept = list(things)
    return kept[-1:] + kept[:-1]


def with_seed(record: Record, seed: bytes) -> Record:
    """A stored record with its seed revealed later, as after a return match."""
    fairness = record.fairness
    if fairness is None or not fairness.commitment:
        raise BadProof("the record has no commitment that a seed could open")
    shown = msgspec.structs.replace(fairness, seed=seed.hex())
    opened = msgspec.structs.replace(record, fairness=shown)
    dealer_of(opened)
    return opened
