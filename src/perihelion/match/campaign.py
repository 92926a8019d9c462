"""A campaign of any game, level after level, and the file that keeps it.

The file holds the record of every attempt with what it came to, and the record of the level that
is being played. The records are the truth: reading a file plays all of them again, and says so
if a score, a level or a bonus does not follow from them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from perihelion.kernel.errors import (
    BadData,
    BadOption,
    BadProof,
    BadRecord,
    BadSeats,
    UnknownGame,
)
from perihelion.kernel.record import Record, Replay
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Outcome
from perihelion.match.campaign_progress import Result, Standing, begun_with, find_campaign
from perihelion.match.dealer import Dealer
from perihelion.match.errors import BadCampaign, NoLevel
from perihelion.match.match import Agents, Match
from perihelion.match.resuming import resume
from perihelion.match.verification import verify
from perihelion.system import write_whole

__all__ = ["Attempt", "Campaign", "CampaignFile", "find_campaign", "read_campaign"]

FORMAT: Final = "perihelion-campaign-2"
FIRST_FORMAT: Final = "perihelion-campaign-1"
"""Said what an attempt began with among its other fields, not as `carried`."""


class Attempt(Result, frozen=True, forbid_unknown_fields=True):
    """A level played to its end, with the record that proves it."""

    record: Record


class CampaignFile(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is stored."""

    game: str
    campaign: str
    options: dict[str, Value] = {}
    """Other options of the table, the same for all levels."""
    names: tuple[str, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    running: Record | None = None
    """The level that is being played."""
    format: Literal["perihelion-campaign-2"] = msgspec.field(default="perihelion-campaign-2")


class Campaign(Standing):
    """A campaign and how far it has come.

    With `positions`, levels may begin from a position, as puzzles and tests do; a campaign that
    counts begins every level at its set-up.
    """

    def __init__(
        self,
        campaign: str,
        options: Mapping[str, Value] | None = None,
        *,
        game: str | None = None,
        names: Collection[str] = (),
        positions: bool = False,
    ) -> None:
        super().__init__(campaign, options, game)
        self.names = tuple(names)
        """What to call the person who plays it."""
        if len(self.names) > 1:
            raise BadSeats(f"a campaign is played alone, not by {len(self.names)}")
        self.positions = positions
        self.running: Record | None = None

    @property
    def attempts(self) -> list[Attempt]:
        """The levels played to their end, in order."""
        return [one for one in self.results if isinstance(one, Attempt)]

    # Playing.

    def begin_level(
        self,
        *,
        agents: Agents = (),
        dealer: Dealer | None = None,
        start: Mapping[str, object] | None = None,
        clock: Callable[[], float] | None = None,
        forced: Collection[int] = (),
        hold: Collection[int] = (),
    ) -> Match:
        """The match of the level to be played, before its first question; raises NoLevel."""
        self._check_open()
        if self.running is not None:
            raise NoLevel(f"level {self.level} is being played; go on with it, or give it up first")
        if start is not None and not self.positions:
            raise NoLevel("a level of a campaign begins at its set-up, not from a position")
        options, seats = self.options_of_level(self.level, self.carried), self.seats(self.level)
        position = None if start is None else {**start, "options": options, "seats": seats}
        opponents = self.spec.levels[self.level - 1].opponents
        match = Match(
            self.game,
            seats,
            options,
            agents=agents,
            dealer=dealer,
            names=self.names and (*self.names, *opponents),
            start=position,
            clock=clock,
            forced=forced,
            hold=hold,
        )
        self.keep(match)
        return match

    def go_on(
        self,
        *,
        agents: Agents = (),
        dealer: Dealer | None = None,
        clock: Callable[[], float] | None = None,
        forced: Collection[int] = (),
        hold: Collection[int] = (),
    ) -> Match:
        """The match of the level that is being played, as it was left; raises NoLevel.

        The dealer is made from the record if its seed is there, and must be given otherwise.
        """
        if self.running is None:
            raise NoLevel("no level is being played; begin one")
        return resume(
            self.game,
            self.running,
            agents=agents,
            dealer=dealer,
            clock=clock,
            forced=forced,
            hold=hold,
        )

    def standing(self) -> State:
        """The state of the level that is being played, for whoever only looks; raises NoLevel."""
        if self.running is None:
            raise NoLevel("no level is being played; begin one")
        return Replay(self.game, self.running).to_end()

    def keep(self, match: Match) -> Attempt | None:
        """Take down how the match of the level stands; the attempt, once it is over."""
        self._check_open()
        record = match.record
        self._check_options(record)
        if match.outcome is None:
            self.running = record
            return None
        attempt = self._attempt(match.outcome, record)
        self.results.append(attempt)
        self.running = None
        return attempt

    def _attempt(self, outcome: Outcome, record: Record) -> Attempt:
        result = self.result(self.level, self.carried, outcome)
        return Attempt(**msgspec.structs.asdict(result), record=record)

    def _check_open(self) -> None:
        if self.is_won:
            raise NoLevel("the campaign is won; there is no further level")

    # The file.

    def to_file(self) -> CampaignFile:
        """What is stored of it."""
        return CampaignFile(
            self.game.id, self.campaign, self.given, self.names, tuple(self.attempts), self.running
        )

    def to_json(self) -> bytes:
        """The file form."""
        plain = {"format": FORMAT} | msgspec.structs.asdict(self.to_file())
        return msgspec.json.format(msgspec.json.encode(plain), indent=1)

    def save(self, path: Path | str) -> None:
        """Write the file, whole or not at all: a crash leaves the old one."""
        write_whole(Path(path), self.to_json())

    def read(self, stored: CampaignFile) -> None:
        """Take over the attempts of a file, each played again; raises BadCampaign."""
        for number, attempt in enumerate(stored.attempts, 1):
            where = f"attempt {number}"
            if self.is_won:
                raise BadCampaign(f"{where}: the campaign was won before it")
            self._check_attempt(where, attempt)
            self.results.append(attempt)
        if stored.running is not None:
            if self.is_won:
                raise BadCampaign("the running level: the campaign was won before it")
            if self._replayed("the running level", stored.running) is not None:
                raise BadCampaign("the running level: it is over, and belongs to the attempts")
            self.running = stored.running

    def _check_attempt(self, where: str, attempt: Attempt) -> None:
        if (attempt.level, attempt.carried) != (self.level, self.carried):
            raise BadCampaign(
                f"{where}: says level {attempt.level} with {attempt.carried}; after the attempts"
                f" before it comes level {self.level} with {self.carried}"
            )
        outcome = self._replayed(where, attempt.record)
        if outcome is None:
            raise BadCampaign(f"{where}: its record does not reach the end of the match")
        right = self._attempt(outcome, attempt.record)
        if (attempt.score, attempt.passed) != (right.score, right.passed):
            raise BadCampaign(
                f"{where}: says {_told(attempt)}, but its record comes to {_told(right)}"
            )

    def _replayed(self, where: str, record: Record) -> Outcome | None:
        """How a record ends when it is played again, its chance too."""
        try:
            self._check_options(record)
            replay = Replay(self.game, record)
            replay.to_end()
            if record.fairness is not None and record.fairness.seed is not None:
                verify(self.game, record)
        except (BadRecord, BadProof, BadData) as error:
            raise BadCampaign(f"{where}: {error}") from None
        return replay.outcome

    def _check_options(self, record: Record) -> None:
        if record.game != self.game.id or record.seats != self.seats(self.level):
            raise BadCampaign(f"a record of {record.game} with {record.seats} seats is no level")
        if record.start is not None and not self.positions:
            raise BadCampaign("the record begins from a position, not at the set-up of a level")
        expected = self.options_of_level(self.level, self.carried)
        for name, value in expected.items():
            if record.options.get(name) != value:
                raise BadCampaign(
                    f"the option {name!r} of the record is {record.options.get(name)!r}, not"
                    f" {value!r} as on this level of the campaign"
                )


def read_campaign(source: Path | bytes, *, positions: bool = False) -> Campaign:
    """Read a campaign and play its records again; raises BadCampaign that says what is wrong."""
    data = source.read_bytes() if isinstance(source, Path) else source
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCampaign(f"this is not a whole JSON document: {error}") from None
    form = head.get("format") if isinstance(head, dict) else None
    if form not in (FORMAT, FIRST_FORMAT):
        raise BadCampaign(f"the format is {form!r}, not {FORMAT!r}: this is no campaign")
    try:
        stored = msgspec.convert(_of_today(head), CampaignFile)
        records = [*(one.record for one in stored.attempts), stored.running]
        first = records[0].options if records[0] is not None else None
        options = begun_with(stored.campaign, stored.options, first, stored.game)
        campaign = Campaign(
            stored.campaign, options, game=stored.game, names=stored.names, positions=positions
        )
    except (msgspec.ValidationError, UnknownGame, BadOption, BadData, BadSeats) as error:
        raise BadCampaign(f"the campaign is malformed: {error}") from None
    campaign.read(stored)
    return campaign


def _of_today(head: dict[str, Any]) -> dict[str, Any]:
    """A file of the first format as one of today."""
    attempts = head.get("attempts")
    if head["format"] == FIRST_FORMAT and isinstance(attempts, list):
        for one in attempts:
            if isinstance(one, dict):
                began = one.keys() - set(Attempt.__struct_fields__)
                one["carried"] = {name: one.pop(name) for name in began}
    return head | {"format": FORMAT}


def _told(attempt: Attempt) -> str:
    return f"{attempt.score} points, {'passed' if attempt.passed else 'failed'}"
