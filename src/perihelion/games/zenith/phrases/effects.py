"""One sentence for every effect of the data (data README, section 1).

Every effect has two grammatical forms in the catalogue: the value follows "to" or "pour"
("gagner 3 Crédits"), the attribute `.do` is the order ("gagnez 3 Crédits").
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from perihelion.games.zenith.data_set.components import PLANET_IDS, SHORTEST_ROW
from perihelion.kernel.phrases import Phrase, all_of, number, one_of

Effect = Mapping[str, Any]

TO: Final = ""
DO: Final = ".do"


class UnknownEffect(ValueError):
    """The data holds an effect, selector or formula that there are no words for."""


def sentences(effects: Sequence[Effect]) -> tuple[Phrase | None, ...]:
    """One sentence for each effect of a card, level, token, prime or diplomacy list.

    Effects that differ in nothing but their planet are said together; None is what the sentence
    before it has said already.
    """
    found: list[Phrase | None] = []
    while len(found) < len(effects):
        run = _run_of_planets(effects[len(found) :])
        if len(run) >= SHORTEST_ROW:
            found += [_row_sentence(effects[len(found)], run), *[None] * (len(run) - 1)]
        else:
            found.append(Phrase("sentence", {"clause": _clause(effects[len(found)], DO)}))
    return tuple(found)


def effects_phrases(effects: Sequence[Effect]) -> tuple[Phrase, ...]:
    """The sentences that say what a list of effects does."""
    return tuple(one for one in sentences(effects) if one is not None)


def offer(option: Effect) -> Phrase:
    """One option of a `may` as an answer: "exile 2 cards ... to gain 1 Zenithium"."""
    args = {"cost": _all(option["cost"], TO), "then": _all(option["then"], TO)}
    return Phrase("effect-may", args)


def choice(effects: Sequence[Effect]) -> Phrase:
    """One branch of a `choose`, or any list of effects, as an answer: "gain 7 Credits"."""
    return _all(effects, TO)


def _clause(effect: Effect, form: str) -> Phrase:
    try:
        speak = _CLAUSES[effect["do"]]
    except KeyError:
        raise UnknownEffect(f"no words for {dict(effect)}") from None
    return speak(effect, form)


def _all(effects: Sequence[Effect], form: str) -> Phrase:
    return all_of([_clause(effect, form) for effect in _folded(effects)])


# --- rows of planets -----------------------------------------------------------------------------


def _row_sentence(effect: Effect, planets: Sequence[str]) -> Phrase:
    clause = _clause(_on_any(effect, planets[0]), DO)
    if len(planets) == len(PLANET_IDS):
        return Phrase("sentence-planets", {"clause": clause})
    names = all_of([Phrase(f"planet-{planet}") for planet in planets])
    return Phrase("sentence-row", {"planets": names, "clause": clause})


def _run_of_planets(effects: Sequence[Effect]) -> list[str]:
    """The planets of the first effects, as far as these differ in nothing else."""
    planets: list[str] = []
    for effect in effects:
        planet = _planet_in(effect)
        if planet is None or planet in planets:
            break
        if planets and _on_any(effect, planet) != _on_any(effects[0], planets[0]):
            break
        planets.append(planet)
    return planets


def _planet_in(effect: Effect) -> str | None:
    match effect:
        case {"do": "influence", "planet": str(planet)} | {"do": "transfer", "column": str(planet)}:
            return planet if planet in PLANET_IDS else None
        case {"do": "may", "options": [{"cost": [cost]}]} if cost["do"] == "exile":
            return cost["column"] if cost["column"] in PLANET_IDS else None
    return None


def _on_any(value: Any, planet: str) -> Any:
    """The same effect about "that planet", whichever it is."""
    if isinstance(value, Mapping):
        return {key: _on_any(inner, planet) for key, inner in value.items()}
    if isinstance(value, list):
        return [_on_any(inner, planet) for inner in value]
    return "row" if value == planet else value


# --- atoms ---------------------------------------------------------------------------------------


def _influence(e: Effect, form: str) -> Phrase:
    where = _planet(e["planet"], ".on")
    if e.get("who", "self") == "opponent":
        return Phrase(f"effect-influence-opponent{form}", {"amount": e["amount"], "where": where})
    if e.get("times", 1) == 1:
        return Phrase(f"effect-influence{form}", {"amount": e["amount"], "where": where})
    args = {"times": e["times"], "amount": e["amount"], "where": where}
    return Phrase(f"effect-influence-times{form}", args)


def _influence_run(e: Effect, form: str) -> Phrase:
    amounts: list[int] = e["amounts"]
    if len(set(amounts)) == 1:
        return Phrase(f"effect-run-even{form}", {"amount": amounts[0], "count": len(amounts)})
    parts = tuple(number(amount) for amount in amounts)
    return Phrase(f"effect-run{form}", {"amounts": parts, "count": len(amounts)})


def _center_disc(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-center{form}", {"disc": _planet(e["planet"], ".disc")})


def _gain(e: Effect, form: str) -> Phrase:
    key = "effect-gain-opponent" if e.get("who", "self") == "opponent" else "effect-gain"
    return Phrase(f"{key}{form}", {"what": _amount(e["resource"], e["amount"])})


def _spend(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-{e['do']}{form}", {"what": _amount(e["resource"], e["amount"])})


def _mobilize(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-mobilize{form}", {"count": e["count"]})


def _transfer(e: Effect, form: str) -> Phrase:
    args = {"count": e["count"], "from": _column(e["column"], "opponent")}
    return Phrase(f"effect-transfer{form}", args)


def _exile(e: Effect, form: str) -> Phrase:
    args = {"count": e["count"], "from": _column(e["column"], e["owner"])}
    return Phrase(f"effect-exile{form}", args)


def _discard(e: Effect, form: str) -> Phrase:
    if e["count"] == "all":
        return Phrase(f"effect-discard-all{form}")
    return Phrase(f"effect-discard{form}", {"count": e["count"]})


def _take_badge(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-take-badge{'-gold' if e.get('side') == 'gold' else ''}{form}")


def _give_badge(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-give-badge{form}")


def _bonus_token(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-token-{e['source']}{form}")


def _develop(e: Effect, form: str) -> Phrase:
    technology = Phrase(f"technology-{e['people']}")
    if e["people"] not in {"any", "lowest"}:
        technology = Phrase("technology-yours", {"technology": technology})
    free = e.get("free", False)
    price = Phrase("price-free") if free else Phrase("price-discount", {"n": e["discount"]})
    return Phrase(f"effect-develop{form}", {"technology": technology, "price": price})


def _hand_over(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-hand-over{form}", {"count": e["max"]})


# --- combinators ---------------------------------------------------------------------------------


def _may(e: Effect, form: str) -> Phrase:
    options: list[Effect] = e["options"]
    if len(options) == 1:
        return Phrase(f"effect-may{form}", offer(options[0]).args)
    costs = _ladder([option["cost"] for option in options])
    thens = _ladder([option["then"] for option in options], "rungs")
    if costs is None or thens is None:
        args = {"options": one_of([offer(option) for option in options])}
        return Phrase(f"effect-may-one{form}", args)
    return Phrase(f"effect-may{form}", {"cost": _clause(costs, TO), "then": _clause(thens, TO)})


def _choose(e: Effect, form: str) -> Phrase:
    options = one_of([_all(option, form) for option in e["options"]])
    return Phrase(f"effect-choose{form}", {"options": options})


def _if(e: Effect, form: str) -> Phrase:
    return Phrase(f"effect-if{form}", {"test": _test(e["test"]), "then": _all(e["then"], form)})


def _chain(e: Effect, form: str) -> Phrase:
    first, then = _clause(e["first"], form), _all(e["then"], form)
    return Phrase(f"effect-chain{form}", {"times": e["times"], "first": first, "then": then})


_CLAUSES: Final[Mapping[str, Callable[[Effect, str], Phrase]]] = {
    "influence": _influence,
    "influence_run": _influence_run,
    "center_disc": _center_disc,
    "gain": _gain,
    "spend": _spend,
    "give": _spend,
    "take": _spend,
    "mobilize": _mobilize,
    "transfer": _transfer,
    "exile": _exile,
    "discard": _discard,
    "take_badge": _take_badge,
    "give_badge": _give_badge,
    "bonus_token": _bonus_token,
    "develop": _develop,
    "hand_over": _hand_over,
    "may": _may,
    "choose": _choose,
    "if": _if,
    "chain": _chain,
}


def _folded(effects: Sequence[Effect]) -> list[Effect]:
    """Equal influences in a row as one effect with `times` ("2 times 1 Influence")."""
    folded: list[Effect] = []
    for effect in effects:
        last = folded[-1] if folded else {}
        repeats = effect["do"] == "influence" and "who" not in effect
        if repeats and last == {**effect, "times": last.get("times")}:
            folded[-1] = {**last, "times": last["times"] + 1}
        else:
            folded.append({**effect, "times": 1} if effect["do"] == "influence" else effect)
    return folded


def _ladder(lists: Sequence[Sequence[Effect]], wrap: str | None = None) -> Effect | None:
    """Lists that differ in one number only, as one effect with "2, 4 or 7" for the number."""
    steps = [_folded(effects) for effects in lists]
    if any(len(step) != 1 for step in steps):
        return None
    first = steps[0][0]
    for field in ("amount", "count", "times"):
        if not all({**step[0], field: 0} == {**first, field: 0} for step in steps):
            continue
        numbers = [n for step in steps if isinstance(n := step[0].get(field), int)]
        if len(numbers) < len(steps):
            continue
        rungs = one_of([number(n) for n in numbers])
        return {**first, field: Phrase(wrap, {"list": rungs}) if wrap else rungs}
    return None


# --- selectors, columns, formulas, tests ---------------------------------------------------------


def _planet(selector: str | Effect, form: str) -> Phrase:
    match selector:
        case str():
            return Phrase(f"planet-{selector}{form}")
        case {"pick": "any", "except": planets} if len(selector) == 2:
            names = one_of([Phrase(f"planet-{planet}.the") for planet in planets])
            return Phrase(f"pick-except{form}", {"planets": names})
        case {"pick": "any", "differs": True} if len(selector) == 2:
            return Phrase(f"pick-differs{form}")
        case {"pick": "any" | "center" | "opponent_side" as pick} if len(selector) == 1:
            return Phrase(f"pick-{pick.replace('_', '-')}{form}")
        case {"of": "moved_card"}:
            return Phrase(f"pick-moved-card{form}")
    raise UnknownEffect(f"no words for planet {selector}")


def _column(column: str | Effect, owner: str) -> Phrase:
    match column:
        case "any" | "row":
            return Phrase(f"from-{owner}-{column}")
        case str():
            return Phrase(f"from-{owner}-planet", {"planet": Phrase(f"planet-{column}")})
        case {"except": planets}:
            names = one_of([Phrase(f"planet-{planet}") for planet in planets])
            return Phrase(f"from-{owner}-except", {"planets": names})
        case {"differs": True}:
            return Phrase(f"from-{owner}-differs")
    raise UnknownEffect(f"no words for column {column}")


def _amount(resource: str, amount: int | Phrase | Effect) -> Phrase:
    name = Phrase(f"resource-name-{resource}")
    match amount:
        case int() | Phrase():
            return Phrase(f"resource-{resource}", {"n": amount})
        case {"of": "moved_card", "value": "printed_cost"}:
            return Phrase("amount-printed-cost", {"resource": name})
        case {"per": "planets_in_play", "owner": owner, "each": each}:
            return Phrase("amount-per-planet", {"what": _amount(resource, each), "owner": owner})
        case {"per": "technologies_started", "owner": "self", "table": table}:
            if all(entry == i * table[1] for i, entry in enumerate(table)):
                return Phrase("amount-per-technology", {"what": _amount(resource, table[1])})
            amounts = one_of([number(entry) for entry in table])
            counts = one_of([number(i) for i in range(len(table))])
            args = {"amounts": amounts, "counts": counts, "resource": name}
            return Phrase("amount-by-technologies", args)
    raise UnknownEffect(f"no words for amount {amount}")


def _test(test: Effect) -> Phrase:
    match test:
        case {"badge": "self"}:
            return Phrase("test-badge")
        case {"credits_at_least": n, "owner": "self"}:
            return Phrase("test-credits", {"n": n})
    raise UnknownEffect(f"no words for test {dict(test)}")
