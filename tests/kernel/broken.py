"""Comet with one thing broken at a time, and the check that must find it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

import msgspec
from docs.template_game.comet import (
    DEFLECT,
    DEFLECTS,
    DRAWN,
    FOUND,
    GOLD,
    LAUNCH,
    PASS,
    UNKNOWN,
    WORTH,
    Comet,
    CometState,
    CometView,
)

from perihelion.kernel import wire
from perihelion.kernel.actions import Act, Facts
from perihelion.kernel.answers import Answers
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import CHANCE, EVERYONE, State
from perihelion.kernel.table_options import Value


class Broken(Comet):
    """Comet with another state."""

    state_type: ClassVar[type[CometState]] = CometState

    def empty(self, seats: int | None, options: Mapping[str, Value] | None) -> CometState:
        sound = super().empty(seats, options)
        return self.state_type(self, int(sound.seats), sound.rounds, sound.deflect)


# The course of a match.


class DeafToOptions(Comet):
    def start(
        self, seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> CometState:
        return super().start(seats, None)


class DeadEnd(Broken):
    class _State(CometState):
        def legal_into(self, seat: int, out: Answers) -> None:
            if self.frames[-1] & ~7 != DEFLECTS or self.hands[seat][GOLD]:
                super().legal_into(seat, out)

    state_type = _State


class Endless(Broken):
    class _State(CometState):
        def _begin_round(self) -> None:
            self.turn = 0
            super()._begin_round()

    state_type = _State


class TooLongTurns(Comet):
    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        true = super().bounds(seats, options)
        return wire.Bounds(
            true.player_actions, true.chance_answers, true.most_legal, 3, true.plies_per_match
        )


class TooManyIds(Comet):
    def bounds(self, seats: int, options: Mapping[str, Value] | None = None) -> wire.Bounds:
        true = super().bounds(seats, options)
        return wire.Bounds(
            LAUNCH + 1, true.chance_answers, 3, true.plies_per_turn, true.plies_per_match
        )


class LosesCards(Broken):
    class _State(CometState):
        def _deflect(self, seat: int) -> None:
            super()._deflect(seat)
            self.spent[GOLD] -= 1

    state_type = _State


class AsksOneDecidesAnother(Broken):
    class _State(CometState):
        def deciders_mask(self) -> int:
            mask = super().deciders_mask()
            return mask & ~1 if mask & 1 and mask != 1 else mask

    state_type = _State


class GreatUtility(Broken):
    class _State(CometState):
        def utility(self, seat: int) -> float:
            return 2 * super().utility(seat)

    state_type = _State


class EarlyUtility(Broken):
    class _State(CometState):
        def utility(self, seat: int) -> float:
            return super().utility(seat) if self.is_over else 0.1 * self.score(seat)

    state_type = _State


class WrongPlaces(Comet):
    def outcome(self, state: State) -> wire.Outcome:
        true = super().outcome(state)
        last = max(true.places)
        places = tuple(1 + last - place for place in true.places)
        return wire.Outcome(places, true.scores, true.reason, true.utilities, true.teams)


# The forms of a state.


class SharedHands(Broken):
    class _State(CometState):
        def clone(self) -> CometState:
            twin = super().clone()
            twin.hands = self.hands
            return twin

    state_type = _State


class HeardClone(Broken):
    class _State(CometState):
        def clone(self) -> CometState:
            twin = super().clone()
            twin.log = self.log
            return twin

    state_type = _State


class UsedHands(Broken):
    class _State(CometState):
        def clone_into(self, spare: State) -> CometState:
            twin = super().clone()
            assert isinstance(spare, CometState)
            twin.hands = spare.hands
            return twin

    state_type = _State


class UsedWorld(Broken):
    class _State(CometState):
        def imagine_into(self, spare: State, rng: Rng) -> CometState:
            rng.bits()
            return super().imagine(rng)

    state_type = _State


class ForgetsTurn(Comet):
    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> CometState:
        state = super().from_bytes(data, seats, options)
        state.turn = 0
        return state


class ForgetsViewer(Comet):
    def from_bytes(
        self, data: bytes, seats: int, options: Mapping[str, Value] | None = None
    ) -> CometState:
        return super().from_bytes(bytes([0, *data[1:]]), seats, options)


class ForgetsSamples(Comet):
    def describe(self, state: State) -> dict[str, object]:
        return {name: said for name, said in super().describe(state).items() if name != "found"}


# Answers.


class Backwards(Broken):
    class _State(CometState):
        def legal_into(self, seat: int, out: Answers) -> None:
            start = int(out.count)
            super().legal_into(seat, out)
            listed = out.listed()
            out.count = start
            for action in reversed(listed[start:]):
                out.add(action)

    state_type = _State


class ClearsTheList(Broken):
    class _State(CometState):
        def legal_into(self, seat: int, out: Answers) -> None:
            out.clear()
            super().legal_into(seat, out)

    state_type = _State


class MixedUpIds(Comet):
    def id_of(self, state: State, seat: int, act: Act) -> int:
        action = super().id_of(state, seat, act)
        return PASS if seat != CHANCE and action == DEFLECT else action


class Lenient(Comet):
    def play(self, state: State, action: int | str | Act, seat: int | None = None) -> int:
        if action == DEFLECT and state.seat >= 0 and seat in state.deciders():
            state.apply_as(seat, PASS)
            return PASS
        return super().play(state, action, seat)


class SpoilsOnRefusal(Comet):
    def play(self, state: State, action: int | str | Act, seat: int | None = None) -> int:
        before = state.turn
        state.turn += 1
        result = super().play(state, action, seat)
        state.turn -= state.turn - before
        return result


class SameButton(Comet):
    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        true = super().decision_of(blind, seat)
        options = tuple(
            msgspec.structs.replace(one, elements=("card:gold",)) for one in true.options
        )
        return msgspec.structs.replace(true, options=options)


class OtherAct(Comet):
    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        true = super().decision_of(blind, seat)
        act = true.options[0].act
        options = tuple(msgspec.structs.replace(one, act=act) for one in true.options)
        return msgspec.structs.replace(true, options=options)


class UndeclaredFacts(Comet):
    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        true = super().decision_of(blind, seat)
        options = tuple(msgspec.structs.replace(one, facts=Facts()) for one in true.options)
        return msgspec.structs.replace(true, options=options)


class UndeclaredSubject(Comet):
    def decision_of(self, blind: State, seat: int) -> wire.Decision:
        return msgspec.structs.replace(super().decision_of(blind, seat), facts=Facts())


class NoSuchElement(Comet):
    def element_of(self, kind: str, value: int) -> str | int:
        return f"chair:{value}" if kind == "seat" else super().element_of(kind, value)


# Records.


class TellsOtherwise(Broken):
    told = 0

    class _State(CometState):
        def _note(self, kind: int, audience: int, a: int, b: int = 0) -> None:
            TellsOtherwise.told += 1
            super()._note(kind, audience, a, b + TellsOtherwise.told % 7)

    state_type = _State


class SpeaksOut(Comet):
    def text_for(self, state: State, seat: int, action: int, viewer: int) -> str:
        return self.act_of(state, seat, action).text


class Fickle(Broken):
    played = 0

    class _State(CometState):
        def _launch(self, seat: int, card: int) -> None:
            Fickle.played += 1
            if Fickle.played % 3 == 0:
                card = next(one for one in range(3) if self.hands[seat][one])
            super()._launch(seat, card)

    state_type = _State


class LooksAround(Broken):
    """Whoever has chosen sees all hands; so choosing and taking back is a look."""

    class _State(CometState):
        def blind(self, seat: int) -> CometState:
            known = super().blind(seat)
            if seat < self.seats and self.table[seat]:
                for other, hand in enumerate(self.hands):
                    known.deck = [
                        n - (hand[i] if other != seat else 0) for i, n in enumerate(known.deck)
                    ]
                known.hands = [hand[:] for hand in self.hands]
            return known

    state_type = _State


# Knowing.


class LoudDraw(Broken):
    class _State(CometState):
        def _draw(self, seat: int, card: int) -> None:
            self.deck[card] -= 1
            self.hands[seat][card] += 1
            self._note(DRAWN, EVERYONE, seat, card)

    state_type = _State


class LoudFind(Broken):
    class _State(CometState):
        def _find(self, seat: int, worth: int) -> None:
            self.found[seat][worth] += 1
            self._note(FOUND, EVERYONE, seat, WORTH[worth])

    state_type = _State


class ShowsLaunch(Broken):
    """The blind state copies the table, face-down cards too."""

    class _State(CometState):
        def blind(self, seat: int) -> CometState:
            known = super().blind(seat)
            for other, card in enumerate(self.table):
                if card and other != seat:
                    known.table[other] = card
                    known.deck[card - 1] -= 1
            return known

    state_type = _State


class SaysPublic(Broken):
    class _State(CometState):
        def audience_of(self, seat: int, action: int) -> int:
            return EVERYONE

    state_type = _State


class ImaginesTooMuch(Broken):
    class _State(CometState):
        def _unseen(self, rng: Rng) -> int:
            card = super()._unseen(rng)
            self.deck[card] += 1
            return card

    state_type = _State


class ForgetsOwnHand(Broken):
    class _State(CometState):
        def imagine(self, rng: Rng) -> CometState:
            mixed = self.clone()
            for hand in mixed.hands:
                for card in range(3):
                    mixed.deck[card] += hand[card]
                hand[:] = [0, 0, 0, sum(hand)]
            return CometState.imagine(mixed, rng)

    state_type = _State


class AsksOnlyGold(Broken):
    """Being asked to deflect tells everybody that a seat has gold."""

    class _State(CometState):
        def _reveal(self) -> None:
            super()._reveal()
            self.frames = [
                frame
                for frame in self.frames
                if frame & ~7 != DEFLECTS or self.hands[frame & 7][GOLD]
            ]

    state_type = _State


class LateQuestion(Broken):
    """The order of a later question follows from hidden samples."""

    class _State(CometState):
        def draws(self) -> list[int]:
            frames = super().draws()
            return frames[::-1] if self.found[0][2] else frames

    state_type = _State


class WeighsNothing(Broken):
    class _State(CometState):
        def draw(self, rng: Rng) -> int:
            legal = self.legal()
            return legal[int(rng.below(len(legal)))]

    state_type = _State


class DreamsOfRiches(Broken):
    class _State(CometState):
        def imagine(self, rng: Rng) -> CometState:
            world = super().imagine(rng)
            for seat, found in enumerate(self.found):
                if found[UNKNOWN]:
                    world.found[seat] = [0, 0, 0, 0]
                    for _ in range(found[UNKNOWN]):
                        world.found[seat][int(rng.below(3))] += 1
            return world

    state_type = _State


class DreamsOfKinds(Broken):
    """Every kind of card is as likely as every other, however many are left of it."""

    class _State(CometState):
        def _unseen(self, rng: Rng) -> int:
            kinds = [card for card in range(3) if self.deck[card]]
            card = kinds[int(rng.below(len(kinds)))]
            self.deck[card] -= 1
            return card

    state_type = _State


# Chance.


class CountsFromOne(Comet):
    def chance(self, state: State) -> wire.Chance:
        true = super().chance(state)
        return wire.Chance(
            true.kind, true.domain, true.index + 1, true.answers, true.names, true.weights,
            true.audience, true.deck,
        )  # fmt: skip


class TooManyCopies(Comet):
    def chance(self, state: State) -> wire.Chance:
        true = super().chance(state)
        deck = None if true.deck is None else dict.fromkeys(true.deck, 2)
        return wire.Chance(
            true.kind, true.domain, true.index, true.answers, true.names, true.weights,
            true.audience, deck,
        )  # fmt: skip


class AsksAtAnyTime(Broken):
    """Chance has a question ready even while a seat is asked, and when all is over."""

    class _State(CometState):
        def chance(self) -> wire.Chance:
            if self.seat == CHANCE:
                return super().chance()
            return wire.Chance("draw", "deck", 0, (), (), ())

    state_type = _State


class DependsOnPlay(Comet):
    """The number of a question follows from the turn, so the deal follows from the play."""

    def chance(self, state: State) -> wire.Chance:
        true = super().chance(state)
        return wire.Chance(
            true.kind, true.domain, true.index + 100 * int(state.turn), true.answers, true.names,
            true.weights, true.audience, true.deck,
        )  # fmt: skip


class OtherInEveryProcess(Comet):
    def view_of(self, blind: State) -> CometView:
        true = super().view_of(blind)
        return CometView(true.seats, true.options, true.viewer, os.getpid())


class Variant(NamedTuple):
    """A broken game and the check that finds it."""

    check: str
    game: type[Comet]
    seats: int = 2


VARIANTS = (
    Variant("start", DeafToOptions),
    Variant("ends", DeadEnd),
    Variant("ends", Endless),
    Variant("bounds", TooLongTurns),
    Variant("bounds", TooManyIds),
    Variant("conservation", LosesCards),
    Variant("deciders", AsksOneDecidesAnother),
    Variant("outcomes", GreatUtility),
    Variant("outcomes", EarlyUtility),
    Variant("outcomes", WrongPlaces, 4),
    Variant("clones", SharedHands),
    Variant("clones", HeardClone),
    Variant("clones", UsedHands),
    Variant("clones", UsedWorld),
    Variant("bytes", ForgetsTurn),
    Variant("bytes", ForgetsViewer),
    Variant("positions", ForgetsSamples),
    Variant("legal_lists", Backwards),
    Variant("legal_lists", ClearsTheList),
    Variant("forms", MixedUpIds),
    Variant("playable", Lenient),
    Variant("playable", SpoilsOnRefusal),
    Variant("elements", SameButton),
    Variant("elements", OtherAct),
    Variant("elements", UndeclaredFacts),
    Variant("elements", UndeclaredSubject),
    Variant("elements", NoSuchElement),
    Variant("records", TellsOtherwise),
    Variant("records", Fickle),
    Variant("redacted", SpeaksOut),
    Variant("undo", LooksAround),
    Variant("undo", Fickle),
    Variant("audience", LoudDraw),
    Variant("audience", LoudFind),
    Variant("audience", ShowsLaunch),
    Variant("audience", SaysPublic),
    Variant("imagine", ImaginesTooMuch),
    Variant("imagine", ForgetsOwnHand),
    Variant("noninterference", AsksOnlyGold),
    Variant("noninterference", LateQuestion, 4),
    Variant("draws", WeighsNothing),
    Variant("imagine_frequency", DreamsOfRiches),
    Variant("imagine_frequency", DreamsOfKinds),
    Variant("chance", CountsFromOne),
    Variant("chance", TooManyCopies),
    Variant("chance", AsksAtAnyTime),
    Variant("mirrored", DependsOnPlay),
    Variant("compiled", OtherInEveryProcess),
)
