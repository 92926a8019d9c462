"""How far a campaign has come, reckoned from what its attempts came to; the same for every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from perihelion.games import ids, load
from perihelion.kernel.campaigns import CampaignBonus, CampaignSpec
from perihelion.kernel.errors import BadOption
from perihelion.kernel.game import Game
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level that was played to its end came to."""

    level: int
    carried: dict[str, int]
    """What it began with, by the options that say so."""
    score: int
    passed: bool


class Standing:
    """A campaign with the options of its table, and the results so far.

    Where no game is named, it is the one that has a campaign of this name.
    """

    def __init__(
        self, campaign: str, options: Mapping[str, Value] | None = None, game: str | None = None
    ) -> None:
        rules, found = find_campaign(campaign, game)
        self.given = dict(options or {})
        for name in own_options(found):
            if name in self.given:
                raise BadOption(f"option {name!r} is set by the campaign itself")
        rules.checked_options(self.given)
        self.campaign = found.id
        own = rules.playing(self.given)
        self.game, self.spec = _named(found.id, [(own, one) for one in own.campaigns()])
        self.results: list[Result] = []
        self.options_of_level(1, self.carried)

    @property
    def level(self) -> int:
        """The level to be played; the last one still when the campaign is won."""
        return min(1 + self._passed(), len(self.spec.levels))

    @property
    def is_won(self) -> bool:
        """Whether the last level is passed."""
        return self._passed() == len(self.spec.levels)

    @property
    def nothing(self) -> dict[str, int]:
        """What a level begins with to which nothing was carried: the defaults of the options."""
        known = {one.name: one.default for one in self.game.option_specs}
        return {name: int(known[name]) for name in self.spec.carries}

    @property
    def carried(self) -> dict[str, int]:
        """What the level to be played begins with, by the options that say so."""
        passed = [result for result in self.results if result.passed]
        if not passed or self.is_won:
            return self.nothing
        return self.nothing | self.spec.carried(passed[-1].level, passed[-1].score)

    @property
    def bonuses(self) -> tuple[CampaignBonus, ...]:
        """What the level to be played begins with; nothing of any kind once it is won."""
        return self.spec.bonuses(1 if self.is_won else self.level, self.carried)

    def minimum(self, level: int) -> int:
        """The score that a level asks for."""
        return self.spec.levels[level - 1].minimum

    def best(self, level: int) -> int | None:
        """The best score of the attempts at a level."""
        return max((one.score for one in self.results if one.level == level), default=None)

    def seats(self, level: int) -> int:
        """How many play at a level: the person, and the opponents it names."""
        return 1 + len(self.spec.levels[level - 1].opponents)

    def options_of_level(self, level: int, carried: Mapping[str, int]) -> dict[str, Value]:
        """The complete options of the match that is a level; raises BadOption."""
        bots = self.game.bot_options if self.seats(level) > 1 else {}
        own = self.spec.levels[level - 1].options
        options = self.game.checked_options({**bots, **self.given, **own, **carried})
        self.game.start(self.seats(level), options)  # refuses what does not go together
        return options

    def result(self, level: int, carried: Mapping[str, int], outcome: Outcome) -> Result:
        """What the end of a level's match means for the campaign."""
        passed = self.spec.is_passed(level, outcome)
        return Result(level, dict(carried), outcome.scores[0], passed)

    def _passed(self) -> int:
        return sum(result.passed for result in self.results)


def own_options(spec: CampaignSpec) -> set[str]:
    """The options that the campaign itself sets."""
    return {*spec.carries, *(name for level in spec.levels for name in level.options)}


def begun_with(
    campaign: str,
    given: Mapping[str, Value],
    first: Mapping[str, Value] | None,
    game: str | None = None,
) -> dict[str, Value]:
    """The options of a campaign; what it left out was the default when its first level began.

    `first` are the complete options of that level, if one was begun: a campaign that began
    under a default of before goes on under it.
    """
    rules, spec = find_campaign(campaign, game)
    usual = {one.name: one.default for one in rules.option_specs if one.name != "data"}
    usual |= rules.bot_options
    left = {
        name: value
        for name, value in (first or {}).items()
        if name in usual and name not in own_options(spec) and value != usual[name]
    }
    return {**left, **given}


def find_campaign(name: str, game: str | None = None) -> tuple[Game, CampaignSpec]:
    """A campaign by its id, also written with hyphens, and its game; raises BadOption."""
    return _named(name, all_campaigns(game))


def _named(name: str, known: Sequence[tuple[Game, CampaignSpec]]) -> tuple[Game, CampaignSpec]:
    written = (name, name.replace("-", "_"))
    found = [(rules, one) for rules, one in known if one.id in written]
    if not found:
        names = ", ".join(one.id for _, one in known) or "none"
        raise BadOption(f"there is no campaign {name!r}; there are: {names}")
    if len(found) > 1:
        games = ", ".join(rules.id for rules, _ in found)
        raise BadOption(f"several games have a campaign {name!r}; name one of: {games}")
    return found[0]


def all_campaigns(game: str | None = None) -> list[tuple[Game, CampaignSpec]]:
    """Every campaign of a game, or of all games, on the data that ships."""
    rules = [load(game)] if game is not None else [load(one) for one in ids()]
    return [(one, spec) for one in rules for spec in one.campaigns()]
