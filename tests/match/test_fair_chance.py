"""The published formulas and vectors are what the dealer does."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from perihelion.kernel.deal import answer, digest
from perihelion.kernel.game import Game
from perihelion.kernel.wire import Chance
from perihelion.match import Match, OpenDealer, RandomAgent, Seal, SealedDealer
from perihelion.match.dealer import SeededDealer
from perihelion.match.sealed_seed import effective_seed, netstrings, open_seed, transcript_of

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "fair-chance.md").read_text()


def block(language: str) -> str:
    found = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(found) == 1, language
    return str(found[0])


VECTORS: dict[str, Any] = json.loads(block("json"))
EFFECTIVE = bytes.fromhex(VECTORS["effective_seed"])


def lot(domain: str, index: int, weights: list[int]) -> Chance:
    names = tuple(f"answer-{n}" for n in range(len(weights)))
    return Chance("lot", domain, index, tuple(range(len(weights))), names, tuple(weights))


def deck(domain: str, pieces: dict[str, int], left: dict[str, int]) -> Chance:
    names = tuple(name for name in pieces if left[name])
    ids = tuple(place for place, name in enumerate(pieces) if left[name])
    weights = tuple(left[name] for name in names)
    index = sum(pieces.values()) - sum(weights)
    return Chance("draw", domain, index, ids, names, weights, None, pieces)


def drawn_out(dealer: SeededDealer, domain: str, pieces: dict[str, int]) -> list[str]:
    left, draws = dict(pieces), []
    while any(left.values()):
        question = deck(domain, pieces, left)
        chosen = dealer.answer_to(question)
        assert chosen == answer(dealer._effective, question), "the kept priorities changed it"
        name = list(pieces)[chosen]
        left[name] -= 1
        draws.append(name)
    return draws


def test_netstrings_tell_lists_of_parts_apart() -> None:
    assert netstrings("hello", b"", "é") == b"5:hello,0:,2:\xc3\xa9,"
    assert netstrings("ab", "c") != netstrings("a", "bc")


def test_the_published_commitment_transcript_and_seed() -> None:
    seal = Seal(
        bytes.fromhex(VECTORS["seed"]), VECTORS["game"], VECTORS["seats"], VECTORS["options"]
    )
    assert seal.commitment == VECTORS["commitment"]
    assert seal.nonces(VECTORS["nonces"][:1]) == tuple(VECTORS["nonces"])
    assert transcript_of(seal.commitment, VECTORS["nonces"]) == VECTORS["transcript"]
    assert effective_seed(seal.seed, VECTORS["transcript"]) == EFFECTIVE
    assert SealedDealer(seal, VECTORS["nonces"][:1])._effective == EFFECTIVE


@pytest.mark.parametrize("vector", VECTORS["lots"], ids=lambda v: f"{v['domain']} {v['index']}")
def test_the_published_lots(vector: dict[str, Any]) -> None:
    weights = [int(weight) for weight in vector["weights"]]
    question = lot(vector["domain"], vector["index"], weights)
    assert SeededDealer(EFFECTIVE).answer_to(question) == vector["answer"]
    last = digest(EFFECTIVE, vector["domain"], vector["index"], vector["attempts"] - 1)
    assert int.from_bytes(last[:8], "big") == int(vector["number"])


def test_a_published_lot_is_rejected_at_first() -> None:
    assert any(vector["attempts"] > 1 for vector in VECTORS["lots"])


def test_the_published_deck() -> None:
    vector = VECTORS["deck"]
    assert max(vector["pieces"].values()) > 1, "copies are the point of it"
    draws = drawn_out(SeededDealer(EFFECTIVE), vector["domain"], vector["pieces"])
    assert draws == vector["draws"]
    priorities = [
        digest(EFFECTIVE, vector["domain"], name, copy).hex()
        for name, copies in vector["pieces"].items()
        for copy in range(copies)
    ]
    assert max(priorities) == vector["first_priority"]


def test_the_published_open_seed() -> None:
    vector = VECTORS["open"]
    assert open_seed(vector["plain"]).hex() == vector["effective_seed"]
    assert OpenDealer(int(vector["plain"]))._effective == open_seed(vector["plain"])


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_published_javascript_gives_the_published_answers() -> None:
    driver = """
    const v = JSON.parse(process.argv[1]), seed = unhex(v.seed);
    const c = await commitment(seed, v.game, v.seats, v.options);
    const t = await transcript(c, v.nonces), e = await effectiveSeed(seed, t);
    const lots = [];
    for (const one of v.lots) lots.push(await lot(e, one.domain, one.index, one.weights));
    const draws = await drawAll(e, v.deck.domain, v.deck.pieces);
    console.log(JSON.stringify([hex(c), hex(t), hex(e), lots, draws]));
    """
    script = block("js") + driver
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script, json.dumps(VECTORS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [
        VECTORS["commitment"],
        VECTORS["transcript"],
        VECTORS["effective_seed"],
        [vector["answer"] for vector in VECTORS["lots"]],
        VECTORS["deck"]["draws"],
    ]


def chi_square(counts: list[int], weights: list[int]) -> float:
    unit = sum(counts) / sum(weights)
    expected = [weight * unit for weight in weights]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


@pytest.mark.parametrize(
    ("weights", "bound"),
    [([3, 2, 1], 13.8), ([1] * 6, 20.5), ([1, 99], 10.8)],  # p = 0.001
)
def test_lots_are_as_likely_as_their_weights(weights: list[int], bound: float) -> None:
    dealer = OpenDealer("chi-square")
    counts = [0] * len(weights)
    for index in range(6000):
        counts[dealer.answer_to(lot("lots", index, weights))] += 1
    assert chi_square(counts, weights) < bound


def test_an_answer_of_weight_nothing_never_comes() -> None:
    dealer = OpenDealer("nothing")
    answers = {dealer.answer_to(lot("lots", index, [0, 1, 0, 2])) for index in range(200)}
    assert answers == {1, 3}


@pytest.mark.parametrize("place", [0, 5, 11])
def test_every_piece_is_equally_likely_at_every_place_of_a_deck(place: int) -> None:
    pieces = {"dust": 6, "ice": 4, "gold": 2}
    counts = dict.fromkeys(pieces, 0)
    for seed in range(1200):
        counts[drawn_out(OpenDealer(seed), "deck", pieces)[place]] += 1
    assert chi_square(list(counts.values()), list(pieces.values())) < 13.8


def test_what_a_deck_gives_does_not_depend_on_what_else_is_asked() -> None:
    pieces = {"a": 1, "b": 3, "c": 2}
    dealer = OpenDealer(1)
    alone = drawn_out(dealer, "one", pieces)
    drawn_out(dealer, "two", pieces)
    assert drawn_out(dealer, "one", pieces) == alone
    assert drawn_out(OpenDealer(1), "two", pieces) != alone, "another domain, another order"


def test_a_deck_that_begins_otherwise_after_a_take_back_is_another_deck() -> None:
    """Played on otherwise, the same epoch may begin with other copies of the same pieces."""
    dealer = OpenDealer(1)
    drawn_out(dealer, "tokens/1", {"a": 1, "b": 5})
    for pieces in ({"a": 4, "b": 1}, {"a": 1, "b": 5}, {"b": 2}):
        again = drawn_out(dealer, "tokens/1", pieces)
        assert again == drawn_out(OpenDealer(1), "tokens/1", pieces)


def test_a_dealer_in_a_match_answers_as_the_pure_function(comet: Game) -> None:
    seal = Seal.fresh(comet, 4)
    dealer = SealedDealer(seal, ["a", b"\x00\xff", None, ""])
    match = Match(comet, 4, agents=[RandomAgent()] * 4, dealer=dealer)
    while not match.is_over:
        chance = match.state.chance() if match.pending().chance else None
        match.step()
        if chance is not None:
            assert match.line.answers[-1][1] == answer(dealer._effective, chance)
