"""Comments, variations and forks: records grow, matches leave them, nothing is lost."""

import pytest

from perihelion.games import load
from perihelion.kernel.errors import BadProof, BadRecord, IllegalAction
from perihelion.kernel.record import Record, Replay, check_variations, read_record
from perihelion.match import Match, NoAnswer, OpenDealer, RandomAgent, resume, verify
from perihelion.match.forking import (
    commented,
    forked,
    kept,
    restarted,
    state_at,
    with_variation,
)

ZENITH = load("zenith")


def played(dealer: OpenDealer | None = None) -> Record:
    bots = [RandomAgent()] * 2
    match = Match(ZENITH, 2, {"turn_limit": 12}, agents=bots, dealer=dealer, agent_seed=3)
    match.run()
    return match.record


RECORD = played(OpenDealer("fork"))
PLY = next(
    number
    for number in range(40, 200)
    if state_at(ZENITH, RECORD, number).seat == 0
    and len(state_at(ZENITH, RECORD, number).legal()) > 2
)


def test_a_fork_goes_on_with_the_same_deal() -> None:
    fork = forked(ZENITH, RECORD, PLY)
    assert fork.entries == RECORD.entries[:PLY]
    assert fork.outcome is None
    bots = [RandomAgent()] * 2
    match = resume(ZENITH, fork, agents=bots, agent_seed=99)
    assert match.state == state_at(ZENITH, RECORD, PLY)
    match.run()
    assert verify(ZENITH, match.record).open


def test_a_fork_of_a_sealed_match_is_open() -> None:
    sealed = played(None)
    assert sealed.fairness is not None
    assert sealed.fairness.commitment
    fork = forked(ZENITH, sealed, PLY)
    match = resume(ZENITH, fork, agents=[RandomAgent()] * 2, agent_seed=1)
    again = match.record.fairness
    assert again is not None
    assert again.open
    assert again.seed == sealed.fairness.seed


def test_a_fork_needs_the_seed() -> None:
    match = Match(ZENITH, 2, agents=[RandomAgent()] * 2, agent_seed=1)
    for _ in range(30):
        match.step()
    with pytest.raises(BadProof, match="the seed is not revealed yet"):
        forked(ZENITH, match.record, 25)


def test_a_new_deal_from_a_position() -> None:
    start = restarted(ZENITH, RECORD, PLY)
    match = Match(ZENITH, start=start, dealer=OpenDealer("other"), agents=[RandomAgent()] * 2)
    assert match.state == state_at(ZENITH, RECORD, PLY)
    match.run()
    assert verify(ZENITH, match.record).open


def test_a_played_fork_is_kept_once() -> None:
    match = resume(ZENITH, forked(ZENITH, RECORD, PLY))
    option = match.decision(0).options[-1]
    match.act(0, option.id, comment="what if?")
    grown = kept(ZENITH, RECORD, match.record, comment="bolder")
    (variation,) = grown.variations
    assert variation.comment == "bolder"
    assert variation.entries[-1].comment == "what if?"
    check_variations(ZENITH, grown)
    assert kept(ZENITH, grown, match.record) == grown
    assert read_record(grown.to_text()) == grown
    # And going on with the match keeps it.
    assert resume(ZENITH, forked(ZENITH, grown, PLY)).record.variations == ()
    assert resume(ZENITH, grown).record == grown


def test_a_variation_by_its_notation_lets_the_dealer_answer() -> None:
    state = state_at(ZENITH, RECORD, PLY)
    first = state.text(state.legal()[-1])
    grown = with_variation(ZENITH, RECORD, PLY, [first], comment="by hand")
    check_variations(ZENITH, grown)
    assert grown.entries == RECORD.entries
    line = Replay(ZENITH, grown.line(1))
    line.to_end()
    after = line.state
    if after.seat < 0:
        names = [*after.chance().names]
        assert names
    with pytest.raises(IllegalAction):
        with_variation(ZENITH, RECORD, PLY, ["recruit nobody"])
    with pytest.raises(BadRecord, match="at least one answer"):
        with_variation(ZENITH, RECORD, PLY, [])


def test_without_a_seed_chance_is_entered_by_hand() -> None:
    scripted = Match(ZENITH, 2, dealer=OpenDealer("hand"))
    scripted.deal()
    bare = Record("zenith", RECORD.rules, RECORD.data, 2, scripted.options, scripted.record.entries)
    grown = with_variation(ZENITH, bare, len(bare.entries), ["mulligan none", "mulligan none"])
    assert len(grown.variations[0].entries) == 2
    with pytest.raises(NoAnswer):
        with_variation(ZENITH, bare, 0, ["mulligan none"])


def test_comments_come_and_go() -> None:
    noted = commented(RECORD, 3, "a fine token")
    assert noted.entries[2].comment == "a fine token"
    assert commented(noted, 3, None) == RECORD
    for ply in (0, len(RECORD.entries) + 1, -1):
        with pytest.raises(BadRecord, match="there is no entry"):
            commented(RECORD, ply, "?")


@pytest.mark.parametrize("ply", [-1, 100_000])
def test_an_impossible_ply_is_refused(ply: int) -> None:
    with pytest.raises(BadRecord, match="there is no ply"):
        forked(ZENITH, RECORD, ply)


def test_another_match_is_no_fork() -> None:
    other = Match(load("zenith"), 2, {"turn_limit": 13}, dealer=OpenDealer("x")).record
    with pytest.raises(BadRecord, match="its options differs"):
        kept(ZENITH, RECORD, other)
    with pytest.raises(BadRecord, match="nothing that this one has not"):
        kept(ZENITH, RECORD, forked(ZENITH, RECORD, PLY))
