"""Weights laid out for one table, and the judge that uses them where they passed their gate."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from msgspec.structs import asdict, replace

from perihelion.ai.network.encoding import Encoding
from perihelion.ai.network.learned import LearnedJudge, Sides
from perihelion.ai.network.network import ONE, Network
from perihelion.ai.network.weights import Weights
from perihelion.ai.search.judge import Judge, refusal
from perihelion.kernel.errors import IllegalAction
from perihelion.kernel.game import Game
from perihelion.kernel.observing import Field, width_of
from perihelion.kernel.state import State


def learned_judge(weights: Weights, base: Judge) -> LearnedJudge:
    """A judge by these weights; `base` is mixed in, and judges where they do not apply."""
    return LearnedJudge(weights.name, base, weights.mix, lambda state: sides_of(weights, state))


def sides_of(weights: Weights, state: State) -> Sides | str:
    """The network for a position's table, or why these weights are not for it."""
    game, seats, options = state.game, int(state.seats), state.options()
    if problem := unfit(weights, game, seats, game.data_digest(options)):
        return problem
    count = game.bounds(seats, options).player_actions
    if weights.promises and len(weights.promise_numbers()) != count:
        return "the weights are for other answers"
    side = [0] * seats
    for number, team in enumerate(game.teams(seats)):
        for seat in team:
            side[seat] = number
    network = network_of(weights, game.observation(seats, options))
    return Sides(network, side, promised(weights, state) if weights.promises else [])


def promised(weights: Weights, state: State) -> list[float]:
    """For each seat and each of its answers what the promise is multiplied by."""
    factors = [exp(number / ONE) for number in weights.promise_numbers()]
    told = (answers_from(state, seat, len(factors)) for seat in range(int(state.seats)))
    return [factors[answer] for row in told for answer in row]


def answers_from(state: State, seat: int, count: int) -> list[int]:
    """For each answer of a seat the one that says the same where that seat is number 0.

    So what is learned of an answer that names another seat is the same for all who give it.
    """
    game, seats = state.game, int(state.seats)
    naming = tuple(one for one in game.grammar.types.values() if "seat" in one.__struct_fields__)
    rows = list(range(count))
    for answer in rows if naming and seat else ():
        try:
            act = game.act_of(state, seat, answer)
        except IllegalAction:  # a number that means nothing
            continue
        if isinstance(act, naming):
            named = int(asdict(act)["seat"])
            if named < seats:
                told = replace(act, seat=(named - seat) % seats)
                rows[answer] = game.id_of(state, seat, told)
    return rows


def unfit(weights: Weights, game: Game, seats: int, data: str) -> str:
    """Why weights must not be used at a table; empty if they may."""
    if weights.game != game.id:
        return f"the weights are for {weights.game}, not for {game.id}"
    return refusal(seats, data, dict.fromkeys(weights.seats, weights.data))


def network_of(weights: Weights, fields: Sequence[Field]) -> Network:
    """The network over the observations of one table.

    The row of a word's value 0 is part of the bias and taken off the rows of its other values: so
    a number that is 0 adds nothing.
    """
    encoding = Encoding(fields)
    columns = len(weights.bias)
    numbers = weights.row_numbers()
    place_of = {label: columns * place for place, label in enumerate(weights.labels)}
    nothing = [0] * columns

    def row(at: int) -> list[int]:
        place = place_of.get(encoding.labels[at])
        return nothing if place is None else numbers[place : place + columns]

    bias = list(weights.bias)
    cells: list[int] = []
    places: list[int] = []
    worded: list[int] = []
    rows: list[int] = []
    for cell, first in enumerate(encoding.firsts):
        most, low, high = encoding.mosts[cell], encoding.lows[cell], encoding.highs[cell]
        if most:
            found = [[round(weight / most) for weight in row(first)]]
        else:
            found = [row(first + value) for value in range(low, high + 1)]
            if low <= 0 <= high:
                zero = found[-low]
                bias = [one + other for one, other in zip(bias, zero, strict=True)]
                found = [
                    [one - other for one, other in zip(each, zero, strict=True)] for each in found
                ]
        if any(any(each) for each in found):
            cells.append(cell)
            worded.append(0 if most else 1)
            places.append(len(rows) - (0 if most else columns * low))
            rows += [weight for each in found for weight in each]
    return Network(
        width=width_of(fields),
        cells=cells,
        places=places,
        worded=worded,
        rows=rows,
        bias=bias,
        out=list(weights.out),
    )
