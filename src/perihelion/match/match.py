"""One play of a game: the loop that everybody runs.

Who decides? What is legal? Choose; apply; record. Seats with an agent answer by `step` and
`run`; the others are people (or anybody else outside) and answer by `act`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec

from perihelion.kernel.actions import Act
from perihelion.kernel.deal import digest
from perihelion.kernel.errors import BadSeats, NotYourDecision
from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.record import Entry, Record, RedactedRecord, Variation, redact
from perihelion.kernel.resign import resigned_outcome
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, State
from perihelion.kernel.table_options import Value
from perihelion.kernel.ties import tie_of
from perihelion.kernel.wire import Decision, Outcome, View
from perihelion.match.agents import Agent
from perihelion.match.dealer import Dealer, SealedDealer
from perihelion.match.errors import BadAgent, MatchOver
from perihelion.match.line import Auto, Line, Told
from perihelion.match.sealed_seed import Seal

Agents = Mapping[int, Agent] | Sequence[Agent | None]
"""Who answers for which seats; a seat without an agent is a person's."""


class Pending(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a match waits for."""

    seats: tuple[int, ...] = ()
    """The seats that may answer, in any order."""
    chance: bool = False
    held: bool = False
    """Chance is asked, but waits until somebody says `deal`."""
    over: bool = False


class Match:
    """A game with somebody at every seat, and its record so far.

    `start` is a position to begin from, instead of seats and options. For the seats in `forced`
    a single legal answer is given by itself. After an answer of a seat in `hold`, chance waits
    for `deal`, so that the seat can still take back. `agent_seed` makes the agents repeatable.

    >>> import perihelion
    >>> dealer = perihelion.OpenDealer("docs")
    >>> agents = {1: perihelion.RandomAgent()}
    >>> match = Match(perihelion.load("zenith"), agents=agents, dealer=dealer, agent_seed=1)
    >>> match.run()  # chance and the agent answer until seat 0 is asked
    >>> match.pending().seats
    (0,)
    >>> match.act(0, "mulligan none").text
    'mulligan none'
    >>> match.act(0, "mulligan none")
    Traceback (most recent call last):
        ...
    perihelion.kernel.errors.NotYourDecision: seat 0 is not asked now; chance is
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        agents: Agents = (),
        dealer: Dealer | None = None,
        names: Sequence[str] = (),
        start: Mapping[str, object] | None = None,
        clock: Callable[[], float] | None = None,
        forced: Collection[int] = (),
        hold: Collection[int] = (),
        listen: bool = True,
        agent_seed: int | None = None,
    ) -> None:
        first = game.start(seats, options) if start is None else game.position(start)
        self.game = game = first.game
        self.seats = int(first.seats)
        self.options = first.options()
        if options and "data" in options:
            # As it was given and committed to; the state's own names the set that it meant.
            self.options["data"] = options["data"]
        self.start = None if start is None else dict(start)
        self.agents = self._seated(agents)
        self.names = tuple(names)
        if self.names and len(self.names) != self.seats:
            raise BadSeats(f"{len(self.names)} names for {self.seats} seats")
        if dealer is None:
            dealer = SealedDealer(Seal.fresh(game, self.seats, self.options))
        self.dealer: Dealer = dealer
        self.forced = frozenset(forced)
        self.hold = frozenset(hold)
        self.agent_seed = secrets.randbits(64) if agent_seed is None else agent_seed
        self.line = Line(first, clock, listen=listen)
        self._seen: tuple[State, View] | None = None
        """The last view of a game without secrets, and the state it is of."""
        self._asked: tuple[State | None, Pending] = (None, Pending())
        """The last state in which seats were asked, and which; states in a line do not change."""
        self.keep_sealed = False
        """Whether the seed stays secret at the end, because a return match was agreed on."""
        self.variations: tuple[Variation, ...] = ()
        """What might have been played: kept with the record, never looked at."""
        self.judges: tuple[str, ...] = ()
        """By whose judgement each seat is played, for the record; whoever seats agents knows it."""
        self.twin: Match | None = None
        """The other match on the same deal; the seed is revealed after both."""

    def _seated(self, agents: Agents) -> dict[int, Agent]:
        rows = agents.items() if isinstance(agents, Mapping) else enumerate(agents)
        seated = {seat: agent for seat, agent in rows if agent is not None}
        for seat in seated:
            self._check_seat(seat)
        return seated

    # Where the match stands.

    @property
    def state(self) -> State:
        """The truth; never give it to an agent or a person."""
        return self.line.states[-1]

    @property
    def ply(self) -> int:
        """The number of entries so far; it grows with undo too."""
        return len(self.line.said)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, by the rules or by a resignation."""
        return self.line.resigned is not None or self.line.states[-1].is_over

    @property
    def tie(self) -> Phrase | None:
        """Why somebody is first among equals, once it is over."""
        if self.outcome is None:
            return None
        return tie_of(self.game, self.view(self.seats), self.options, self.outcome)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        if self.line.resigned is not None:
            return resigned_outcome(self.game, self.seats, self.line.resigned)
        return self.state.outcome() if self.state.is_over else None

    def pending(self) -> Pending:
        """What the match waits for."""
        line = self.line
        state = line.states[-1]
        if line.resigned is None and self._asked[0] is state:
            return self._asked[1]
        if self.is_over:
            return Pending(over=True)
        if state.seat == CHANCE:
            return Pending(chance=True, held=self._is_held())
        self._asked = state, Pending(tuple(state.deciders()))
        return self._asked[1]

    def _is_held(self) -> bool:
        last = self.line.answers[-1][0] if self.line.answers else CHANCE
        return last in self.hold and last not in self.agents

    def blind(self, seat: int) -> State:
        """What `seat` knows, packed."""
        return self.state.blind(seat)

    def view(self, seat: int) -> View:
        """What `seat` knows, readable; a spectator is the seat after the last."""
        state, seen = self.line.states[-1], self._seen
        if not self.game.view_type.is_shared:
            return state.view(seat)
        if seen is None or seen[0] is not state:
            self._seen = seen = state, state.view(seat)
        viewer = seat if seat < self.seats else None
        return msgspec.structs.replace(seen[1], viewer=viewer)

    def decision(self, seat: int) -> Decision:
        """The open question to `seat`; raises NotYourDecision."""
        self._check_running()
        return self.line.states[-1].decision(seat)

    def told(self, viewer: int, since: int = 0) -> tuple[Told, ...]:
        """The entries after ply `since`, with their events, as `viewer` may know them."""
        return self.line.told(viewer, since)

    # Answering.

    def act(
        self,
        seat: int,
        action: int | str | Act,
        *,
        by: str | None = None,
        auto: Auto | None = None,
        comment: str | None = None,
    ) -> Entry:
        """Answer for a seat, in any form of an action; any of several deciders may be first."""
        self._check_running()
        if seat == CHANCE:
            raise NotYourDecision("chance is answered by the dealer, see `deal`")
        return self.line.play(seat, action, by=by, auto=auto, comment=comment)

    def deal(self) -> int:
        """Let the dealer answer until a seat is asked; returns the number of answers."""
        self._check_running()
        if self.state.seat != CHANCE:
            raise NotYourDecision("chance is not asked now")
        count = 0
        while self.state.seat == CHANCE:
            self.line.play(CHANCE, self.dealer.answer(self.state))
            count += 1
        return count

    def step(self) -> bool:
        """Do the next thing that needs nobody outside; False if there is none."""
        if self.is_over:
            return False
        state = self.line.states[-1]
        if state.seat == CHANCE:
            if self._is_held():
                return False
            self.line.play(CHANCE, self.dealer.answer(state))
            return True
        return any(self._answer(seat) for seat in state.deciders())

    def thinker(self) -> int | None:
        """The seat whose agent `step` would ask now; None if it would ask nobody."""
        if self.is_over:
            return None
        for seat in self.state.deciders():
            if seat in self.forced and len(self.state.legal(seat)) == 1:
                return None
            if seat in self.agents:
                return seat
        return None

    def think(self, seat: int) -> int:
        """What the agent of a seat answers to the open question; nothing is changed.

        A table that must not stand still meanwhile calls it in a thread, then `act`.
        """
        self._check_running()
        if seat not in self.agents:
            raise BadAgent(f"there is no agent at seat {seat}")
        if seat not in self.state.deciders():
            raise NotYourDecision(f"seat {seat} is not asked now")
        return self._chosen(self.agents[seat], seat, self.state.legal(seat))

    def run(self) -> Outcome | None:
        """Step until the match is over or waits for somebody; the outcome, if it is over."""
        while self.step():
            pass
        return self.outcome

    def resign(self, seat: int) -> Entry:
        """Give up for a seat, asked or not; this ends the match."""
        self._check_running()
        self._check_seat(seat)
        return self.line.resign(seat)

    def comment(self, ply: int, comment: str | None) -> None:
        """Write beside an entry (numbered from 1), or wipe what stands there."""
        self.line.comment(ply, comment)

    def _answer(self, seat: int) -> bool:
        legal = self.state.legal(seat)
        if len(legal) == 1 and seat in self.forced:
            self.line.play(seat, legal[0], auto="forced")
        elif seat in self.agents:
            agent = self.agents[seat]
            self.line.play(seat, self._chosen(agent, seat, legal), by=agent.name)
        else:
            return False
        return True

    def _chosen(self, agent: Agent, seat: int, legal: list[int]) -> int:
        who = f"agent {agent.name!r} at seat {seat}"
        # One generator per place in the match: taking back cannot fish for another answer.
        word = digest(str(self.agent_seed).encode(), seat, len(self.line.answers))
        rng = Rng(int.from_bytes(word[:8], "big"))
        try:
            chosen = agent.choose(self.state.blind(seat), seat, tuple(legal), rng)
        except Exception as error:
            raise BadAgent(f"{who} failed: {type(error).__name__}: {error}") from error
        if type(chosen) is not int or chosen not in legal:
            allowed = ", ".join(f"{one} ({self.state.text(one, seat)})" for one in legal[:20])
            raise BadAgent(f"{who} answered {chosen!r}, which is not allowed; allowed: {allowed}")
        return chosen

    def _check_running(self) -> None:
        if self.is_over:
            raise MatchOver("the match is over; nothing is asked any more")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise BadSeats(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")

    # Writing it down.

    @property
    def is_revealed(self) -> bool:
        """Whether the record carries the seed: after the end, and that of a return match."""
        waits = self.twin is not None and not self.twin.is_over
        return self.is_over and not self.keep_sealed and not waits

    @property
    def record(self) -> Record:
        """The whole truth so far; the seed is in it once it is revealed."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            data=self.game.data_digest(self.options),
            seats=self.seats,
            options=self.options,
            entries=tuple(said.entry for said in self.line.said),
            names=self.names,
            judges=self.judges if any(self.judges) else (),
            fairness=self.dealer.fairness(reveal=self.is_revealed),
            start=self.start,
            outcome=self.outcome,
            variations=self.variations,
        )

    def redacted(self, seat: int) -> RedactedRecord:
        """The match as `seat` may know it so far."""
        return redact(self.game, self.record, seat)

    def __repr__(self) -> str:
        return f"<match of {self.game.id}, ply {self.ply}, {self.pending()}>"
