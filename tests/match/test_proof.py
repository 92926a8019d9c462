"""A record proves its chance, and every kind of tampering is told by its own words."""

from typing import Any

import msgspec
import pytest

from perihelion.kernel.errors import BadProof, Divergence
from perihelion.kernel.game import Game
from perihelion.kernel.record import Entry, Fairness, Record, read_record
from perihelion.kernel.state import CHANCE
from perihelion.match import (
    BadNonce,
    Match,
    OpenDealer,
    RandomAgent,
    ScriptedDealer,
    Seal,
    SealedDealer,
    resume,
    return_match,
    verify,
    with_seed,
)


def finished(comet: Game) -> Record:
    dealer = SealedDealer(Seal.fresh(comet), ["ann's luck", None])
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=dealer)
    match.run()
    return match.record


def changed(record: Record, **fields: Any) -> Record:
    assert record.fairness is not None
    fairness = msgspec.structs.replace(record.fairness, **fields)
    return msgspec.structs.replace(record, fairness=fairness)


def other(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def fairness_of(record: Record) -> Fairness:
    assert record.fairness is not None
    return record.fairness


def test_a_finished_match_proves_every_answer(comet: Game) -> None:
    record = finished(comet)
    again = read_record(record.to_json())
    assert isinstance(again, Record)
    seen: list[int] = []
    proof = verify(comet, again, seen.append)
    assert proof.commitment == fairness_of(record).commitment
    assert proof.answers == sum(entry.seat == CHANCE for entry in record.entries)
    assert not proof.open
    assert seen == list(range(1, len(record.entries) + 1))


def test_a_running_match_shows_the_commitment_and_no_seed(comet: Game) -> None:
    match = Match(comet)
    assert isinstance(match.dealer, SealedDealer)
    seed = match.dealer.seal.seed.hex()
    while match.step():
        pass
    assert fairness_of(match.record).commitment == match.dealer.seal.commitment
    for shown in (match.record.to_json(), match.redacted(0).to_json()):
        assert seed.encode() not in shown
        assert match.dealer._effective.hex().encode() not in shown
    assert seed not in f"{match!r} {match.dealer!r} {match.dealer.seal!r}"
    with pytest.raises(BadProof, match="not revealed yet"):
        verify(comet, match.record)


def test_a_changed_commitment_is_told(comet: Game) -> None:
    record = finished(comet)
    bad = changed(record, commitment=other(fairness_of(record).commitment))
    with pytest.raises(BadProof, match="commitment fits neither the seed nor the transcript"):
        verify(comet, bad)


def test_a_changed_seed_is_told(comet: Game) -> None:
    record = finished(comet)
    bad = changed(record, seed=other(str(fairness_of(record).seed)))
    with pytest.raises(BadProof, match="seed does not open the commitment"):
        verify(comet, bad)


def test_changed_options_are_told(comet: Game) -> None:
    record = finished(comet)
    bad = msgspec.structs.replace(record, options=record.options | {"rounds": 5})
    with pytest.raises(BadProof, match="or the game, seats or options"):
        verify(comet, bad)


@pytest.mark.parametrize("place", [0, 1])
def test_a_changed_nonce_is_told(comet: Game, place: int) -> None:
    record = finished(comet)
    nonces = list(fairness_of(record).nonces)
    nonces[place] += "!"
    with pytest.raises(BadProof, match="a nonce was changed"):
        verify(comet, changed(record, nonces=tuple(nonces)))


def test_swapped_missing_and_endless_nonces_are_told(comet: Game) -> None:
    record = finished(comet)
    nonces = fairness_of(record).nonces
    with pytest.raises(BadProof, match="a nonce was changed"):
        verify(comet, changed(record, nonces=nonces[::-1]))
    with pytest.raises(BadProof, match="1 nonces for 2 seats"):
        verify(comet, changed(record, nonces=nonces[:1]))
    with pytest.raises(BadProof, match="201 bytes"):
        verify(comet, changed(record, nonces=("x" * 201, "")))


def test_a_changed_transcript_is_told(comet: Game) -> None:
    record = finished(comet)
    bad = changed(record, transcript=other(fairness_of(record).transcript))
    with pytest.raises(BadProof, match="do not give the transcript"):
        verify(comet, bad)


def test_a_changed_answer_is_told_with_its_entry(comet: Game) -> None:
    """The first draw becomes another one that could have been; keys are dropped to hide it."""
    record = finished(comet)
    said = record.entries[0].text
    lie = "draw gold" if said != "draw gold" else "draw ice"
    entries = (Entry(CHANCE, lie), *(Entry(e.seat, e.text) for e in record.entries[1:]))
    bad = msgspec.structs.replace(record, entries=entries, outcome=None)
    with pytest.raises(
        BadProof, match=f"entry 1: the record says '{lie}', the seed gives '{said}'"
    ):
        verify(comet, bad)


def test_a_changed_decision_is_told_as_a_divergence(comet: Game) -> None:
    record = finished(comet)
    place, entry = next((n, e) for n, e in enumerate(record.entries) if e.seat == 0)
    lie = msgspec.structs.replace(entry, text="deflect")
    entries = (*record.entries[:place], lie, *record.entries[place + 1 :])
    with pytest.raises(Divergence, match=f"entry {place + 1} "):
        verify(comet, msgspec.structs.replace(record, entries=entries))


@pytest.mark.parametrize("field", ["commitment", "transcript", "seed"])
@pytest.mark.parametrize("nonsense", ["zz", "AB" * 32, "0" * 63])
def test_what_is_no_digest_is_told(comet: Game, field: str, nonsense: str) -> None:
    with pytest.raises(BadProof, match=f"the {field} is not 64 lower-case"):
        verify(comet, changed(finished(comet), **{field: nonsense}))


def test_a_seed_without_commitment_proves_nothing_unless_it_is_open(comet: Game) -> None:
    with pytest.raises(BadProof, match="no commitment to it"):
        verify(comet, changed(finished(comet), commitment=""))


def test_a_match_entered_by_hand_proves_nothing(comet: Game) -> None:
    match = Match(comet, dealer=ScriptedDealer(["draw ice"]))
    match.step()
    assert match.record.fairness is None
    with pytest.raises(BadProof, match="entered by hand"):
        verify(comet, match.record)


@pytest.mark.parametrize("seed", [7, "lucky", -1])
def test_an_open_deal_can_be_checked_and_says_that_it_is_open(comet: Game, seed: int | str) -> None:
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=OpenDealer(seed))
    match.run()
    assert verify(comet, match.record).open
    with pytest.raises(BadProof, match="the seed gives"):
        verify(comet, changed(match.record, seed="another"))


