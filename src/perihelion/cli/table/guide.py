"""The coach of a guided match in lines: explains, weighs the main choices, tells a costly slip.

For one person alone against agents; everything is judged from what their seat knows.
"""

from __future__ import annotations

from perihelion.ai.coach import main_choices, slip_of, wins_of
from perihelion.ai.reasons import weigh
from perihelion.cli.table.lesson_progress import read_learned, write_learned
from perihelion.cli.table.narrator import Narrator
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.wire import Decision
from perihelion.match import Match
from perihelion.match.lesson_files import lessons_of


class Guide:
    """Speaks to the person at `seat`; `voice` knows the words of the lessons."""

    def __init__(self, match: Match, voice: Narrator, seat: int) -> None:
        self.match = match
        self.voice = voice
        self.seat = seat
        self.learned = read_learned(match.game.id)

    def welcome(self) -> list[str]:
        """How one wins, and what a turn is."""
        key = f"welcome-{self.match.game.id}"
        if not self.voice.words.has(key):
            return []
        say = self.voice.say
        return [
            say("guide-wins", text=Phrase(key)),
            say("guide-turn", text=Phrase(f"{key}.turn")),
        ]

    def explained(self, decision: Decision) -> list[str]:
        """About a question: its kind the first time it is met, and what the main choices bring."""
        return [*self._first_time(decision.kind), *self._weighed(decision)]

    def _first_time(self, kind: str) -> list[str]:
        key = f"first-time-{kind}"
        if kind in self.learned.met or not self.voice.words.has(key):
            return []
        self.learned.met.append(kind)
        write_learned(self.match.game.id, self.learned)
        game = self.match.game.id
        lesson = next((one.id for one in lessons_of(game) if kind in one.questions), None)
        lines = [self.voice.say("guide-said", text=Phrase(key))]
        if lesson is not None:
            command = f"perihelion learn {game} {lesson}"
            lines.append("  " + self.voice.say("guide-show", command=command))
        return lines

    def _weighed(self, decision: Decision) -> list[str]:
        if len(decision.options) == 1:
            return []
        blind, lines = self.match.blind(self.seat), []
        main = main_choices(blind, self.seat, self.match.ply)
        options = [one for one in decision.options if one.id in main]
        weighed = weigh(blind, self.seat, [one.id for one in options], seed=self.match.ply)
        for option, one in zip(options, weighed, strict=True):
            told = [
                self.voice.say(key, self.seat, text=all_of([reason.text for reason in found]))
                for key, found in (("guide-gain", one.gains), ("guide-risk", one.risks))
                if found
            ]
            if told:
                lines.append(f"  {self.voice.label(option, self.seat)}: {' '.join(told)}")
        return [self.voice.say("guide-choices"), *lines] if lines else []

    def judged(self, ply: int) -> list[str]:
        """Whether the answer after `ply` entries surely cost something."""
        said = self.match.line.said[ply] if ply < len(self.match.line.said) else None
        if said is None or said.asked is None or said.entry.seat != self.seat:
            return []
        blind = said.asked.blind(self.seat)
        note = slip_of(blind, self.seat, said.action, ply)
        if note is None:
            return []
        game = self.match.game
        by, off = wins_of(note, len(game.teams(self.match.seats)))
        labels = {"played": note.played.label, "other": note.other.label}
        lines = [self.voice.say("guide-slip", self.seat, by=by, off=off, **labels)]
        lines += [f"  - {self.voice.to(self.seat)(one.text)}" for one in note.reasons]
        return lines
