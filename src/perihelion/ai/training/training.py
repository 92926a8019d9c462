"""The rounds of a training: self-play, fit, gate; what passes is the new best.

    training.json        what was asked for
    journal.jsonl        one line for each finished round
    round-001/seats-2    the samples of its self-play, by number of seats
    round-001/gate-2     the games of its gate
    best/GAME-N.net      each generation that passed

Everything follows from the seed, unless the gate thinks by the clock. A round that was
interrupted goes on; without a folder's help a training begins from the weights that the game
brings. While there is a file `pause` in the folder, nothing is played.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from perihelion.ai.arena.contest import Contest, contest_of
from perihelion.ai.arena.errors import MissingExtra
from perihelion.ai.arena.journal import RECORDS
from perihelion.ai.arena.playing import Result, Work
from perihelion.ai.arena.running import HERE, run
from perihelion.ai.judges import first_generation, generations_of
from perihelion.ai.network.weights import (
    Gate,
    Provenance,
    Weights,
    read_weights,
    write_weights,
)
from perihelion.ai.training.errors import BadTraining
from perihelion.ai.training.lessons import Lesson, Samples, duel_all, sample_all
from perihelion.games import load
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value
from perihelion.system import write_whole

PLAN: Final = "training.json"
JOURNAL: Final = "journal.jsonl"
BEST: Final = "best"
PAUSE: Final = "pause"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a training is asked for; the same plan gives the same weights."""

    game: str
    seats: tuple[int, ...]
    options: dict[str, Value]
    games: int
    """Of self-play in a round, for each number of seats."""
    budget: int
    """Iterations a turn in self-play."""
    gate: str
    """What both have for a turn at the gate: `0.1s`, or iterations."""
    gate_games: int
    hidden: int
    mix: float
    window: int
    """Rounds whose samples are learned from, this one included."""
    seed: str
    commit: str


class Round(msgspec.Struct, frozen=True):
    """What a round brought; a line of the journal."""

    number: int
    seed: str
    teacher: int
    """The generation that played itself."""
    games: int
    rows: int
    samples: str
    """The digest of this round's samples."""
    fit: dict[str, float]
    gates: tuple[Gate, ...]
    taken: bool
    generation: int
    """Of the best after this round."""
    seconds: float


