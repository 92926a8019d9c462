"""One match at one keyboard, whatever it is shown on: who sits here, what they were told, saving.

The linear table and the table of windows both sit on this; it prints nothing and reads nothing.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import groupby, takewhile
from pathlib import Path
from typing import Literal

from perihelion.ai.agents import SearchAgent
from perihelion.ai.hints import Hint, hint_by
from perihelion.ai.judged import judgement, judges_of
from perihelion.ai.levels import searcher_of
from perihelion.cli.table.narrator import Narrator
from perihelion.kernel.wire import Decision, Option, Outcome
from perihelion.match import Match, Undo

HINT_LEVEL = "strongest"
HINT_BUDGET = 6000
"""Iterations: good advice within a second or two of a compiled search."""

TakeBack = Literal["nothing", "free", "ask", "refused"]


class TerminalMatch:
    """A match and the people at it; `people` are the seats that answer here."""

    def __init__(
        self,
        match: Match,
        voice: Narrator,
        people: Collection[int],
        file: Path,
        *,
        chains: bool = False,
    ) -> None:
        self.match = match
        self.voice = voice
        self.people = sorted(people)
        self.file = file
        self.chains = chains
        """Whether answers that go without saying are given at once."""
        owners = [f"seat {seat}" if seat in people else None for seat in range(match.seats)]
        self.undo = Undo(match, owners)
        self.at_keyboard = self.people[0] if len(self.people) == 1 else match.seats
        """Whose eyes are on the screen; a spectator's is the seat after the last."""
        self.kept_turn = int(match.state.turn)
        match.judges = judges_of(match)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard, so that hands need a curtain."""
        return len(self.people) > 1

    @property
    def reader(self) -> int:
        """Whom the end is told to: the one person here, or everybody."""
        return self.people[0] if len(self.people) == 1 else self.match.seats

    def whose(self, seat: int, viewer: int) -> str:
        """Whose turn it is; somebody alone here who gave no name has none."""
        named = "yes" if self.is_shared or self.match.names else "no"
        return self.voice.say("table-asked", viewer, seat=seat, named=named)

    def asked(self) -> int | None:
        """The seat here that is to answer now."""
        waiting = [seat for seat in self.match.pending().seats if seat in self.people]
        if self.at_keyboard in waiting:
            return self.at_keyboard
        return waiting[0] if waiting else None

    def news(self, viewer: int, since: int) -> list[str]:
        """What happened after ply `since`, in sentences for `viewer`."""
        lines: list[str] = []
        if since == 0:
            since, lines = self._set_up(viewer)
        for ply, said in enumerate(self.match.line.said[since:], since + 1):
            lines += self.voice.said(said, ply, viewer)
        return counted(lines)

    def _set_up(self, viewer: int) -> tuple[int, list[str]]:
        """What chance laid out before anybody was asked: how many entries, and in sentences."""
        entries = list(takewhile(lambda one: one.entry.seat < 0, self.match.line.said))
        game = self.match.game
        told = [one.told(game, ply, viewer) for ply, one in enumerate(entries, 1)]
        events = [event for one in told for event in one.events]
        return len(entries), self.voice.set_up(events, viewer)

    def by_hand(self) -> list[str]:
        """Why levels here do not play by what they learned."""
        found = Counter(one.refused for one in map(judgement, self.match.judges) if one.is_by_hand)
        return [self.voice.say(f"by-hand-{why}", n=count) for why, count in found.items()]

    # Answering.

    def decision(self, seat: int) -> Decision:
        """The open question, with what is asked for first and the ways out last."""
        return self.match.decision(seat).ordered

    def act(self, seat: int, option: Option, *, alone: bool = False) -> None:
        """Answer, and give the answers that go without saying after it.

        With `alone` they are left out, as after an answer that would change nothing.
        """
        given: Option | None = option
        while given is not None:
            self.match.act(seat, given.id)
            given = self._next(seat, given, alone)

    def _next(self, seat: int, given: Option, alone: bool) -> Option | None:
        if not (self.chains and given.then) or seat not in self.match.pending().seats:
            return None
        asked = self.match.decision(seat)
        follows = asked.follows(given.then)
        if follows is None or not (alone or given.lacks):
            return follows
        # What is done besides may bring what it lacks.
        is_open = not alone and any(one.role == "aside" for one in asked.options)
        return None if is_open else asked.skip

    def end_turn(self, seat: int) -> bool:
        """Leave out all that may still be done in this turn; False where an answer is due."""
        given = self.match.decision(seat).towards_end
        if given is None:
            return False
        while given is not None:
            self.match.act(seat, given.id)
            goes_on = self.chains and given.role != "end" and seat in self.match.pending().seats
            given = self.match.decision(seat).towards_end if goes_on else None
        return True

    def ways_out(self, decision: Decision) -> dict[str, str]:
        """By command, what shortens the turn here: its end, an answer without what follows it."""
        found = {}
        if decision.ends and all(one.role != "end" for one in decision.options):
            found["end"] = self.voice.say("table-end-turn")
        thens = {one.then for one in decision.options if one.lacks is None and self.chains}
        for key in sorted(f"leave-out-{then}" for then in thens if then):
            if self.voice.words.has(key):
                found["only"] = self.voice.say(key)
        return found

    def warned(self, decision: Decision) -> frozenset[int]:
        """The options that cannot be taken back; alone, everything can."""
        if not self.is_shared:
            return frozenset()
        return frozenset(option.id for option in decision.options if option.reveals)

    # Taking back.

    def can_take_back(self, seat: int) -> TakeBack:
        """Whether the last choice of `seat` can be taken back, and at whose leave."""
        reach = self.undo.reach(seat)
        if reach == 0:
            return "nothing"
        if reach <= self.undo.free(seat):
            return "free"
        return "ask" if self.is_shared else "refused"

    def take_back(self, seat: int) -> None:
        """Take back what is free, or what all the others here have agreed to."""
        if self.can_take_back(seat) == "free":
            self.undo.take_back(seat)
            return
        self.undo.ask(seat)
        for other in self.people:
            if self.undo.request is not None and other != seat:
                self.undo.agree(other)

    # Advice.

    def adviser(self) -> SearchAgent:
        """Who is asked for hints."""
        return searcher_of(HINT_LEVEL, self.match.game, budget=HINT_BUDGET)

    def hint(self, adviser: SearchAgent, seat: int) -> Hint:
        """What the adviser would answer, from what the seat knows and nothing else."""
        legal = self.match.state.legal(seat)
        return hint_by(adviser, self.match.blind(seat), seat, legal=legal, ply=self.match.ply)

    # Saving and leaving.

    def keep(self) -> None:
        """Write down how the match stands."""
        self.match.record.save(self.file)

    def keep_turn(self) -> None:
        """Write it down once a turn, so that a crash costs no more than that."""
        turn = int(self.match.state.turn)
        if turn != self.kept_turn and not self.match.is_over:
            self.kept_turn = turn
            self.keep()

    def ending(self, outcome: Outcome) -> list[str]:
        """How it ended."""
        return self.voice.ending(outcome, self.reader, self.match.tie)

    def farewell(self) -> list[str]:
        """The last lines: what can be done with what was saved."""
        file = shlex.quote(str(self.file))
        saved = self.voice.say("table-saved", file=str(self.file))
        if self.match.outcome is None:
            command = f"perihelion play {self.match.game.id} --resume {file}"
            return [saved, self.voice.say("table-go-on", command=command)]
        return [saved, self.voice.say("table-verify", command=f"perihelion verify {file}")]


def counted(lines: Iterable[str]) -> list[str]:
    """The lines, with those that are said several times in a row said once."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if times == 1 else f"{line} (×{times})" for line, times in runs]
