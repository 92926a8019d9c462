"""Turns seat numbers into people, seen from one chair.

Games speak of seats by number (`seat=0`). The catalogues want a name, `$seat`, and whether
that is the reader, `$you`: `yes` for the reader, `target` for somebody of another team (so a
message can say "took 3 Credits from you"), `no` for a partner or a mere onlooker.
"""

from collections.abc import Sequence

from perihelion.kernel.phrases import Phrase
from perihelion.words.speaker import Value


def addressed(
    phrase: Phrase,
    names: Sequence[str],
    viewer: int | None = None,
    teams: Sequence[int] | None = None,
) -> Phrase:
    """The phrase with every seat number named, for `viewer` (None: a spectator).

    `teams[seat]` is the team of a seat; without it everybody plays alone.
    """
    args: dict[str, Value] = {}
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            args[name] = addressed(value, names, viewer, teams)
        elif isinstance(value, tuple):
            args[name] = tuple(addressed(item, names, viewer, teams) for item in value)
        elif name == "seat" and isinstance(value, int):
            args["seat"] = names[value]
            args["you"] = _relation(value, viewer, teams)
        elif name == "team" and isinstance(value, int):
            members = _members(value, names, teams)
            args["seat"] = _team_name([names[seat] for seat in members])
            args["you"] = _team_relation(members, viewer)
        else:
            args[name] = value
    return Phrase(phrase.key, args)


def _relation(seat: int, viewer: int | None, teams: Sequence[int] | None) -> str:
    if viewer is None:
        return "no"
    if seat == viewer:
        return "yes"
    same_team = teams is not None and teams[seat] == teams[viewer]
    return "no" if same_team else "target"


def _members(team: int, names: Sequence[str], teams: Sequence[int] | None) -> list[int]:
    if teams is None:
        return [team]
    return [seat for seat in range(len(names)) if teams[seat] == team]


def _team_name(names: Sequence[str]) -> str | Phrase:
    return names[0] if len(names) == 1 else Phrase("team-of", {"names": " & ".join(names)})


def _team_relation(members: Sequence[int], viewer: int | None) -> str:
    if viewer is None:
        return "no"
    return "yes" if viewer in members else "target"
