"""Comet: the smallest game that uses every part of the contract. Copy it to begin your own.

A comet passes. Each round every seat draws a card and secretly launches one; the team that
launched more fetches a sample, unless an opponent deflects it with gold from the hand. Only the
finder knows what a sample is worth. The match ends after some rounds or with a third sample,
and most worth wins. Four seats are two teams: 0 and 2 against 1 and 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from perihelion.kernel import wire
from perihelion.kernel.actions import HIDDEN, Act, Grammar
from perihelion.kernel.answers import Answers
from perihelion.kernel.campaigns import CampaignSpec, LevelSpec
from perihelion.kernel.errors import BadPosition, IllegalAction
from perihelion.kernel.game import Game, Say
from perihelion.kernel.observing import Field, counted, named
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.rng import Rng
from perihelion.kernel.sheet import Sheet
from perihelion.kernel.state import CHANCE, EVERYONE, NOBODY, TRUTH, State
from perihelion.kernel.table_options import Value

# Components: small integers inside, names at the border.
CARDS: Final = ("dust", "ice", "gold", HIDDEN)
STRENGTH: Final = (1, 2, 3)
COPIES: Final = (6, 4, 2)  # for every two seats
GOLD: Final = 2
WORTH: Final = (1, 2, 5)
ODDS: Final = (3, 2, 1)  # of what a sample is worth
WORTHS: Final = (*(str(worth) for worth in WORTH), HIDDEN)
UNKNOWN: Final = 3  # stands after the three cards or worths, for one that a viewer cannot see
TARGET: Final = 3  # samples of one team that end the match

# Answers of players: pass, deflect, launch each card. Of chance: draw each card, find each worth.
PASS, DEFLECT, LAUNCH = 0, 1, 2
DRAW, FIND = 0, 3
CHOICES: Final = ("pass", "deflect", *(f"launch {card}" for card in CARDS[:UNKNOWN]))
CHANCES: Final = (*(f"draw {card}" for card in CARDS[:UNKNOWN]), *(f"find {n}" for n in WORTH))

# Frames, what is still to be done, the next one last: a kind plus a seat.
ROUNDS, LAUNCHES, DRAWS, DEFLECTS, FINDS = 0, 8, 16, 24, 32
FRAMES: Final = ("round", "launch", "draw", "deflect", "find")

ASKED: Final = ("nobody", "me", "other", "chance")  # who answers next, in an observation
DRAWN, CHOSEN, LAUNCHED, DEFLECTED, FOUND, COUNTED = range(6)  # events


class Launch(Act, frozen=True, tag="launch"):
    card: str


class Deflect(Act, frozen=True, tag="deflect"):
    pass


class Pass(Act, frozen=True, tag="pass"):
    pass


class Draw(Act, frozen=True, tag="draw"):
    card: str


class Find(Act, frozen=True, tag="find"):
    worth: int


class CometState(State):
    """Everything that is true; in a blind state `deck` is all the cards its viewer cannot see."""

    def __init__(self, game: Game, seats: int, rounds: int, deflect: bool) -> None:
        super().__init__(game, seats)
        self.rounds, self.deflect = rounds, deflect
        self.deck = [copies * seats // 2 for copies in COPIES]
        self.spent = [0, 0, 0, 0]
        self.hands = [[0, 0, 0, 0] for _ in range(seats)]
        self.table = [0] * seats  # one more than the launched card, or 0
        self.found = [[0, 0, 0, 0] for _ in range(seats)]
        self.frames: list[int] = []

    def clone(self) -> CometState:
        twin = type(self)(self.game, int(self.seats), self.rounds, self.deflect)
        twin.seat, twin.turn, twin.viewer = self.seat, self.turn, self.viewer
        twin.deck, twin.spent, twin.table = self.deck[:], self.spent[:], self.table[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.found = [found[:] for found in self.found]
        twin.frames = self.frames[:]
        return twin

    def to_bytes(self) -> bytes:
        piles = [n for pile in self.hands + self.found for n in pile]
        head = [int(self.viewer) + 1, int(self.turn)]
        return bytes(head + self.deck + self.spent + self.table + piles + self.frames)

    # Questions.

    def ask(self) -> None:
        """Do what needs no answer, then say who answers next."""
        if self.frames and self.frames[-1] & ~7 == ROUNDS:
            self._begin_round()
        if not self.frames:
            self.seat = NOBODY
        elif self.frames[-1] & ~7 == LAUNCHES:
            self.seat = self.table.index(0)
        elif self.frames[-1] & ~7 == DEFLECTS:
            self.seat = self.frames[-1] & 7
        else:
            self.seat = CHANCE

    def deciders_mask(self) -> int:
        if self.seat >= 0 and self.frames[-1] & ~7 == LAUNCHES:
            return sum(1 << seat for seat, card in enumerate(self.table) if not card)
        return 1 << int(self.seat) if self.seat >= 0 else 0

    def legal_into(self, seat: int, out: Answers) -> None:
        kind = self.frames[-1] & ~7
        if kind == DEFLECTS:
            out.add(PASS)
            if self.hands[seat][GOLD]:
                out.add(DEFLECT)
            return
        for i in range(3):
            if kind == FINDS:
                out.add(FIND + i)
            elif kind == DRAWS and self.deck[i]:
                out.add(DRAW + i)
            elif kind == LAUNCHES and self.hands[seat][i]:
                out.add(LAUNCH + i)

    def weight_of(self, action: int) -> int:
        return ODDS[action - FIND] if action >= FIND else self.deck[action - DRAW]

    def audience_of(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            return 1 << (self.frames[-1] & 7)
        return 1 << seat if action >= LAUNCH else EVERYONE

    # Answers.

    def apply_as(self, seat: int, action: int) -> None:
        frame = self.frames.pop()
        kind, owner = frame & ~7, frame & 7
        if kind == DRAWS:
            self._draw(owner, action - DRAW)
        elif kind == FINDS:
            self._find(owner, action - FIND)
        elif kind == LAUNCHES:
            self._launch(seat, action - LAUNCH)
        elif action == DEFLECT:
            self._deflect(seat)
        self.ask()

    def _begin_round(self) -> None:
        if self.turn == self.rounds or max(self._samples(team) for team in self.teams()) >= TARGET:
            self.frames = []
            for seat in range(int(self.seats)):
                self._note(COUNTED, EVERYONE, seat, self.score(seat))
        else:
            self.turn += 1
            self.frames += [LAUNCHES, *self.draws()]

    def draws(self) -> list[int]:
        """A card for every seat, seat 0 first."""
        return [DRAWS + seat for seat in reversed(range(int(self.seats)))]

    def _draw(self, seat: int, card: int) -> None:
        self.deck[card] -= 1
        self.hands[seat][card] += 1
        self._note(DRAWN, 1 << seat, seat, card)

    def _launch(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.table[seat] = 1 + card
        self._note(CHOSEN, EVERYONE, seat)
        if 0 in self.table:
            self.frames.append(LAUNCHES)  # the others are still choosing
        else:
            self._reveal()

    def _reveal(self) -> None:
        launched = [card - 1 for card in self.table]
        self.table = [0] * int(self.seats)
        for seat, card in enumerate(launched):
            self.spent[card] += 1
            self._note(LAUNCHED, EVERYONE, seat, card)
        power = [sum(STRENGTH[launched[seat]] for seat in team) for team in self.teams()]
        if power[0] == power[1]:
            return
        best = power.index(max(power))
        finder = max(self.teams()[best], key=lambda seat: launched[seat])
        self.frames.append(FINDS + finder)
        # Whoever has a card is asked, gold or not: that a question is asked must tell nothing.
        if self.deflect:
            others = reversed(self.teams()[1 - best])
            self.frames += [DEFLECTS + seat for seat in others if any(self.hands[seat])]

    def _deflect(self, seat: int) -> None:
        self.hands[seat][GOLD] -= 1
        self.spent[GOLD] += 1
        self.frames = [ROUNDS]  # the sample is lost, and nobody else is asked
        self._note(DEFLECTED, EVERYONE, seat)

    def _find(self, seat: int, worth: int) -> None:
        self.found[seat][worth] += 1
        self._note(FOUND, 1 << seat, seat, WORTH[worth])

    def _note(self, kind: int, audience: int, a: int, b: int = 0) -> None:
        if self.log is not None:
            self.log.note(kind, audience, a, b, 0, 0)

    # Knowing.

    def blind(self, seat: int) -> CometState:
        known = type(self)(self.game, int(self.seats), self.rounds, self.deflect)
        known.viewer, known.seat, known.turn = seat, self.seat, self.turn
        known.spent, known.frames = self.spent[:], self.frames[:]
        known.hands = [_covered(hand) for hand in self.hands]
        known.table = [1 + UNKNOWN if card else 0 for card in self.table]
        known.found = [_covered(found) for found in self.found]
        if seat < self.seats:  # a spectator sits beyond the last seat, and owns nothing
            known.hands[seat] = self.hands[seat][:]
            known.table[seat] = self.table[seat]
            known.found[seat] = self.found[seat][:]
        if self.is_over:  # all samples are shown and counted
            known.found = [found[:] for found in self.found]
        for card in range(3):
            seen = sum(hand[card] for hand in known.hands) + known.table.count(1 + card)
            known.deck[card] -= seen + known.spent[card]
        return known

    def imagine(self, rng: Rng) -> CometState:
        world = self.clone()
        world.viewer = TRUTH
        for seat in range(int(self.seats)):
            if world.table[seat] == 1 + UNKNOWN:
                world.table[seat] = 1 + world._unseen(rng)
            for _ in range(world.hands[seat][UNKNOWN]):
                world.hands[seat][world._unseen(rng)] += 1
            for _ in range(world.found[seat][UNKNOWN]):
                world.found[seat][_lot(ODDS, rng)] += 1
            world.hands[seat][UNKNOWN] = world.found[seat][UNKNOWN] = 0
        return world

    def _unseen(self, rng: Rng) -> int:
        card = _lot(self.deck, rng)
        self.deck[card] -= 1
        return card

    def observe_into(self, viewer: int, out: Sheet) -> None:
        known = self.blind(viewer) if self.viewer == TRUTH else self
        for seat in [*range(viewer, int(self.seats)), *range(viewer)]:
            for number in (*known.hands[seat], known.table[seat], *known.found[seat]):
                out.put(number)
        for number in (*known.spent[:UNKNOWN], self.turn, known._asked(viewer)):
            out.put(number)

    def _asked(self, viewer: int) -> int:
        """Which of ASKED is true of the viewer."""
        if self.deciders_mask() >> viewer & 1:
            return 1
        return 0 if self.is_over else 3 if self.seat == CHANCE else 2

    # The end.

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The two teams."""
        return self.game.teams(int(self.seats))

    def _samples(self, team: tuple[int, ...]) -> int:
        return sum(sum(self.found[seat]) for seat in team)

    def score(self, seat: int) -> int:
        """What the samples of the seat's team are worth."""
        partners = self.found[seat % 2 :: 2]
        return sum(n * worth for row in partners for n, worth in zip(row, WORTH, strict=False))

    def utility(self, seat: int) -> float:
        if not self.is_over:
            return 0.0
        mine, theirs = self.score(seat), self.score(1 - seat % 2)
        return float((mine > theirs) - (mine < theirs))


