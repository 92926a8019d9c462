"""Answers: listed in order, in three forms, accepted exactly when legal, reached by pointing."""

from __future__ import annotations

from itertools import pairwise
from types import NoneType

import msgspec

from perihelion.kernel.actions import HIDDEN, Act, Facts
from perihelion.kernel.answers import Answers
from perihelion.kernel.conformance.case import Case, Finding, Walk
from perihelion.kernel.errors import IllegalAction, NotYourDecision
from perihelion.kernel.narrow import narrow
from perihelion.kernel.state import CHANCE, EventLog, State
from perihelion.kernel.wire import Decision

NONSENSE = ("", " ", "?", "xyzzy", "undo 1", "resign", "none", "\n", "0")


def check_legal_lists(case: Case) -> None:
    """Legal answers are ascending, unique, never none, appended, and what the seat knows."""
    out = Answers()
    for walk in case.walks("legal lists"):
        for state in walk.plies():
            for seat in _asked(state):
                legal = state.legal(seat)
                if not legal or any(a >= b for a, b in pairwise(legal)):
                    raise walk.finding(f"seat {seat} may answer {legal}")
                out.clear()
                out.add(7)
                state.legal_into(seat, out)
                if out.listed() != [7, *legal]:
                    raise walk.finding(f"asked again, seat {seat} may answer {out.listed()[1:]}")
                if seat >= 0 and walk.is_sampled and state.blind(seat).legal(seat) != legal:
                    raise walk.finding(f"seat {seat} does not know that it may answer {legal}")
                case.covered["lists"] += 1


def _asked(state: State) -> list[int]:
    if state.is_over:
        return []
    return state.deciders() or [CHANCE]


def check_forms(case: Case) -> None:
    """Id, struct and text of every legal answer mean the same, and differ from all others'."""
    for walk in case.walks("forms"):
        for state in walk.plies():
            if walk.is_sampled:
                for seat in _asked(state):
                    _three_forms(walk, state, seat)


def _three_forms(walk: Walk, state: State, seat: int) -> None:
    game = walk.case.game
    grammar = game.chance_grammar if seat == CHANCE else game.grammar
    texts: dict[str, int] = {}
    for action in state.legal(seat):
        act = game.act_of(state, seat, action)
        if game.id_of(state, seat, act) != action:
            raise walk.finding(f"{act!r} is answer {game.id_of(state, seat, act)}, not {action}")
        if act.verb not in grammar.types or grammar.parse(act.text) != act:
            raise walk.finding(f"the grammar does not read {act.text!r} as {act!r}")
        if game.parse(state, act.text, seat) != action:
            raise walk.finding(f"{act.text!r} is not answer {action}")
        plain = msgspec.json.decode(msgspec.json.encode(act))
        if msgspec.convert(plain, type(act), strict=False) != act:
            raise walk.finding(f"{act!r} does not come back from JSON")
        if act.text in texts:
            raise walk.finding(f"{act.text!r} is answer {action} and answer {texts[act.text]}")
        if HIDDEN not in act.redacted.split() or act.redacted.split()[0] != act.verb:
            raise walk.finding(f"{act.text!r} is redacted to {act.redacted!r}")
        texts[act.text] = action
        walk.case.covered["answers"] += 1


def check_playable(case: Case) -> None:
    """An answer is accepted exactly when it is legal; a refused one changes nothing."""
    bounds = case.game.bounds(case.seats, case.options)
    for walk in case.walks("playable"):
        for state in walk.plies():
            if not walk.is_sampled:
                continue
            for seat in (CHANCE, *range(-2, case.seats + 2)):
                ids = bounds.chance_answers if seat == CHANCE else bounds.player_actions
                if seat in _asked(state):
                    _accepts(walk, state, seat, range(-1, ids + 1))
                else:
                    _refuses(walk, state, state.to_bytes(), seat, 0, NotYourDecision)


def _accepts(walk: Walk, state: State, seat: int, ids: range) -> None:
    game, legal, before = walk.case.game, {*state.legal(seat)}, state.to_bytes()
    for action in ids:
        if action not in legal:
            _refuses(walk, state, before, seat, action, IllegalAction)
            continue
        act = game.act_of(state, seat, action)
        ends = []
        for form in (action, act, act.text):
            after = state.clone()
            game.play(after, form, seat)
            ends.append(after)
        if not ends[0] == ends[1] == ends[2]:
            raise walk.finding(f"{act.text!r} does not do the same in its three forms")
        if wrong := game.audit(ends[0]):
            raise walk.finding(f"after {act.text!r} of seat {seat}: {'; '.join(wrong)}")
        walk.case.covered["accepted"] += 1
    for text in (*NONSENSE, f"{act_verb(walk, state, seat)} {HIDDEN} {HIDDEN} {HIDDEN}"):
        _refuses(walk, state, before, seat, text, IllegalAction)


