"""Train a small masked policy for Zenith with nothing but numpy, by playing against itself.

    pip install "perihelion[research,lab]"
    python examples/train_zenith.py                  # a few minutes on two cores
    python examples/train_zenith.py --steps 30000    # a glance

The policy is a network with one hidden layer that sees what its seat knows and chooses among the
legal actions. It learns by proximal policy optimisation: the same network plays both seats of
many matches at once, and what a match was worth at its end flows back through its decisions. On
the way the script measures it against random play, at the end against `greedy`, and draws the
learning curve.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are quicker alone

import numpy as np
from numpy.typing import NDArray

from perihelion.ai.network.features import Encoder
from perihelion.research.gymnasium import MatchEnv
from perihelion.research.vector import Flags, Now, VectorEnv

Floats = NDArray[np.floating[Any]]
Ints = NDArray[np.int64]
GAME = "zenith"
HIDDEN = 128
NEVER = np.float32(-1e9)
"""The score of an action that is not legal."""
FADE = 0.95
"""How much of a surprise reaches the decision before."""
CURIOSITY = 0.01
"""What it is worth to keep several actions likely."""
TOO_FAR = 0.2
"""How far an update may move the odds of an action from those it was chosen with."""


class Settings(NamedTuple):
    """How long and how to learn."""

    steps: int = 400_000
    """Decisions, both seats together."""
    every: int = 40_000
    """Decisions between two measurements."""
    matches: int = 200
    """Of a measurement against random play."""
    lanes: int = 128
    """Matches played at once."""
    plies: int = 64
    """Decisions of each between two lessons."""
    epochs: int = 3
    """How often a lesson is gone through."""
    rows: int = 1024
    """Decisions learnt from at once."""
    rate: float = 1.5e-3
    """The length of a step, at the beginning."""
    seed: int = 1


class Policy:
    """One hidden layer; scores for the actions, and how well the seat stands from -1 to 1."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator) -> None:
        self.weights: dict[str, Floats] = {
            "in": _around_zero(rng, features, HIDDEN, 1.0),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "act": _around_zero(rng, HIDDEN, actions, 0.1),
            "act_bias": np.zeros(actions, np.float32),
            "value": _around_zero(rng, HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self._pairs()}
        self.updates = 0

    def _pairs(self) -> list[tuple[str, Floats]]:
        return list(self.weights.items())

    def forward(self, seen: Floats, masks: Flags) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, probabilities of the actions, and values."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["in_bias"], 0)
        scores = np.where(masks, hidden @ w["act"] + w["act_bias"], NEVER)
        scores -= scores.max(axis=1, keepdims=True)
        odds = np.exp(scores)
        odds /= odds.sum(axis=1, keepdims=True)
        values = np.tanh(hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, odds, values

    def learn(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam."""
        self.updates += 1
        norm = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        shrink = min(1.0, 1.0 / (norm + 1e-8))
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            fair_mean = mean / (1 - 0.9**self.updates)
            fair_square = square / (1 - 0.999**self.updates)
            self.weights[name] -= rate * fair_mean / (np.sqrt(fair_square) + 1e-8)


def _around_zero(rng: np.random.Generator, rows: int, columns: int, scale: float) -> Floats:
    found: Floats = rng.standard_normal((rows, columns), np.float32)
    return found * np.float32(scale * np.sqrt(2 / rows))


def choose(odds: Floats, rng: np.random.Generator) -> Ints:
    """One action for each row, as likely as its odds say."""
    sums = odds.cumsum(axis=1)
    lots = rng.random((len(odds), 1), np.float32) * sums[:, -1:]
    found: Ints = (sums > lots).argmax(axis=1)
    return found


class Batch(NamedTuple):
    """Decisions that have been taken, and what came of them."""

    observations: NDArray[np.int16]
    masks: Flags
    actions: Ints
    odds: Floats
    """How likely the action was when it was chosen."""
    gains: Floats
    """How much better it went than expected."""
    targets: Floats
    """What the value should have been."""


def play(
    env: VectorEnv, policy: Policy, encode: Encoder, plies: int, rng: np.random.Generator
) -> Batch:
    """Let the policy play both seats for a while, and tell what each decision was worth."""
    now, count = env.now, env.count
    seen = np.empty((plies, count, env.table.width), np.int16)
    masks = np.empty((plies, count, env.table.actions), bool)
    actions = np.empty((plies, count), np.int64)
    odds = np.empty((plies, count), np.float32)
    values = np.empty((plies + 1, count), np.float32)
    seats = np.empty((plies + 1, count), np.int64)
    rewards = np.empty((plies, count), np.float32)
    ended = np.empty((plies, count), bool)
    rows = np.arange(count)
    for ply in range(plies):
        seen[ply], masks[ply], seats[ply] = now.observations, now.masks, now.seats
        _, chances, values[ply] = policy.forward(encode(now.observations), now.masks)
        actions[ply] = choose(chances, rng)
        odds[ply] = chances[rows, actions[ply]]
        env.step(actions[ply])
        rewards[ply] = now.rewards[rows, seats[ply]]
        ended[ply] = now.terminated | now.truncated
    seats[plies] = now.seats
    values[plies] = policy.forward(encode(now.observations), now.masks)[2]
    gains = np.zeros((plies + 1, count), np.float32)
    for ply in reversed(range(plies)):
        # What is good for the next to decide is bad for me, unless I am the next.
        sign = np.where(ended[ply], 0, np.where(seats[ply] == seats[ply + 1], 1, -1))
        surprise = rewards[ply] + sign * values[ply + 1] - values[ply]
        gains[ply] = surprise + FADE * sign * gains[ply + 1]
    gains = gains[:plies]
    return Batch(
        seen.reshape(plies * count, -1),
        masks.reshape(plies * count, -1),
        actions.ravel(),
        odds.ravel(),
        gains.ravel(),
        (gains + values[:plies]).ravel(),
    )


def improve(policy: Policy, encode: Encoder, batch: Batch, rows: Ints, rate: float) -> None:
    """One step towards what went better than expected, but not too far from what was played."""
    seen = encode(batch.observations[rows])
    masks, actions, gains = batch.masks[rows], batch.actions[rows], batch.gains[rows]
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    hidden, odds, values = policy.forward(seen, masks)
    every = np.arange(len(rows))
    ratio = odds[every, actions] / batch.odds[rows]
    too_far = np.where(gains > 0, ratio > 1 + TOO_FAR, ratio < 1 - TOO_FAR)
    push = np.where(too_far, 0, ratio * gains)
    # The slope of the loss over the scores: of the policy, and of its entropy.
    down = odds * push[:, None]
    down[every, actions] -= push
    logs = np.log(np.maximum(odds, 1e-12))
    spread = -(odds * logs).sum(axis=1, keepdims=True)
    down += CURIOSITY * odds * (logs + spread)
    down /= len(rows)
    miss = (values - batch.targets[rows]) * (1 - values**2) / len(rows)
    w = policy.weights
    back = (down @ w["act"].T + 0.5 * miss[:, None] * w["value"].T) * (hidden > 0)
    policy.learn(
        {
            "in": seen.T @ back,
            "in_bias": back.sum(axis=0),
            "act": hidden.T @ down,
            "act_bias": down.sum(axis=0),
            "value": 0.5 * hidden.T @ miss[:, None],
            "value_bias": 0.5 * miss.sum(keepdims=True),
        },
        rate,
    )


def against_random(policy: Policy, encode: Encoder, matches: int, seed: int) -> float:
    """The share of matches won against random play, from both seats; draws count half."""
    rng = np.random.default_rng(seed)
    results: list[float] = []
    for seat in (0, 1):
        env = VectorEnv(GAME, min(matches // 2, 128), seed=seed, random_seats=[1 - seat])
        now: Now = env.reset()
        found: list[float] = []
        # Whole matches only, and of each row as many: short ones do not count more often.
        each = -(-(matches // 2) // env.count)
        played = np.zeros(env.count, np.int64)
        while (played < each).any():
            odds = policy.forward(encode(now.observations), now.masks)[1]
            env.step(choose(odds, rng))
            done = (now.terminated | now.truncated) & (played < each)
            found += (now.rewards[done, seat] * 0.5 + 0.5).tolist()
            played += now.terminated | now.truncated
        results += found
    return float(np.mean(results))


def against_level(policy: Policy, encode: Encoder, level: str, matches: int, seed: int) -> float:
    """The share of matches won against a level, from both seats; the likeliest action is taken."""
    points = 0.0
    for number in range(matches):
        env = MatchEnv(GAME, level=level, seat=number % 2)
        seen, _ = env.reset(seed=seed + number)
        while True:
            mask = seen["action_mask"].astype(bool)[None]
            odds = policy.forward(encode(seen["observation"]), mask)[1]
            seen, reward, terminated, truncated, _ = env.step(int(odds.argmax()))
            if terminated or truncated:
                points += 0.5 + 0.5 * reward
                break
    return points / matches


def train(settings: Settings) -> tuple[Policy, Encoder, list[dict[str, float]]]:
    """Play and learn; returns the policy and its learning curve."""
    rng = np.random.default_rng(settings.seed)
    env = VectorEnv(GAME, settings.lanes, seed=settings.seed)
    encode = Encoder(env.table.fields)
    policy = Policy(encode.size, env.table.actions, rng)
    curve: list[dict[str, float]] = []
    taken, due, learning = 0, 0, 0.0
    while True:
        if taken >= min(due, settings.steps):
            won = against_random(policy, encode, settings.matches, settings.seed + 1)
            curve.append({"decisions": taken, "seconds": round(learning, 1), "won": won})
            print(f"{taken:9,} decisions, {learning:6.1f} s: wins {won:.1%} against random")
            due += settings.every
        if taken >= settings.steps:
            return policy, encode, curve
        begin = time.perf_counter()
        batch = play(env, policy, encode, settings.plies, rng)
        taken += len(batch.actions)
        rate = settings.rate * max(1.0 - taken / settings.steps, 0.1)
        for _ in range(settings.epochs):
            order = rng.permutation(len(batch.actions))
            for first in range(0, len(order), settings.rows):
                improve(policy, encode, batch, order[first : first + settings.rows], rate)
        learning += time.perf_counter() - begin


def draw(curve: list[dict[str, float]], greedy: float, file: Path) -> None:
    """The learning curve as a picture: against random all the way, against greedy at the end."""
    import altair as alt

    rows = [{**row, "against": "random"} for row in curve]
    rows.append({"decisions": curve[-1]["decisions"], "won": greedy, "against": "greedy"})
    scale = alt.Scale(domain=[0, 1])
    chart = (
        alt.Chart(alt.InlineData(rows), title="Zenith: matches won by a masked policy")
        .mark_line(point=alt.OverlayMarkDef(size=60))
        .encode(
            x=alt.X("decisions:Q", title="decisions learnt from, both seats"),
            y=alt.Y("won:Q", title="matches won", axis=alt.Axis(format="%"), scale=scale),
            color=alt.Color("against:N", sort=["random", "greedy"]),
        )
    )
    chart.properties(width=560, height=280).save(str(file))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=Settings().steps)
    parser.add_argument("--seed", type=int, default=Settings().seed)
    parser.add_argument("--greedy", type=int, default=200, help="matches against greedy")
    parser.add_argument("--curve", type=Path, help="draw the learning curve here: .svg or .png")
    wanted = parser.parse_args()
    begin = time.perf_counter()
    policy, encode, curve = train(Settings(steps=wanted.steps, seed=wanted.seed))
    greedy = against_level(policy, encode, "greedy", wanted.greedy, wanted.seed + 2)
    seconds = time.perf_counter() - begin
    print(f"wins {greedy:.1%} of {wanted.greedy} against greedy; {seconds:.0f} s in all")
    if wanted.curve is not None:
        draw(curve, greedy, wanted.curve)
        wanted.curve.with_suffix(".json").write_text(
            json.dumps({"curve": curve, "greedy": greedy}, indent=1) + "\n"
        )


if __name__ == "__main__":
    main()
