"""What a game is to everybody else: rules without a match, named and checked.

A game implements the abstract methods; the others hold for all games. The fast half of the
contract is `State`; nothing here is called inside playouts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec
from msgspec.structs import replace

from perihelion.kernel import errors, wire
from perihelion.kernel.actions import Act, Facts, Grammar
from perihelion.kernel.campaigns import CampaignSpec
from perihelion.kernel.data_sets import Folder, HasDigest, Part, PlainSet, known_sets, plain_set
from perihelion.kernel.kept import Kept
from perihelion.kernel.observing import Field
from perihelion.kernel.phrases import Phrase
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, NOBODY, TRUTH, State
from perihelion.kernel.table_options import Value, complete

if TYPE_CHECKING:
    from perihelion.kernel.state import EventLog

EventRow = tuple[int, int, int, int, int, int, int]
"""An event as it was noted: kind, audience, cause and arguments."""
Say = Callable[[Phrase], str]
"""Turns a phrase into words of some language; games never know which."""
SEAT_NAME = "seat-name"
"""The key of whoever sits at the argument `seat`: a name, or "you"."""


class Game(ABC):
    """The rules of one game on one data set; stateless, one instance serves all its matches.

    `load` gives the rules on the set that ships; `playing` those on the set of a table. States
    know the instance they were made by, so their names, words and sketches are of their own set.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    option_specs: ClassVar[tuple[wire.OptionSpec, ...]]
    bot_options: ClassVar[Mapping[str, Value]] = {}
    """What a table with bots sets unless it is told otherwise, so that every match ends."""
    first_options: ClassVar[Mapping[str, Value]] = {}
    """What the rulebook advises for somebody's first match."""
    event_kinds: ClassVar[tuple[wire.EventKind, ...]]
    grammar: ClassVar[Grammar]
    """The verbs of the players."""
    chance_grammar: ClassVar[Grammar]
    """The verbs of chance."""
    question_kinds: ClassVar[tuple[str, ...]] = ()
    """Every kind of question that a seat may be asked; lessons and first explanations cover them,
    and conformance holds a game to them. Empty for a game that does not say."""
    question_facts: ClassVar[Mapping[str, type[Facts]]] = {}
    """By kind, what comes with questions that are about something."""
    view_type: ClassVar[type[wire.View]]
    printed_type: ClassVar[type[msgspec.Struct] | None] = None
    """The shape of `printed`, for whoever draws it; None for a game that prints nothing."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """The files of a data set, without their ending; empty for a game that has none."""
    data_shapes: ClassVar[Mapping[str, type[msgspec.Struct]]] = {}
    """The shape of each of them, as far as it is played from."""
    data_parts: ClassVar[tuple[Part, ...]] = ()
    """The records in them that are components with an element of their own."""
    observation_note: ClassVar[str] = ""
    """What a reader of the list of its observation's fields should know."""

    data: str = ""
    """The data set of this instance, as the option `data` would name it; "" is the current one."""
    _instead_of: str = ""
    """What options call that set: a record's "" was the current set of its day."""

    # On which data set.

    def on(self, data: str, instead_of: str = "") -> Game:
        """The same rules on another data set: a digest, a known name or a folder.

        Options whose `data` is `instead_of` mean that set too.
        """
        if (data, instead_of) == (self.data, self._instead_of):
            return self
        return _bound(type(self), data, instead_of)

    def playing(
        self, options: Mapping[str, Value] | None = None, digest: str | None = None
    ) -> Game:
        """The same rules on the data set of a table: that of its options, or of its record.

        Raises OtherRules if the record's digest is of no data set that is here.
        """
        named = str((options or {}).get("data", ""))
        game = self.on(named) if named else self
        if digest is None or (found := game._digest_of(options)) == digest:
            return game
        game = self.on(digest, instead_of=named)
        if game._digest_of(options) != digest:
            raise errors.OtherRules(f"written with data {digest}, this is data {found or named}")
        return game

    def _digest_of(self, options: Mapping[str, Value] | None) -> str | None:
        try:
            return self.data_digest(options)
        except errors.BadData:  # a folder that is gone, or was broken since
            return None

    # Making states.

    @abstractmethod
    def start(self, seats: int | None = None, options: Mapping[str, Value] | None = None) -> State:
        """A new match before its first question, which is usually one to chance."""

    @abstractmethod
    def position(self, description: Mapping[str, object]) -> State:
        """The state that a partial description means; raises BadPosition."""

    @abstractmethod
    def describe(self, state: State) -> dict[str, object]:
        """The complete description of a state, as plain data."""

    @abstractmethod
    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> State:
        """The state (or blind state) that `State.to_bytes` packed."""

    @abstractmethod
    def options_of(self, state: State) -> dict[str, Value]:
        """The complete options of a state."""

    # Actions.

    @abstractmethod
    def act_of(self, state: State, seat: int, action: int) -> Act:
        """The typed form of an answer of `seat` (or CHANCE) to the open question."""

    @abstractmethod
    def id_of(self, state: State, seat: int, act: Act) -> int:
        """The id of a typed answer; raises IllegalAction if it names something unknown."""

    @abstractmethod
    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        """The sizes of the game under these options."""

    # Explaining.

    @abstractmethod
    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        """The open question to `seat`, from what it knows; options without `reveals`."""

    @abstractmethod
    def chance(self, state: State) -> wire.Chance:
        """The open question to chance."""

    @abstractmethod
    def view_of(self, blind: State) -> wire.View:
        """The readable form of a blind state."""

    @abstractmethod
    def outcome(self, state: State) -> wire.Outcome:
        """Places and scores of a match that is over."""

    @abstractmethod
    def audit(self, state: State) -> list[str]:
        """What is wrong with a state: broken conservation, impossible values; empty if sound."""

    @abstractmethod
    def layout(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Layout:
        """The elements that options and events may name."""

    @abstractmethod
    def draw_view(self, view: wire.View, say: Say) -> str:
        """The table as text, as the owner of `view` sees it."""

    @abstractmethod
    def explain(self, element: str, seats: int, options: Mapping[str, Value]) -> Phrase | None:
        """Help on an element, if there is any."""

    @abstractmethod
    def element_of(self, kind: str, value: int) -> str | int:
        """The element name of an event argument of a declared type."""

    @abstractmethod
    def cause_of(self, cause: int) -> str | None:
        """The element name behind the `cause` of an event."""

    def observation(
        self, seats: int, options: Mapping[str, Value] | None = None
    ) -> tuple[Field, ...]:
        """What the numbers of `State.observe_into` mean, in order; only research needs it."""
        raise NotImplementedError(f"{self.id} has no observation")

    def data_digest(self, options: Mapping[str, Value] | None = None) -> str:
        """The fingerprint of the component data in force."""
        return blake2b(self.id.encode(), digest_size=8).hexdigest()

    def read_set(self, folder: Folder) -> HasDigest:
        """Read and check a data set and forget it again; raises BadData naming every problem."""
        raise errors.BadData(f"{self.id} has no other data sets than its own")

    def data_home(self) -> Traversable:
        """The folder with the files of the set that ships."""
        raise errors.BadData(f"{self.id} has no data sets")

    def set_files(self, named: str = "") -> PlainSet:
        """The files of a set as plain data, by what the option `data` names; raises BadData."""
        return plain_set(self.data_home(), named, self.data_files, self.read_set)

    def set_without(self, element: str, named: str = "") -> dict[str, Any] | None:
        """The files of a set in which a component that is dealt does nothing.

        None for what players choose, which they can be denied.
        """
        return None

    def data_sets(self) -> tuple[str, ...]:
        """The sets of `$PERIHELION_DATA` that the option `data` may name: those that are sound."""
        found = known_sets() if self.data_files else {}
        return tuple(name for name in found if self._digest_of({"data": name}) is not None)

    def printed(self, options: Mapping[str, Value] | None = None) -> dict[str, Any]:
        """The components that a page draws, as plain data; {} for a game that draws none."""
        return {}

    def sentences(
        self, element: str, seats: int, options: Mapping[str, Value]
    ) -> tuple[Phrase | None, ...]:
        """What an element does, one sentence for each of its effects, in their order.

        None is what the sentence before it has said already. () where the data has no effects.
        """
        return ()

    def campaigns(self) -> Sequence[CampaignSpec]:
        """The campaigns that can be played, with the names and figures of this data set."""
        return ()

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together."""
        return tuple((seat,) for seat in range(seats))

    def tie_break(
        self,
        view: wire.View,
        options: Mapping[str, Value],
        first: Sequence[int],
        equal: Sequence[int],
    ) -> Phrase | None:
        """What the rules do with seats that are `equal` in points, of which `first` won.

        `view` is the end as anybody sees it. None for a game that does not win by points.
        """
        return None

    def name_of(self, element: str) -> Phrase | str:
        """The plain name of an element, for a sentence: the message `card-dust` of `card:dust`."""
        return Phrase(element.replace(":", "-"))

    def tell(self, event: wire.Event) -> Phrase:
        """An event as a phrase; seats stay numbers, so that each reader can be addressed."""
        args: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {}
        if event.cause is not None:
            args["source"] = self.name_of(event.cause)
        for name, value in event.args.items():
            if isinstance(value, str):
                kind, _, number = value.partition(":")
                args[name] = int(number) if kind == "seat" else self.name_of(value)
            elif value is not None:
                args[name] = value
        return Phrase(event.phrase, args)

    # The same for every game.

    def checked_seats(self, seats: int | None) -> int:
        """A number of seats the game has; the smallest by default."""
        if seats is None:
            return self.seat_counts[0]
        if type(seats) is not int or seats not in self.seat_counts:
            *most, last = map(str, self.seat_counts)
            allowed = f"{', '.join(most)} or {last}" if most else last
            raise errors.BadSeats(f"{self.id} is played with {allowed} seats, not {seats!r}")
        return seats

    def checked_options(self, options: Mapping[str, Value] | None) -> dict[str, Value]:
        """The complete options; raises BadOption."""
        chosen = complete(self.option_specs, options)
        if self.data and chosen.get("data") == self._instead_of:
            chosen["data"] = self.data
        return chosen

    def text_of(self, state: State, action: int, seat: int | None = None) -> str:
        """The text of an answer."""
        return self.act_of(state, self.asked_seat(state, seat), action).text

    def text_for(self, state: State, seat: int, action: int, viewer: int) -> str:
        """The text of an answer as `viewer` may read it."""
        act = self.act_of(state, seat, action)
        return act.text if sees(state.audience_of(seat, action), viewer) else act.redacted

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The id of a text, as an answer to the open question."""
        asked = self.asked_seat(state, seat)
        grammar = self.chance_grammar if asked == CHANCE else self.grammar
        return self.id_of(state, asked, grammar.parse(text))

    def play(self, state: State, action: int | str | Act, seat: int | None = None) -> int:
        """Check an answer in any form and carry it out; returns its id."""
        asked = self.asked_seat(state, seat)
        if isinstance(action, bool) or not isinstance(action, int | str | Act):
            raise errors.IllegalAction(f"an action is an id, a text or a struct, not {action!r}")
        if isinstance(action, str):
            chosen = self.parse(state, action, asked)
        elif isinstance(action, Act):
            chosen = self.id_of(state, asked, action)
        else:
            chosen = action
        legal = state.legal(asked)
        if chosen not in legal:
            shown = action.text if isinstance(action, Act) else action
            raise errors.IllegalAction(partial(self._not_allowed, shown, state.clone(), asked))
        state.apply_as(asked, chosen)
        return chosen

    def _not_allowed(self, shown: int | str, state: State, seat: int) -> str:
        legal = state.legal(seat)
        allowed = ", ".join(self.text_of(state, one, seat) for one in legal[:40])
        more = f" and {len(legal) - 40} more" if len(legal) > 40 else ""
        return f"{shown!r} is not allowed now; allowed: {allowed}{more}"

    def asked_seat(self, state: State, seat: int | None) -> int:
        """The seat that answers, or CHANCE: `seat` if it is asked; raises NotYourDecision."""
        if state.seat == NOBODY:
            raise errors.NotYourDecision("the match is over; nothing is asked any more")
        if seat is None:
            return int(state.seat)
        if seat == CHANCE and state.seat == CHANCE:
            return seat
        if seat not in state.deciders():
            who = "chance" if state.seat == CHANCE else f"seat {state.deciders()}"
            raise errors.NotYourDecision(f"seat {seat} is not asked now; {who} is")
        return seat

    def decision(self, state: State, seat: int | None = None) -> wire.Decision:
        """The open question as its seat sees it, built from what that seat knows."""
        asked = self.asked_seat(state, seat)
        if asked == CHANCE:
            raise errors.NotYourDecision("chance is asked now, see State.chance")
        blind = state if state.viewer != TRUTH else state.blind(asked)
        decision = self.decision_of(blind, asked)
        reveals = blind.imagine(Rng(1)).reveals(asked, [one.id for one in decision.options])
        return replace(decision, options=tuple(map(_completed, decision.options, reveals)))

    def events_for(self, log: EventLog, viewer: int) -> tuple[wire.Event, ...]:
        """The noted events as `viewer` may know them."""
        return tuple([_kept_event(self, row, sees(row[1], viewer))[0] for row in log.rows])

    def told_for(self, log: EventLog, viewer: int) -> list[tuple[wire.Event, Phrase]]:
        """The noted events as `viewer` may know them, each with its words, see `tell`."""
        return [_kept_event(self, row, sees(row[1], viewer)) for row in log.rows]

    def _event(self, row: EventRow, *, open_to: bool) -> wire.Event:
        kind = self.event_kinds[row[0]]
        args: dict[str, str | int | None] = {}
        for (name, arg_type), value in zip(kind.args, row[3:], strict=False):
            hidden = name in kind.secret and not open_to
            args[name] = None if hidden else self.element_of(arg_type, value)
        return wire.Event(kind.name, args, self.cause_of(row[2]))

    def name_position(self, state: State) -> str:
        """One line that names a state, for `repr`."""
        if state.seat == NOBODY:
            asked = "over"
        elif state.seat == CHANCE:
            asked = "chance"
            if state.viewer == TRUTH:  # what is left to draw, a blind state does not know
                asked = f"chance: {self.chance(state).kind}"
        else:
            blind = state if state.viewer != TRUTH else state.blind(int(state.seat))
            asked = f"seat {state.seat}: {self.decision_of(blind, int(state.seat)).kind}"
        whose = "" if state.viewer == TRUTH else f", as seat {state.viewer} knows it"
        return f"<{self.id} turn {state.turn}, {asked}, key {state.key()}{whose}>"

    def sketch(self, state: State) -> str:
        """The table as text for `print`, as the seat to answer sees it."""
        if state.viewer != TRUTH:
            return self.draw_view(self.view_of(state), plain_words)
        seat = int(state.seat) if state.seat >= 0 else int(state.seats)
        return self.draw_view(self.view_of(state.blind(seat)), plain_words)


@lru_cache(1_000)
def _bound(rules: type[Game], data: str, instead_of: str) -> Game:
    """One instance for each data set."""
    game = rules()
    game.data, game._instead_of = data, instead_of
    return game


# The same few thousand things happen in all matches on one data set.


@lru_cache(20_000)
def _kept_event(game: Game, row: EventRow, open_to: bool) -> tuple[wire.Event, Phrase]:
    event = game._event(row, open_to=open_to)
    return event, game.tell(event)


_COMPLETED: Final[Kept[tuple[int, bool], tuple[wire.Option, wire.Option]]] = Kept(30_000)
"""Games keep the options that they offer again and again; so may we what we add to them."""


def _completed(option: wire.Option, reveals: bool) -> wire.Option:
    """An option with what its act declares."""
    act = option.act
    if not reveals and act.role == option.role and act.then == option.then:
        return option
    key = (id(option), reveals)
    kept = _COMPLETED.get(key)
    if kept is None or kept[0] is not option:
        whole = replace(option, reveals=reveals, role=act.role, then=act.then)
        kept = _COMPLETED.keep(key, (option, whole))
    return kept[1]


def sees(audience: int, viewer: int) -> bool:
    """Whether `viewer` is in an audience mask."""
    return audience == EVERYONE or bool(viewer >= 0 and audience >> viewer & 1)


def plain_words(phrase: Phrase) -> str:
    """A phrase without a language: the last part of its key, for `print` and debugging."""
    shown = "" if phrase.key == SEAT_NAME else phrase.key.split(".")[0].split("-", 1)[-1]
    seat = phrase.args.get("seat")
    return f"{shown} seat {seat}".strip() if isinstance(seat, int) else shown


def labelled(say: Say, name: str, text: str) -> str:
    """As in "name: text"; some languages have a space before the colon."""
    colon = say(Phrase("colon"))
    return f"{name}{colon if ':' in colon else ':'} {text}"
