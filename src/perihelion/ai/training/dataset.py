"""The samples of many matches as one table of features, whatever the number of seats."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from perihelion.ai.network.features import Encoder
from perihelion.ai.training.errors import BadTraining
from perihelion.ai.training.lessons import Samples
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value

Floats = NDArray[np.float64]
KEPT_BACK: Final = 7
"""One match in so many is not learned from: it tells how well a network foresees."""
MOST_ROWS: Final = 100_000
"""Rows beyond this are drawn."""


class Dataset:
    """Rows of features; each position has a row for every seat, one after the other."""

    def __init__(
        self, game: Game, options: dict[str, Value], matches: Sequence[Samples], seed: int
    ) -> None:
        if len(matches) < KEPT_BACK:
            raise BadTraining(f"{len(matches)} matches are too few to learn from")
        rng = np.random.default_rng(seed)
        tables = sorted({one.seats for one in matches})
        encoders = {seats: Encoder(game.observation(seats, options)) for seats in tables}
        self.labels = sorted({label for one in encoders.values() for label in one.labels})
        place_of = {label: place for place, label in enumerate(self.labels)}
        rows = sum(len(zlib.decompress(one.seen)) // (2 * one.width) for one in matches)
        share = min(1.0, MOST_ROWS / max(rows, 1))
        xs, margins, leads, kept, self.positions = [], [], [], [], []
        by_score = decided_by_score(matches)
        means = {
            seats: np.mean([_ends(one, by_score) for one in matches if one.seats == seats])
            for seats in tables
        }
        first = 0
        for number, one in enumerate(matches):
            numbers = np.frombuffer(zlib.decompress(one.seen), np.int16).reshape(-1, one.width)
            borders = np.flatnonzero(rng.random(len(numbers) // one.seats) < share)
            if not len(borders):
                continue
            picked = (borders[:, None] * one.seats + np.arange(one.seats)).ravel()
            x = np.zeros((len(picked), len(self.labels)), np.float32)
            encoder = encoders[one.seats]
            x[:, [place_of[label] for label in encoder.labels]] = encoder(numbers[picked])
            xs.append(x)
            ends = np.array(_ends(one, by_score), np.float64)
            margins.append(np.tile(ends - means[one.seats], len(borders)))
            leads.append(np.tile(ends - ends.mean(), len(borders)))
            kept.append(np.full(len(picked), number % KEPT_BACK == 0))
            won = np.array(one.utilities) == max(one.utilities)
            self.positions.append((first, len(borders), one.seats, won))
            first += len(picked)
        self.x = np.concatenate(xs)
        self.targets: list[Floats] = [
            one / max(float(one.std()), 1e-9)
            for one in (np.concatenate(margins), np.concatenate(leads))
        ]
        """How far above the mean of all matches a seat ended, and how far above its own table's,
        in standard deviations.
        """
        self.kept: NDArray[np.bool_] = np.concatenate(kept)
        """The rows that are not learned from."""

    def winners_found(self, margin: Floats) -> float:
        """In what part of the positions kept back the highest margin is a winner's."""
        right = count = 0
        for first, borders, seats, won in self.positions:
            if self.kept[first]:
                table = margin[first : first + borders * seats].reshape(borders, seats)
                right += int(won[table.argmax(axis=1)].sum())
                count += borders
        return right / max(count, 1)

    def pairs(self, margin: Floats) -> tuple[Floats, NDArray[np.float32], Floats]:
        """For each position with one winner: the winner's lead over each other seat, what all
        seats see on average, and how much the pair counts.
        """
        leads, seen, counts = [], [], []
        for first, borders, seats, won in self.positions:
            if self.kept[first] or won.all():
                continue
            table = margin[first : first + borders * seats].reshape(borders, seats)
            mean = self.x[first : first + borders * seats].reshape(borders, seats, -1).mean(axis=1)
            winner = int(won.argmax())
            for other in np.flatnonzero(~won):
                leads.append(table[:, winner] - table[:, other])
                seen.append(mean)
                counts.append(np.full(borders, 1.0 / (seats - won.sum())))
        return np.concatenate(leads), np.concatenate(seen), np.concatenate(counts)


def _ends(one: Samples, by_score: bool) -> Sequence[float]:
    return one.scores if by_score else one.utilities


def decided_by_score(matches: Sequence[Samples]) -> bool:
    """Whether who has the most points wins: then points are learned from, else victories.

    Equal points that something else decides speak neither for it nor against it.
    """
    return any(len(set(one.scores)) > 1 for one in matches) and all(
        max(score for score, worth in ends if worth == max(one.utilities)) == max(one.scores)
        for one in matches
        for ends in [list(zip(one.scores, one.utilities, strict=True))]
        if len(set(one.utilities)) > 1
    )
