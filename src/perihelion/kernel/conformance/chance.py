"""Chance: every question is well formed, and a sealed seed answers it whatever else is played."""

from __future__ import annotations

from collections import Counter, defaultdict

from perihelion.kernel.conformance.case import Case, Walk
from perihelion.kernel.deal import answer
from perihelion.kernel.errors import NotYourDecision
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.wire import Chance


def check_chance(case: Case) -> None:
    """Questions to chance are numbered within their domain, named, weighted, and add up; there
    is none while a seat is asked, nor at the end.
    """
    for walk in case.walks("chance"):
        given: defaultdict[str, Counter[str]] = defaultdict(Counter)
        decks: dict[str, dict[str, int] | None] = {}
        for state in walk.plies():
            if walk.asked is None or state.seat != CHANCE:
                _check_not_asked(walk, state)
                continue
            question = state.chance()
            wrong = _wrong_question(state, question) or _wrong_deck(
                question, given[question.domain], decks.setdefault(question.domain, question.deck)
            )
            if wrong:
                raise walk.finding(f"{wrong}: {question}")
            name = question.names[question.answers.index(walk.asked[1])]
            given[question.domain][name] += 1
            case.covered["questions"] += 1
            case.covered["from decks"] += question.deck is not None


def _check_not_asked(walk: Walk, state: State) -> None:
    """Where chance is not asked, and when all is over, the question says so."""
    try:
        question = state.chance()
    except NotYourDecision:
        return
    raise walk.finding(f"chance is not asked, and yet it would be asked {question}")


def _wrong_question(state: State, question: Chance) -> str | None:
    legal = state.legal()
    if list(question.answers) != legal:
        return f"the legal answers are {legal}"
    if not len(question.answers) == len(question.names) == len(question.weights):
        return "answers, names and weights are not as many"
    if len(set(question.names)) != len(question.names) or not all(question.names):
        return "two answers have one name, or one has none"
    weights = [int(state.weight_of(action)) for action in legal]
    if list(question.weights) != weights or min(weights) <= 0:
        return f"the weights are {weights}"
    if not question.kind or not question.domain:
        return "it has no kind, or no domain"
    return None


def _wrong_deck(question: Chance, given: Counter[str], deck: dict[str, int] | None) -> str | None:
    if question.index != sum(given.values()):
        return f"{sum(given.values())} answers of this domain were given before"
    if deck is None or question.deck is None:
        return None if deck is question.deck else "a deck is a deck all through its epoch"
    if set(question.deck) != set(question.names):
        return "the deck names other pieces than are left"
    for name, count in question.deck.items():
        if deck.get(name) != count:
            return f"{deck.get(name)} {name} were there when the epoch began, not {count}"
    for name, left in zip(question.names, question.weights, strict=True):
        if left > deck.get(name, 0) - given[name]:
            return f"{left} {name} are left, of {deck.get(name, 0)}, and {given[name]} were drawn"
    return None


def check_mirrored(case: Case) -> None:
    """One seed gives each domain the same answers however the seats play; rewinding too."""
    for walk in case.walks("mirrored"):
        seed = f"mirror {case.seed} {walk.number}".encode()
        first = _dealt(walk, seed, case.rng("mirrored", walk.number, "first"))
        second = _dealt(walk, seed, case.rng("mirrored", walk.number, "second"))
        for domain, answers in first.items():
            for (one, name), (other, its) in zip(answers, second.get(domain, []), strict=False):
                if (one.names, one.weights, one.deck) != (other.names, other.weights, other.deck):
                    break  # another question, which the same seed may answer otherwise
                if name != its:
                    raise walk.finding(
                        f"{domain} gave {name} in one match and {its} in another at {one}, {other}"
                    )
                case.covered["same answers"] += 1


def _dealt(walk: Walk, seed: bytes, rng: Rng) -> dict[str, list[tuple[Chance, str]]]:
    """What a dealer gives from each domain while the seats play at random."""
    case = walk.case
    dealt: defaultdict[str, list[tuple[Chance, str]]] = defaultdict(list)
    walk.state, walk.line = case.start(), []
    limit = case.game.bounds(case.seats, case.options).plies_per_match
    while not walk.state.is_over and len(walk.line) < limit:
        state = walk.state
        if state.seat == CHANCE:
            question = state.chance()
            action = answer(seed, question)
            again = case.game.from_bytes(state.to_bytes(), case.seats, case.options)
            if action not in state.legal() or answer(seed, again.chance()) != action:
                raise walk.finding(f"asked again, {question} is answered otherwise than {action}")
            dealt[question.domain].append(
                (question, question.names[question.answers.index(action)])
            )
            seat = CHANCE
        else:
            seats = state.deciders()
            seat = seats[int(rng.below(len(seats)))]
            legal = state.legal(seat)
            action = legal[int(rng.below(len(legal)))]
        walk.line.append((seat, action))
        state.apply_as(seat, action)
    return dict(dealt)
