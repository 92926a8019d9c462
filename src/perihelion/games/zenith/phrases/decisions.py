"""Questions as people see them: prompts, options, the elements they concern."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from perihelion.games.zenith import action_structs as structs
from perihelion.games.zenith import actions, codes, facts
from perihelion.games.zenith.actions import ActionTable
from perihelion.games.zenith.data_set.components import (
    PEOPLE_IDS,
    PLANET_IDS,
    TOKEN_IDS,
    Components,
    Effect,
)
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.frame_kinds import FRAME_KINDS
from perihelion.games.zenith.phrases.effects import choice, offer
from perihelion.games.zenith.phrases.names import (
    card_name,
    name_of,
    people,
    place_name,
    planet,
    source_of,
    space,
    token_kind,
)
from perihelion.games.zenith.rules.frames import frame_fields
from perihelion.games.zenith.rules.sides import partner_of, side_of, technology_end
from perihelion.games.zenith.rules.stack import run_amount
from perihelion.games.zenith.rules.technology import price_of_level
from perihelion.games.zenith.rules.turn import price_of_card
from perihelion.kernel.actions import Act, Facts
from perihelion.kernel.kept import Kept
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.wire import Decision, Option

DECLINE: Final = "button:decline"
KEEP: Final = "button:keep"
STOPS: Final = ("exile", "transfer", "round", "row", "hand-over")
OF_THE_TABLE: Final = ("mulligan", "order", "turn")
"""Questions that no effect asks: there is nothing more to say about them."""
"""Questions whose refusal is "enough" rather than "no"."""


def decision_of(
    blind: ZenithState, seat: int, components: Components, table: ActionTable
) -> Decision:
    """The open question to `seat`."""
    return _Asker(blind, seat, components, table).decision()


class _Asker:
    """Names one question; lives for one call."""

    def __init__(
        self, blind: ZenithState, seat: int, components: Components, table: ActionTable
    ) -> None:
        self.state = blind
        self.seat = seat
        self.side = int(side_of(blind, seat))
        self.components = components
        self.table = table
        self.frame = frame_fields(blind, int(blind.depth) - 1)
        self.kind = str(FRAME_KINDS[self.frame[codes.KIND]].question)
        self.row = self.frame[codes.AT]
        self.about = (self.kind, self.row, self.side, components)

    def decision(self) -> Decision:
        source = self._source()
        step, of = self._progress()
        options = tuple([self._option(action) for action in self.state.legal(self.seat)])
        prompt = self._prompt(source, step, of)
        return Decision(self.seat, self.kind, prompt, options, source, step, of)

    def _option(self, action: int) -> Option:
        act = self.table.act_of(self.state, self.seat, action)
        figures = _FIGURES.get(type(act))
        # All that an option is made of: the same few thousand are offered in all matches.
        key = (action, None if figures is None else figures(self, act), self.about)
        return _OPTIONS.get(key) or _OPTIONS.keep(key, self._new_option(action, act))

    def _new_option(self, action: int, act: Act) -> Option:
        told = self._facts(act)
        label = self._label(act, told)
        elements = self._elements(act)
        return Option(action, act.text, elements, label, act, told, role=act.role, then=act.then)

    def _prompt(self, source: str | None, step: int, of: int) -> Phrase:
        amount = self._amount()
        key = (source, step, of, amount, self.about)
        return _PROMPTS.get(key) or _PROMPTS.keep(key, self._new_prompt(source, step, of, amount))

    def _new_prompt(self, source: str | None, step: int, of: int, amount: int) -> Phrase:
        if self.kind in OF_THE_TABLE:
            return Phrase(f"ask-{self.kind}")
        whose = "opponent" if self._for_opponent() else "self"
        named = name_of(source, self.components) if source else ""
        args: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {"source": named}
        args |= {"step": step, "of": of, "amount": amount, "who": whose}
        return Phrase(f"ask-{self.kind}", args)

    # Figures: what an answer says besides its number and the question.

    def _recruit_figures(self, act: structs.Recruit) -> tuple[int, int]:
        card = self.components.card_number[act.card]
        at = int(self.components.tables.planet[card])
        return int(self.state.disc[at]), int(price_of_card(self.state, self.side, card))

    def _develop_figures(self, act: structs.Develop) -> int:
        at = int(self.components.tables.people[self.components.card_number[act.card]])
        return int(self.state.level[3 * self.side + at])

    def _advance_figures(self, act: structs.Advance) -> tuple[int, int]:
        told = self._facts(act)
        assert isinstance(told, facts.Raised)
        return told.level, told.price

    def _influence_figures(self, act: structs.Influence) -> tuple[int, int]:
        at = PLANET_IDS.index(act.planet)
        return int(self.state.disc[at]), self._influence(at)

    def _exile_figures(self, act: structs.Exile) -> int:
        side = self.side if act.owner == "own" else 1 - self.side
        return int(self.state.column_top[5 * side + PLANET_IDS.index(act.planet)])

    def _transfer_figures(self, act: structs.Transfer) -> int:
        return int(self.state.column_top[5 * (1 - self.side) + PLANET_IDS.index(act.planet)])

    def _take_figures(self, act: structs.Take) -> int:
        return int(self.state.token_at[actions.PLACE_IDS.index(act.place)])

    def _begin_figures(self, _: structs.Begin) -> int:
        return int(technology_end(self.state, self.side))

    def _mulligan_figures(self, act: structs.Mulligan) -> Act:
        return act

    def _source(self) -> str | None:
        owner = frame_fields(self.state, self.frame[codes.SOURCE])
        if owner[codes.KIND] != codes.F_LIST:
            return None
        return source_of(owner[codes.ARG], self.components)

    def _progress(self) -> tuple[int, int]:
        kind = self.frame[codes.KIND]
        left = self.frame[codes.LEFT]
        tables = self.components.tables
        if kind in (codes.F_EXILE, codes.F_TRANSFER, codes.F_ROUND):
            told = self.frame[codes.MOVED]
            chain = frame_fields(self.state, max(told, 0))
            if told >= 0 and chain[codes.KIND] == codes.F_CHAIN:
                times = int(tables.a[chain[codes.AT]])
                return times - chain[codes.LEFT], times
        if kind in (codes.F_EXILE, codes.F_TRANSFER, codes.F_DISCARD, codes.F_HAND_OVER):
            count = int(tables.a[self.row])
            return count - left + 1, count
        if kind == codes.F_REPEAT:
            times = int(tables.c[self.row])
            return times - left + 1, times
        if kind == codes.F_RUN:
            count = int(tables.a[self.row])
            return min(count - left.bit_count() + 1, count), count
        return 1, 1

    def _amount(self) -> int:
        steps = (codes.F_PLANET, codes.F_REPEAT)
        in_steps = self.frame[codes.KIND] in steps
        return int(self.components.tables.a[self.row]) if in_steps else 1

    def _for_opponent(self) -> bool:
        kinds = (codes.F_PLANET, codes.F_EXILE)
        in_kinds = self.frame[codes.KIND] in kinds
        return in_kinds and bool(int(self.components.tables.c[self.row]))

    # Elements: what one would point at.

    def _elements(self, act: Act) -> tuple[str, ...]:
        match act:
            case structs.Recruit(card):
                return (f"card:{card}", f"planet:{self.components.agent(card)['planet']}")
            case structs.Develop(card):
                return (f"card:{card}", f"technology:{self.components.agent(card)['people']}")
            case structs.Lead(card):
                return (f"card:{card}", "diplomacy")
            case structs.Discard(card) | structs.Give(card):
                return (f"card:{card}",)
            case structs.Mulligan(cards):
                return tuple(f"card:{card}" for card in cards) or (KEEP,)
            case structs.Influence(name) | structs.Center(name):
                return (f"planet:{name}",)
            case structs.Stretch(planets):
                return tuple(f"planet:{name}" for name in planets)
            case structs.Exile(owner, name):
                side = self.side if owner == "own" else 1 - self.side
                return (f"column:{side}:{name}",)
            case structs.Transfer(name):
                return (f"column:{1 - self.side}:{name}",)
            case structs.Advance(name):
                return (f"technology:{name}",)
            case structs.Take(place):
                return (f"token-at:{place}",)
            case structs.Begin(end):
                return (f"end:{end}",)
            case structs.Accept(option):
                return (f"offer:{option}",)
            case structs.Choose(option):
                return (f"choice:{option}",)
        return (DECLINE,)

    # Facts: what one decides by.

    def _facts(self, act: Act) -> Facts | None:
        match act:
            case structs.Recruit(card):
                price = int(price_of_card(self.state, self.side, self.components.card_number[card]))
                at = PLANET_IDS.index(self.components.agent(card)["planet"])
                return facts.Recruited(self._moved(at, self.side, 1), price)
            case structs.Develop(card):
                level = self._next_level(self.components.agent(card)["people"])
                return facts.Raised(level, level)
            case structs.Influence(name):
                number = PLANET_IDS.index(name)
                side = 1 - self.side if self._for_opponent() else self.side
                return facts.Moved(self._moved(number, side, self._influence(number)))
            case structs.Advance(name):
                number, tables = PEOPLE_IDS.index(name), self.components.tables
                discount, free = int(tables.b[self.row]), int(tables.c[self.row]) == 1
                price = int(price_of_level(self.state, self.side, number, discount, free))
                return facts.Raised(self._next_level(name), price)
        return None

    def _moved(self, planet_number: int, side: int, amount: int) -> int:
        """Where a disc lies after it moved towards a side."""
        towards = 1 if side == 0 else -1
        before = int(self.state.disc[planet_number]) * towards
        return min(before + amount, codes.TRACK_END) * towards

    def _influence(self, planet_number: int) -> int:
        if self.kind == "run-disc":
            return int(run_amount(self.state, self.state.frame, planet_number))
        return self._amount()

    def _next_level(self, name: str) -> int:
        return int(self.state.level[3 * self.side + PEOPLE_IDS.index(name)]) + 1

    # Labels: what it would do.

    def _label(self, act: Act, told: Facts | None) -> Phrase:
        match act:
            case structs.Recruit(card) | structs.Develop(card) | structs.Lead(card):
                return self._turn_label(card, told)
            case structs.Discard(card):
                return Phrase("do-discard", {"card": self._card(card)})
            case structs.Give(card):
                return Phrase("do-give", {"card": self._card(card)})
            case structs.Mulligan(()):
                return Phrase("do-mulligan-none")
            case structs.Mulligan(cards):
                names = tuple(Phrase("plain", {"text": self._card(card)}) for card in cards)
                return Phrase("do-mulligan", {"cards": all_of(names)})
            case structs.Influence(name):
                return self._influence_label(name, told)
            case structs.Center(name):
                return Phrase("do-center", {"planet": planet(name)})
            case structs.Stretch(planets):
                return Phrase("do-stretch", {"planets": all_of([planet(one) for one in planets])})
            case structs.Exile(owner, name):
                return self._exile_label(owner, name)
            case structs.Transfer(name):
                card = self._top(1 - self.side, name)
                return Phrase("do-transfer", {"card": card, "planet": planet(name)})
            case structs.Advance(name):
                assert isinstance(told, facts.Raised)
                return Phrase(
                    "do-advance", {"people": people(name), "level": told.level, "price": told.price}
                )
            case structs.Take(place):
                token = TOKEN_IDS[int(self.state.token_at[actions.PLACE_IDS.index(place)])]
                args = {"token": token_kind(token, self.components), "place": place_name(place)}
                return Phrase("do-take", args)
            case structs.Begin(end):
                at_end = int(technology_end(self.state, self.side))
                first = at_end if end == "technology" else int(partner_of(at_end))
                return Phrase(f"do-begin-{end}", {"seat": first})
            case structs.Accept(option):
                return Phrase("do-accept", {"what": self._offer(option - 1)})
            case structs.Choose(option):
                branch = self._effect()["options"][option - 1]
                return Phrase("do-choose", {"what": choice(branch)})
        return Phrase("do-stop" if self.kind in STOPS else "do-decline")

    def _turn_label(self, card: str, told: Facts | None) -> Phrase:
        args: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {"card": self._card(card)}
        if isinstance(told, facts.Recruited):
            return Phrase("do-recruit", args | {"price": told.price})
        args["people"] = people(self.components.agent(card)["people"])
        if isinstance(told, facts.Raised):
            return Phrase("do-develop", args | {"level": told.level, "price": told.price})
        return Phrase("do-lead", args)

    def _influence_label(self, name: str, told: Facts | None) -> Phrase:
        assert isinstance(told, facts.Moved)
        number = PLANET_IDS.index(name)
        side = 1 - self.side if self._for_opponent() else self.side
        towards = 1 if side == 0 else -1
        return Phrase(
            "do-influence-opponent" if self._for_opponent() else "do-influence",
            {
                "planet": planet(name),
                "amount": self._influence(number),
                "from": space(int(self.state.disc[number]) * towards, side),
                "to": space(told.to * towards, side),
            },
        )

    def _exile_label(self, owner: str, name: str) -> Phrase:
        if self.kind == "row":
            return Phrase("do-accept", {"what": self._row_offer(name)})
        side = self.side if owner == "own" else 1 - self.side
        args: dict[str, str | Phrase] = {"card": self._top(side, name), "planet": planet(name)}
        return Phrase(f"do-exile-{owner}", args)

    def _effect(self) -> Effect:
        return self.components.effect_at[self.row]

    def _offer(self, option: int) -> Phrase:
        effect = self.components.effect_at[self.row]
        if self.kind == "may":
            return offer(effect["options"][option])
        if self.kind == "reward":
            return choice(effect["then"])
        return choice([effect])

    def _row_offer(self, name: str) -> Phrase:
        for row in range(self.row, self.row + 5):
            effect = self.components.effect_at.get(row, {})
            for option in effect.get("options", ()):
                if option["cost"][0].get("column") == name:
                    return offer(option)
        raise AssertionError(f"no offer of this row is about {name}")

    def _card(self, card: str) -> str:
        return card_name(card, self.components)

    def _top(self, side: int, name: str) -> str:
        number = int(self.state.column_top[5 * side + PLANET_IDS.index(name)])
        return self._card(self.components.card_ids[number])


_FIGURES: Final[dict[type[Act], Callable[[_Asker, Any], Hashable]]] = {
    structs.Recruit: _Asker._recruit_figures,
    structs.Develop: _Asker._develop_figures,
    structs.Advance: _Asker._advance_figures,
    structs.Influence: _Asker._influence_figures,
    structs.Exile: _Asker._exile_figures,
    structs.Transfer: _Asker._transfer_figures,
    structs.Take: _Asker._take_figures,
    structs.Begin: _Asker._begin_figures,
    structs.Mulligan: _Asker._mulligan_figures,
}
_OPTIONS: Final[Kept[Hashable, Option]] = Kept(30_000)
"""12,000 are offered in the first 10,000 answers of random play, and ever fewer new ones."""
_PROMPTS: Final[Kept[Hashable, Phrase]] = Kept(2_000)
