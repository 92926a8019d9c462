"""Chance from a sealed seed: the same question has the same answer, and all are fair."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perihelion.kernel.deal import answer, digest
from perihelion.kernel.wire import Chance

SEED = b"perihelion"
# Published: see docs/fair-chance.md for the formulas.
DICE = [5, 3, 3, 0, 4, 4, 0, 3, 5, 3]
DECK = ["ice", "ice", "dust", "dust", "dust", "gold"]


def die(index: int, domain: str = "dice", weights: tuple[int, ...] = (1,) * 6) -> Chance:
    answers = tuple(range(len(weights)))
    return Chance("roll", domain, index, answers, tuple(map(str, answers)), weights)


def deck(left: dict[str, int], copies: dict[str, int], domain: str = "deck") -> Chance:
    names = tuple(name for name in copies if left[name])
    answers = tuple(list(copies).index(name) for name in names)
    index = sum(copies.values()) - sum(left.values())
    weights = tuple(left[name] for name in names)
    return Chance("draw", domain, index, answers, names, weights, None, copies)


def drawn(seed: bytes, copies: dict[str, int], domain: str = "deck") -> list[str]:
    left, order = dict(copies), []
    while any(left.values()):
        question = deck(left, copies, domain)
        name = question.names[question.answers.index(answer(seed, question))]
        left[name] -= 1
        order.append(name)
    return order


def test_the_digest_is_hmac_of_lines() -> None:
    assert digest(SEED, "deck", 0, 0) == hmac.digest(SEED, b"deck\n0\n0", "sha256")
    assert digest(SEED, "deck", 0, 0).hex().startswith("bc4b2fd02e75bc63")


def test_published_answers() -> None:
    assert [answer(SEED, die(index)) for index in range(10)] == DICE
    assert drawn(SEED, {"dust": 3, "ice": 2, "gold": 1}) == DECK


@given(st.binary(min_size=1), st.integers(0, 1000), st.text(max_size=5))
def test_the_same_question_has_the_same_answer(seed: bytes, index: int, domain: str) -> None:
    assert answer(seed, die(index, domain)) == answer(seed, die(index, domain))
    assert 0 <= answer(seed, die(index, domain)) < 6


def test_answers_follow_their_weights() -> None:
    counts = Counter(answer(SEED, die(index, weights=(1, 2, 5))) for index in range(4000))
    for one, weight in enumerate((1, 2, 5)):
        assert abs(counts[one] - 500 * weight) < 130


def test_an_answer_of_no_weight_is_never_given() -> None:
    assert {answer(SEED, die(index, weights=(0, 1, 0))) for index in range(50)} == {1}


def test_a_total_just_above_half_the_words_is_still_fair() -> None:
    """Rejection matters here: without it the first answer would come twice as often."""
    weights = (2**62, 2**62, 2**62)
    counts = Counter(answer(SEED, die(index, weights=weights)) for index in range(900))
    assert all(abs(counts[one] - 300) < 85 for one in range(3))


@given(st.binary(min_size=1, max_size=8))
def test_a_deck_gives_each_piece_as_often_as_it_is_there(seed: bytes) -> None:
    copies = {"dust": 3, "ice": 2, "gold": 1}
    assert Counter(drawn(seed, copies)) == copies


def test_every_order_of_a_deck_is_as_likely() -> None:
    orders = Counter(tuple(drawn(b"%d" % seed, {"a": 2, "b": 1})) for seed in range(1500))
    assert len(orders) == 3
    assert all(abs(count - 500) < 95 for count in orders.values())


@given(st.binary(min_size=1, max_size=8), st.sampled_from(["dust", "ice", "gold"]))
def test_a_piece_taken_out_by_hand_leaves_the_order_of_the_others(seed: bytes, out: str) -> None:
    """What else happens to a deck does not change what comes next."""
    copies = {"dust": 1, "ice": 1, "gold": 1}
    whole = drawn(seed, copies)
    left = dict(copies)
    left[out] -= 1
    order = []
    while any(left.values()):
        question = deck(left, copies)
        name = question.names[question.answers.index(answer(seed, question))]
        left[name] -= 1
        order.append(name)
    assert order == [name for name in whole if name != out]


def test_domains_are_dealt_apart() -> None:
    copies = dict.fromkeys("abcdefgh", 1)
    assert drawn(SEED, copies, "deck 1") != drawn(SEED, copies, "deck 2")
    assert drawn(SEED, copies) != drawn(b"another", copies)


@pytest.mark.parametrize("size", [1, 2, 6])
def test_one_answer_needs_no_luck(size: int) -> None:
    assert answer(SEED, die(0, weights=(size,))) == 0