class Training:
    """A folder in which a plan is carried out round by round."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        *,
        workers: int = 1,
        on: str = HERE,
        say: Callable[[str], object] = lambda _: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.workers = workers
        self.on = on
        self.say = say
        self.clock = clock
        self.game = load(plan.game)
        (folder / BEST).mkdir(parents=True, exist_ok=True)
        self._agree()
        self.rounds = read_rounds(folder)
        self.best = self._newest()
        """The file of the best weights so far; empty for the judge that the game had before."""

    def _agree(self) -> None:
        """The folder is new or holds this plan; a newer commit may go on with it."""
        file = self.folder / PLAN
        if file.exists():
            old = msgspec.json.decode(file.read_bytes(), type=Plan)
            for field in Plan.__struct_fields__:
                was, is_ = getattr(old, field), getattr(self.plan, field)
                if field != "commit" and was != is_:
                    raise BadTraining(
                        f"{self.folder} holds another training: its {field} is {was!r}, not"
                        f" {is_!r}; give another folder"
                    )
        write_whole(file, msgspec.json.format(msgspec.json.encode(self.plan), indent=1) + b"\n")

    def _newest(self) -> bytes:
        found = {number: file.read_bytes() for number, file in generations_of(self.game.id).items()}
        for file in (self.folder / BEST).glob("*.net"):
            found[read_weights(file.read_bytes()).generation] = file.read_bytes()
        return found[max(found)] if found else b""

    @property
    def generation(self) -> int:
        """Of the best so far."""
        return read_weights(self.best).generation if self.best else first_generation(self.game)

    def play_round(self) -> Round:
        """One round: play, fit, gate."""
        begin = self.clock()
        number = len(self.rounds) + 1
        place = self.folder / f"round-{number:03}"
        seed = f"{self.plan.seed}/{number}"
        teacher = self.generation
        for seats in self.plan.seats:
            self._self_play(place, seats, seed)
        candidate, rows = self._candidate(number, seed, self.clock() - begin)
        gates = tuple(self._gate(place, seats, seed, candidate) for seats in self.plan.seats)
        taken = all(gate.share > gate.needed for gate in gates)
        seconds = round(self.clock() - begin, 1)
        if taken:
            self._take(candidate, gates, seconds)
        found = Round(
            number,
            seed,
            teacher,
            self.plan.games * len(self.plan.seats),
            rows,
            digest_of_samples(place),
            candidate.provenance.fit,
            gates,
            taken,
            self.generation,
            seconds,
        )
        self.rounds.append(found)
        with (self.folder / JOURNAL).open("ab") as out:
            out.write(msgspec.json.encode(found) + b"\n")
        return found

    def _self_play(self, place: Path, seats: int, seed: str) -> None:
        self.say(f"self-play with {seats} seats")
        contest = contest_of(
            self.game,
            ["admiral"],
            seats=seats,
            options=self.plan.options,
            games=self.plan.games,
            seed=f"{seed}/self-play",
            budget=self.plan.budget,
        )
        lesson = Lesson(contest, (self.best,))
        self._run(contest, lesson, place / f"seats-{seats}", sample_all)

    def _run(self, contest: Contest, lesson: Lesson, place: Path, work: Work) -> float | None:
        table = run(
            contest,
            folder=place,
            workers=self.workers,
            on=self.on,
            tick=self._tick,
            work=work,
            written=msgspec.json.encode(lesson),
        )
        return table.agents[0].with_limited.share

    def _tick(self, _: Result) -> None:
        """Between two games: wait while somebody has asked for a pause."""
        while (self.folder / PAUSE).exists():
            time.sleep(0.5)

    def _candidate(self, number: int, seed: str, seconds: float) -> tuple[Weights, int]:
        """New weights from the samples of the last rounds, not gated yet."""
        try:
            from perihelion.ai.training.dataset import Dataset
            from perihelion.ai.training.fitting import fit, whole_numbers
            from perihelion.ai.training.promises import fit_promises
        except ModuleNotFoundError as missing:
            raise MissingExtra(
                f"training needs {missing.name}; the extra has it: pip install 'perihelion[train]'"
            ) from None
        self.say("fit")
        numbers = range(max(1, number - self.plan.window + 1), number + 1)
        places = [self.folder / f"round-{one:03}" for one in numbers]
        matches = [one for place in places for one in read_samples(place)]
        noise = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest(), "big")
        data = Dataset(self.game, self.plan.options, matches, noise)
        found = fit(data, self.plan.hidden, noise)
        if self.plan.mix == 1.0:
            found = found.without_a_say()
        rows, bias, out = found.quantised()
        count = self.game.bounds(self.plan.seats[0], self.plan.options).player_actions
        promises, foreseen = fit_promises([one.choices for one in matches], count)
        told = found.told | foreseen
        before = read_weights(self.best).provenance.games if self.best else 0
        weights = Weights(
            self.game.id,
            self.generation + 1,
            self.plan.seats,
            (self.game.data_digest(self.plan.options),),
            self.plan.mix,
            tuple(found.labels),
            rows,
            bias,
            out,
            Provenance(
                self.plan.commit,
                before + self.plan.games * len(self.plan.seats),
                round(seconds, 1),
                seed,
                tuple(digest_of_samples(place) for place in places),
                {name: round(value, 4) for name, value in told.items()},
            ),
            first_generation(self.game),
            whole_numbers(promises) if promises.any() else b"",
        )
        return weights, len(data.x)

    def _gate(self, place: Path, seats: int, seed: str, candidate: Weights) -> Gate:
        """The candidate against the best so far, at equal budgets."""
        self.say(f"gate with {seats} seats")
        gate = self.plan.gate
        contest = contest_of(
            self.game,
            ["admiral", "admiral-1"],
            seats=seats,
            options=self.plan.options,
            games=self.plan.gate_games,
            seed=f"{seed}/gate",
            budget=None if gate.endswith("s") else int(gate),
        )
        seconds = float(gate.removesuffix("s")) if gate.endswith("s") else None
        lesson = Lesson(contest, (write_weights(candidate), self.best), seconds)
        share = self._run(contest, lesson, place / f"gate-{seats}", duel_all) or 0.0
        fair = 1.0 / len(self.game.teams(seats))
        needed = fair + (fair * (1.0 - fair) / contest.games) ** 0.5
        return Gate(
            f"generation {self.generation}",
            seats,
            contest.games,
            round(share, 4),
            round(needed, 4),
            gate,
        )

    def _take(self, candidate: Weights, gates: tuple[Gate, ...], seconds: float) -> None:
        """The candidate is the best from now on."""
        passed = msgspec.structs.replace(candidate.provenance, gates=gates, seconds=seconds)
        weights = msgspec.structs.replace(candidate, provenance=passed)
        self.best = write_weights(weights)
        write_whole(self.folder / BEST / f"{self.game.id}-{weights.generation}.net", self.best)


def read_rounds(folder: Path) -> list[Round]:
    """The finished rounds of a folder; half a line, which a crash left, does not count."""
    file = folder / JOURNAL
    whole = file.read_bytes() if file.exists() else b""
    lines = whole[: whole.rfind(b"\n") + 1].splitlines()
    return [msgspec.json.decode(line, type=Round) for line in lines]


def sample_files(place: Path) -> list[Path]:
    """The samples of a round, in the order of its games."""
    return sorted(place.glob(f"seats-*/{RECORDS}/*.json"))


def read_samples(place: Path) -> list[Samples]:
    """The samples of a round."""
    return [msgspec.json.decode(file.read_bytes(), type=Samples) for file in sample_files(place)]


def digest_of_samples(place: Path) -> str:
    """The fingerprint of a round's samples."""
    found = blake2b(digest_size=8)
    for file in sample_files(place):
        found.update(file.read_bytes())
    return found.hexdigest()


def plan_of(game: Game, seats: tuple[int, ...], options: dict[str, Value], **rest: object) -> Plan:
    """A plan, checked; raises BadTraining, BadSeats or BadOptions."""
    for count in seats:
        if len(game.teams(game.checked_seats(count))) < 2:
            raise BadTraining(f"{count} seats are no contest: nobody could lose")
    chosen = game.checked_options({**game.bot_options, **options})
    return msgspec.convert({"game": game.id, "seats": seats, "options": chosen, **rest}, Plan)