def _covered(pile: list[int]) -> list[int]:
    return [0, 0, 0, sum(pile)]


def _lot(weights: Sequence[int], rng: Rng) -> int:
    rest = int(rng.below(sum(weights)))
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    raise AssertionError("unreachable: the rest is below the sum")


class CometView(wire.View, frozen=True, tag="comet", forbid_unknown_fields=True):
    """The table in names, `?` for what the viewer does not know; whole, it is a position too."""

    seats: int = 2
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    viewer: int = TRUTH
    turn: int = 1
    spent: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    table: tuple[str, ...] = ()
    found: tuple[tuple[str, ...], ...] = ()
    frames: tuple[tuple[str, int], ...] = (("round", 0), ("launch", 0))


class FirstLight(CampaignSpec, frozen=True, kw_only=True):
    """A campaign: whoever passes a level with worth to spare has one more round on the next."""

    def carried(self, level: int, score: int) -> dict[str, int]:
        return {"rounds": 5 if score > self.levels[level - 1].minimum else 4}


class Comet(Game):
    """The rules, stateless: one instance serves all matches."""

    id: ClassVar = "comet"
    rules_version: ClassVar = 1
    seat_counts: ClassVar = (2, 4)
    option_specs: ClassVar = (
        wire.OptionSpec("rounds", 4, low=1, high=5),
        wire.OptionSpec("deflect", True, values=(True, False)),
    )
    question_kinds: ClassVar = ("launch", "deflect")
    event_kinds: ClassVar = (
        wire.EventKind("drawn", (("seat", "seat"), ("card", "card")), secret=("card",)),
        wire.EventKind("chosen", (("seat", "seat"),)),
        wire.EventKind("launched", (("seat", "seat"), ("card", "card"))),
        wire.EventKind("deflected", (("seat", "seat"),)),
        wire.EventKind("found", (("seat", "seat"), ("worth", "number")), secret=("worth",)),
        wire.EventKind("counted", (("seat", "seat"), ("score", "number"))),
    )
    grammar: ClassVar = Grammar(Launch, Deflect, Pass)
    chance_grammar: ClassVar = Grammar(Draw, Find)
    view_type: ClassVar = CometView

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        return ((0,), (1,)) if seats == 2 else ((0, 2), (1, 3))

    def campaigns(self) -> tuple[CampaignSpec, ...]:
        levels = tuple(
            LevelSpec(
                id=f"worth-{worth}",
                name=Phrase("first-light-level", {"worth": worth}),
                text=Phrase("first-light-text", {"worth": worth}),
                minimum=worth,
                options={"deflect": worth > 2},
                opponents=("cadet",),
            )
            for worth in (2, 4)
        )
        about = (Phrase("first-light-about"),)
        name = Phrase("first-light")
        return (
            FirstLight(
                id="first_light", name=name, levels=levels, about=about, carries=("rounds",)
            ),
        )

    # Making states.

    def empty(self, seats: int | None, options: Mapping[str, Value] | None) -> CometState:
        """A table with nothing on it but the deck."""
        chosen = self.checked_options(options)
        rounds, deflect = int(chosen["rounds"]), bool(chosen["deflect"])
        return CometState(self, self.checked_seats(seats), rounds, deflect)

    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> CometState:
        state = self.empty(seats, options)
        state.frames = [ROUNDS, *state.draws()]
        state.ask()
        return state

    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> CometState:
        state = self.empty(seats, options)
        numbers = iter(data)
        state.viewer, state.turn = next(numbers) - 1, next(numbers)
        for row in (state.deck, state.spent, state.table, *state.hands, *state.found):
            row[:] = [next(numbers) for _ in row]
        state.frames = list(numbers)
        state.ask()
        return state

    def options_of(self, state: State) -> dict[str, Value]:
        assert isinstance(state, CometState)
        return {"rounds": state.rounds, "deflect": state.deflect}

    def view_of(self, blind: State) -> CometView:
        assert isinstance(blind, CometState)
        return CometView(
            seats=int(blind.seats),
            options=self.options_of(blind),
            viewer=int(blind.viewer),
            turn=int(blind.turn),
            spent=_names(blind.spent),
            hands=tuple(_names(hand) for hand in blind.hands),
            table=tuple(CARDS[card - 1] if card else "" for card in blind.table),
            found=tuple(_names(found, WORTHS) for found in blind.found),
            frames=tuple((FRAMES[frame >> 3], frame & 7) for frame in blind.frames),
        )

    def describe(self, state: State) -> dict[str, object]:
        plain: dict[str, object] = msgspec.to_builtins(self.view_of(state))
        return plain

    def position(self, description: Mapping[str, object]) -> CometState:
        try:
            said = msgspec.convert(description, CometView)
            state = self.empty(said.seats, said.options)
            state.turn, state.viewer = said.turn, said.viewer
            state.spent = _counts(said.spent)
            for seat, hand in enumerate(said.hands):
                state.hands[seat] = _counts(hand)
            for seat, card in enumerate(said.table):
                state.table[seat] = 1 + CARDS.index(card) if card else 0
            for seat, found in enumerate(said.found):
                state.found[seat] = _counts(found, WORTHS)
            state.frames = [8 * FRAMES.index(name) + seat for name, seat in said.frames]
        except (msgspec.ValidationError, ValueError, IndexError) as error:
            raise BadPosition(f"comet cannot read this position: {error}") from None
        state.deck = [n - away for n, away in zip(state.deck, self._away(state), strict=True)]
        if wrong := self.audit(state):
            raise BadPosition(f"comet cannot have this position: {'; '.join(wrong)}")
        state.ask()
        return state

    def _away(self, state: CometState) -> list[int]:
        """How many of each card are not in the deck."""
        piles = [state.spent, *state.hands]
        return [sum(pile[i] for pile in piles) + state.table.count(1 + i) for i in range(UNKNOWN)]

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, CometState)
        wrong = []
        for card, left, away in zip(range(UNKNOWN), state.deck, self._away(state), strict=True):
            if left < 0 or left + away != COPIES[card] * int(state.seats) // 2:
                wrong.append(f"{left} {CARDS[card]} in the deck, {away} elsewhere")
        if state.viewer != TRUTH or any(pile[UNKNOWN] for pile in state.hands + state.found):
            wrong.append("something is unknown")
        if not 0 <= state.turn <= state.rounds:
            wrong.append(f"round {state.turn} of {state.rounds}")
        kinds = [frame & ~7 for frame in state.frames]
        if ROUNDS in kinds[1:] or kinds[:1] not in ([], [ROUNDS]):
            wrong.append("a round is below all other frames")
        if any(frame & 7 >= state.seats for frame in state.frames):
            wrong.append("a frame asks a seat that is not there")
        cards = zip(state.hands, state.table, strict=True)
        if kinds[-1:] == [LAUNCHES] and not all(any(hand) or card for hand, card in cards):
            wrong.append("a seat has nothing to launch")
        return wrong

    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        turn = 2 * seats + seats // 2 + 1  # draws, launches, deflections, a find
        match = seats + turn * int(self.checked_options(options)["rounds"])
        return wire.Bounds(len(CHOICES), len(CHANCES), 3, turn, match)

    # Actions.

    def act_of(self, state: State, seat: int, action: int) -> Act:
        if seat == CHANCE:
            return self.chance_grammar.parse(CHANCES[action])
        return self.grammar.parse(CHOICES[action])

    def id_of(self, state: State, seat: int, act: Act) -> int:
        known = CHANCES if seat == CHANCE else CHOICES
        if act.text not in known:
            raise IllegalAction(f"comet has no {act.text!r}; there are {', '.join(known)}")
        return known.index(act.text)

    def observation(
        self, seats: int, options: Mapping[str, Value] | None = None
    ) -> tuple[Field, ...]:
        most = sum(COPIES) * seats // 2
        fields = []
        for turned in range(seats):
            whose = f"me+{turned}" if turned else "me"
            fields += [
                counted(f"{whose}.hand", "cards in the hand", most, CARDS),
                named(f"{whose}.launched", "the card launched", ("none", *CARDS)),
                counted(f"{whose}.found", "samples by their worth", most, WORTHS),
            ]
        fields.append(counted("spent", "cards that were shown", most, CARDS[:UNKNOWN]))
        fields.append(counted("round", "the round", int(self.checked_options(options)["rounds"])))
        return (*fields, named("asked", "who answers next", ASKED))

    # Explaining.

    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        assert isinstance(blind, CometState)
        kind = FRAMES[blind.frames[-1] >> 3]
        options = []
        for action in blind.legal(seat):
            act, text = self.act_of(blind, seat, action), CHOICES[action]
            if action == PASS:
                element = "choice:pass"
            else:
                element = f"card:{CARDS[action - LAUNCH if action >= LAUNCH else GOLD]}"
            label = Phrase(f"do-{text.replace(' ', '-')}")
            options.append(wire.Option(action, text, (element,), label, act))
        return wire.Decision(seat, kind, Phrase(f"ask-{kind}"), tuple(options))

    def chance(self, state: State) -> wire.Chance:
        assert isinstance(state, CometState)
        kind, seat = FRAMES[state.frames[-1] >> 3], state.frames[-1] & 7
        answers = tuple(state.legal())
        names = tuple(CHANCES[answer].split()[1] for answer in answers)
        weights = tuple(state.weight_of(answer) for answer in answers)
        if kind == "find":
            index = sum(sum(found) for found in state.found)
            return wire.Chance(kind, "samples", index, answers, names, weights, (seat,))
        copies = [n * int(state.seats) // 2 for n in COPIES]
        index = sum(copies) - sum(state.deck)
        deck = {name: copies[CARDS.index(name)] for name in names}
        return wire.Chance(kind, "deck", index, answers, names, weights, (seat,), deck)

    def outcome(self, state: State) -> wire.Outcome:
        assert isinstance(state, CometState)
        seats = range(int(state.seats))
        scores = tuple(state.score(seat) for seat in seats)
        limited = max(state._samples(team) for team in state.teams()) < TARGET
        return wire.Outcome(
            places=tuple(1 + sum(score > mine for score in scores) for mine in scores),
            scores=scores,
            reason="limit" if limited else "target",
            utilities=tuple(state.utility(seat) for seat in seats),
            teams=state.teams(),
            limited=limited,
        )

    def layout(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Layout:
        cards = [wire.Element(f"card:{card}", "card") for card in CARDS[:UNKNOWN]]
        places = [wire.Element(f"seat:{seat}", "seat", (float(seat), 0.0)) for seat in range(seats)]
        return wire.Layout(
            (*cards, *places, wire.Element("choice:pass", "choice")), (float(seats), 1.0)
        )

    def draw_view(self, view: wire.View, say: Say) -> str:
        assert isinstance(view, CometView)
        lines = [f"{say(Phrase('comet-round'))} {view.turn}"]
        for seat, row in enumerate(zip(view.hands, view.table, view.found, strict=True)):
            hand, launched, found = row
            lines.append(f"{seat}: {' '.join(hand)} | {launched or '-'} | {' '.join(found) or '-'}")
        return "\n".join(lines)

    def explain(self, element: str, seats: int, options: Mapping[str, Value]) -> Phrase | None:
        kind, _, name = element.partition(":")
        return Phrase(f"help-{name}") if kind == "card" else None

    def element_of(self, kind: str, value: int) -> str | int:
        if kind == "number":
            return value
        return f"card:{CARDS[value]}" if kind == "card" else f"seat:{value}"

    def cause_of(self, cause: int) -> str | None:
        return None


def _names(pile: Sequence[int], names: Sequence[str] = CARDS) -> tuple[str, ...]:
    """A pile in names: `[1, 2, 0, 0]` is dust, ice, ice."""
    return tuple(name for name, n in zip(names, pile, strict=True) for _ in range(n))


def _counts(said: Sequence[str], names: Sequence[str] = CARDS) -> list[int]:
    """The pile that `_names` named."""
    if unknown := set(said) - set(names):
        raise ValueError(f"there is no {' or '.join(sorted(unknown))}")
    return [said.count(name) for name in names]
