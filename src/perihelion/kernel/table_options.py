"""The options of a table: declared as data, checked once, complete ever after."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from perihelion.kernel.errors import BadOption
from perihelion.kernel.wire import OptionSpec

Value = bool | int | str


def complete(specs: Sequence[OptionSpec], given: Mapping[str, Value] | None) -> dict[str, Value]:
    """Every option with its value: the given ones checked, the others by default."""
    known = {spec.name: spec for spec in specs}
    for name in given or {}:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else f"; there are {', '.join(known)}"
            raise BadOption(f"there is no option {name!r}{hint}")
    return {
        name: _checked(spec, given[name]) if given and name in given else spec.default
        for name, spec in known.items()
    }


def _checked(spec: OptionSpec, value: object) -> Value:
    kind = type(spec.default)
    if type(value) is not kind:
        raise BadOption(f"option {spec.name!r} wants a {kind.__name__}, not {value!r}")
    assert isinstance(value, bool | int | str)
    if spec.values and value not in spec.values:
        allowed = ", ".join(repr(one) for one in spec.values)
        raise BadOption(f"option {spec.name!r} cannot be {value!r}; it is one of {allowed}")
    if kind is int and not spec.low <= int(value) <= spec.high:
        raise BadOption(
            f"option {spec.name!r} cannot be {value!r}; it is from {spec.low} to {spec.high}"
        )
    return value


def parse_option(specs: Sequence[OptionSpec], text: str) -> tuple[str, Value]:
    """Read `name=value` as a person types it."""
    name, equals, word = text.partition("=")
    if not equals:
        raise BadOption(f"an option is written name=value, not {text!r}")
    spec = next((spec for spec in specs if spec.name == name), None)
    if spec is None:
        complete(specs, {name: word})
        raise AssertionError("unreachable: complete refuses unknown names")
    if isinstance(spec.default, bool):
        truth = {"true": True, "yes": True, "false": False, "no": False}.get(word.lower())
        if truth is None:
            raise BadOption(f"option {name!r} is true or false, not {word!r}")
        return name, truth
    if isinstance(spec.default, int):
        try:
            return name, int(word)
        except ValueError:
            raise BadOption(f"option {name!r} wants a number, not {word!r}") from None
    return name, word