def test_nonces_are_text_or_bytes_of_limited_length(comet: Game) -> None:
    seal = Seal.fresh(comet)
    assert seal.nonces([b"\x01\xfe", "é"]) == ("01fe", "é")
    assert seal.nonces([None]) == ("no nonce from seat 0", "no nonce from seat 1")
    assert seal.nonces(["x" * 200, b"\x00" * 100])[0] == "x" * 200
    for bad in ("x" * 201, b"\x00" * 101, "é" * 101, "\ud800"):
        with pytest.raises(BadNonce, match="seat 0"):
            seal.nonces([bad])
    with pytest.raises(BadNonce, match="3 nonces for 2 seats"):
        seal.nonces(["", "", ""])


def test_commitments_bind_game_seats_and_options(comet: Game) -> None:
    seed = bytes(32)
    seals = [
        Seal(seed, "comet", 2, {"rounds": 4}),
        Seal(seed, "comet", 4, {"rounds": 4}),
        Seal(seed, "comet", 2, {"rounds": 5}),
        Seal(seed, "zenith", 2, {"rounds": 4}),
        Seal(b"\x01" * 32, "comet", 2, {"rounds": 4}),
    ]
    assert len({seal.commitment for seal in seals}) == len(seals)
    with pytest.raises(BadProof, match="32 bytes"):
        Seal(b"short", "comet", 2, {})


def test_the_seed_of_a_return_match_is_revealed_after_both(comet: Game) -> None:
    agents = [RandomAgent(), None]
    first = Match(comet, agents=agents, names=("Bot", "Ann"))
    first.run()
    second = return_match(first)
    assert second.names == ("Ann", "Bot")
    assert list(second.agents) == [1]
    assert second.line.said == []
    first.resign(1)
    assert first.is_over
    assert fairness_of(first.record).seed is None
    second.resign(0)
    assert fairness_of(first.record) == fairness_of(second.record)
    assert not verify(comet, first.record).open
    assert not verify(comet, second.record).open


def test_a_return_match_after_the_reveal_is_an_open_deal(comet: Game) -> None:
    first = Match(comet, agents=[RandomAgent()] * 2)
    first.run()
    second = return_match(first)
    assert fairness_of(second.record).open
    second.run()
    assert verify(comet, second.record).open
    assert second.line.answers[0] == first.line.answers[0]


def test_a_stored_record_is_revealed_later(comet: Game) -> None:
    seal = Seal.fresh(comet)
    match = Match(comet, agents=[RandomAgent()] * 2, dealer=SealedDealer(seal))
    match.keep_sealed = True
    match.run()
    stored = match.record
    assert fairness_of(stored).seed is None
    assert verify(comet, with_seed(stored, seal.seed)).answers > 0
    with pytest.raises(BadProof, match="does not open"):
        with_seed(stored, bytes(32))
    with pytest.raises(BadProof, match="no commitment"):
        with_seed(msgspec.structs.replace(stored, fairness=None), seal.seed)


def test_a_match_is_not_resumed_with_another_deal(comet: Game) -> None:
    match = Match(comet)
    match.run()
    with pytest.raises(BadProof, match="another deal"):
        resume(comet, match.record, dealer=OpenDealer(1))
    with pytest.raises(BadProof, match="not revealed"):
        resume(comet, match.record)
    first = msgspec.structs.replace(match.record.entries[0], text="draw gold")
    ice = msgspec.structs.replace(match.record.entries[0], text="draw ice")
    for lie in (first, ice):
        if lie != match.record.entries[0]:
            bad = msgspec.structs.replace(match.record, entries=(lie,))
            with pytest.raises(BadProof, match="entry 1: the record says"):
                resume(comet, bad, dealer=match.dealer)
