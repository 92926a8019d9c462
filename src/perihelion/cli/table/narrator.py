"""Says what a game says, to one reader at the table, in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.record import UNDO
from perihelion.kernel.resign import RESIGN
from perihelion.kernel.wire import Event, Option, Outcome
from perihelion.match.line import PlayedEntry, Told
from perihelion.words import Words, WordsError, addressed
from perihelion.words.speaker import Value


class Narrator:
    """The words of a game for the people at one table."""

    def __init__(
        self, game: Game, lang: str, seats: int, names: Sequence[str] = (), part: str = ""
    ) -> None:
        self.game = game
        self.seats = seats
        self.words = Words.of(lang, game.id, part)
        self.names = tuple(names) or tuple(self.words.say("seat", n=seat) for seat in range(seats))
        teams = game.teams(seats)
        self.teams = [
            next(team for team, members in enumerate(teams) if seat in members)
            for seat in range(seats)
        ]

    def to(self, viewer: int) -> Callable[[Phrase], str]:
        """How phrases sound to `viewer`; a spectator is the seat after the last."""
        reader = viewer if 0 <= viewer < self.seats else None

        def say(phrase: Phrase) -> str:
            return self.words.render(addressed(phrase, self.names, reader, self.teams))

        return say

    def say(self, key: str, viewer: int | None = None, **args: Value) -> str:
        """One message of the table."""
        return self.to(self.seats if viewer is None else viewer)(Phrase(key, args))

    def label(self, option: Option, viewer: int) -> str:
        """What an answer does, or why it would change nothing."""
        if option.lacks is None:
            return self.to(viewer)(option.label)
        return self.say("table-does-nothing", viewer, label=option.label, lacks=option.lacks)

    def name(self, element: str) -> str:
        """The name of an element; its own if no language names it."""
        kind, _, number = element.partition(":")
        if kind == "seat":
            return self.names[int(number)]
        try:
            return self.words.render(self.game.name_of(element))
        except WordsError:
            return element.partition(":")[2] or element

    def level(self, name: str) -> str:
        """A level in the reader's language; somebody else's program as it calls itself."""
        key = f"level-{name}"
        return self.words.say(key) if self.words.has(key) else name

    def answer(self, said: PlayedEntry, viewer: int) -> str:
        """An answer as it was offered, or only its text if `viewer` may not know it."""
        assert said.asked is not None
        seat, action = said.entry.seat, said.action
        text = self.game.text_for(said.asked, seat, action, viewer)
        if seat < 0 or text != said.entry.text:
            return text
        options = self.game.decision_of(said.asked.blind(seat), seat).options
        label = next(option.label for option in options if option.id == action)
        return self.to(viewer)(label)

    def said(self, said: PlayedEntry, ply: int, viewer: int) -> list[str]:
        """An entry of a running match, in sentences; an answer without events by its label."""
        told = said.told(self.game, ply, viewer)
        lines = self.told(told, viewer)
        if said.asked is None or told.seat < 0:
            return lines
        if not told.events:
            lines = [self._answered(said, told, viewer)]
        if said.entry.auto == "forced" and told.seat == viewer:
            lines.insert(0, self.say("table-forced", text=self.answer(said, viewer)))
        return lines

    def _answered(self, said: PlayedEntry, told: Told, viewer: int) -> str:
        if told.text != said.entry.text:
            return self.say("table-answered-hidden", viewer, seat=told.seat)
        label = self.answer(said, viewer)
        return self.say("table-answered", viewer, seat=told.seat, text=label)

    def told(self, told: Told, viewer: int) -> list[str]:
        """An entry of the record, in sentences."""
        say = self.to(viewer)
        if told.events:
            return [say(self.game.tell(event)) for event in told.events]
        if told.seat < 0:
            return []
        verb, _, count = told.text.partition(" ")
        if verb == UNDO:
            return [self.say("table-took-back", viewer, seat=told.seat, count=int(count))]
        if told.text == RESIGN:
            return [self.say("table-resigned", viewer, seat=told.seat)]
        return [self.say("table-answered", viewer, seat=told.seat, text=told.text)]

    def set_up(self, events: Sequence[Event], viewer: int) -> list[str]:
        """What lies on the table before anybody was asked: what the game counts, then the rest."""
        found: dict[str, list[Event]] = {}
        rest: list[str] = []
        for event in events:
            if self.words.has(f"setup-{event.kind}"):
                found.setdefault(event.kind, []).append(event)
            else:
                rest.append(self.to(viewer)(self.game.tell(event)))
        what = " · ".join(
            self.words.say(f"setup-{kind}", n=len(these), of=_kind_named(these[0]))
            for kind, these in found.items()
        )
        return [self.words.say("table-setup", what=what), *rest] if what else rest

    def reason(self, outcome: Outcome) -> str:
        """Why it ended."""
        key = f"reason-{outcome.reason}"
        return self.words.say(key) if self.words.has(key) else outcome.reason

    def ending(self, outcome: Outcome, viewer: int, tie: Phrase | None = None) -> list[str]:
        """How a match ended, for one reader: who won, why, and every place."""
        lines = [self.say("match-over"), self.say("table-reason", reason=self.reason(outcome))]
        if outcome.limited and outcome.reason != "limit":
            lines.append(self.say("table-limited"))
        first = [seat for seat, place in enumerate(outcome.places) if place == 1]
        if self.seats == 1:  # alone, one is always first: what it is worth decides
            lost = "table-lost" if viewer == 0 else "match-draw"
            key = "match-won" if outcome.utilities[0] > 0 else lost
            lines.append(self.say(key, viewer, seat=0))
        elif len(first) == self.seats:
            # Where the rules share a victory, they have a word for it; else nobody wins.
            shared = outcome.reason != "no-result" and self.words.has("match-shared")
            lines.append(self.say("match-shared" if shared else "match-draw"))
        elif viewer in first:
            lines.append(self.say("match-won", viewer, seat=viewer))
        else:
            lines.append(self._winners(first))
            if viewer < self.seats:
                lines.append(self.say("table-lost"))
        for seat in sorted(range(self.seats), key=outcome.places.__getitem__):
            row = {"seat": seat, "place": outcome.places[seat], "score": outcome.scores[seat]}
            lines.append("  " + self.say("table-place", viewer, **row))
        if tie is not None:
            lines.append(self.to(viewer)(tie))
        return lines

    def _winners(self, seats: Sequence[int]) -> str:
        if len(seats) == 1:
            return self.say("match-won", seat=seats[0])
        names = all_of([Phrase("plain", {"text": self.names[seat]}) for seat in seats])
        return self.say("match-won-many", seats=names)


def _kind_named(event: Event) -> str:
    """The kind of the first element that an event names: `zone` of `zone:green`."""
    named = (one for one in event.args.values() if isinstance(one, str))
    return next(named, "").partition(":")[0]