def act_verb(walk: Walk, state: State, seat: int) -> str:
    """A verb that is right now."""
    return walk.case.game.act_of(state, seat, state.legal(seat)[0]).verb


def _refuses(
    walk: Walk,
    state: State,
    before: bytes,
    seat: int,
    action: int | str | Act,
    error: type[IllegalAction],
) -> None:
    try:
        walk.case.game.play(state, action, seat)
    except error:
        pass
    except Exception as other:
        raise walk.finding(f"{action!r} of seat {seat} is refused with {other!r}") from other
    else:
        raise walk.finding(f"{action!r} of seat {seat} is accepted and not legal")
    if state.to_bytes() != before:
        raise walk.finding(f"{action!r} of seat {seat} is refused and changes the state")
    walk.case.covered["refused"] += 1


def check_elements(case: Case) -> None:
    """Every option names elements of the layout, is singled out by pointing at them, and carries
    its act and the facts that are declared for it.
    """
    layout = case.game.layout(case.seats, case.options)
    names = {element.name for element in layout.elements}
    if len(names) != len(layout.elements):
        raise Finding(f"two elements of the layout have the same name\n  {case}")
    for name in names:
        case.game.explain(name, case.seats, case.game.checked_options(case.options))
    for walk in case.walks("elements"):
        for state in walk.plies():
            if walk.asked is not None:
                _events_named(walk, state, names)
            if walk.is_sampled:
                for seat in state.deciders():
                    decision = state.decision(seat)
                    _points_at(walk, decision, names, state.legal(seat))
                    _facts_declared(walk, state, decision)


def _points_at(walk: Walk, decision: Decision, names: set[str], legal: list[int]) -> None:
    options = decision.options
    if [option.id for option in options] != legal:
        raise walk.finding(f"the options are {[option.id for option in options]}, not {legal}")
    for option in options:
        if not option.elements or not names.issuperset(option.elements):
            raise walk.finding(f"{option.text!r} names {option.elements}; not all in the layout")
        for count in range(len(option.elements)):
            lit = narrow(options, option.elements[:count]).next
            if option.elements[count] not in lit:
                raise walk.finding(f"{option.text!r}: {option.elements[count]} is not lit")
        chosen = narrow(options, option.elements).chosen
        if chosen != option:
            got = chosen.text if chosen else "nothing"
            raise walk.finding(f"{option.text!r}: {option.elements} single out {got}")
        walk.case.covered["options"] += 1


def _facts_declared(walk: Walk, state: State, decision: Decision) -> None:
    """Options carry their own act; facts come where they are declared, and nowhere else."""
    game, kind = walk.case.game, decision.kind
    if game.question_kinds and kind not in game.question_kinds:
        raise walk.finding(f"the question {kind!r} is none of {game.question_kinds}")
    _declared(walk, f"the question {kind!r}", decision.facts, game.question_facts.get(kind))
    for one in decision.options:
        act = game.act_of(state, decision.seat, one.id)
        if one.act != act or one.text != act.text:
            raise walk.finding(f"{one.text!r} comes with {one.act!r}, not {act!r}")
        _declared(walk, f"{one.text!r}", one.facts, act.facts)


def _declared(walk: Walk, what: str, facts: Facts | None, wanted: type[Facts] | None) -> None:
    if type(facts) is not (wanted or NoneType):
        raise walk.finding(f"{what} comes with {facts!r}; declared is {wanted}")


def _events_named(walk: Walk, state: State, names: set[str]) -> None:
    assert walk.asked is not None
    after = state.clone()
    after.log = EventLog()
    after.apply_as(*walk.asked)
    for event in walk.case.game.events_for(after.log, walk.asked[0]):
        told = [value for value in (*event.args.values(), event.cause) if isinstance(value, str)]
        for name in told:
            if name not in names:
                raise walk.finding(f"the event {event.kind} names {name!r}, not in the layout")
        walk.case.covered["events"] += 1
