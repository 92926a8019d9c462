"""`perihelion campaign`: the solo campaigns of Kepler-3042, level after level."""

from __future__ import annotations

import json
import os
import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from perihelion.cli.common import BadFile, Json, Lang, language
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.open_table import Plain, open_table
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.games.kepler3042.data_set.components import Components, components
from perihelion.games.kepler3042.options import CAMPAIGNS
from perihelion.games.kepler3042.phrases import phrases
from perihelion.games.kepler3042.phrases.components import objective_text
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.table_options import parse_option
from perihelion.match import BadCampaign, Match, NoLevel, OpenDealer
from perihelion.match.campaign import (
    GAME,
    Attempt,
    Campaign,
    campaign_id,
    read_campaign,
)
from perihelion.system import data_home

app = typer.Typer(help="Solo campaigns of Kepler-3042.", no_args_is_help=False)
ALONE: Final = 0

File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="The campaign; by default in your data folder."),
]
Forced = Annotated[
    bool,
    typer.Option("--yes-forced/--ask-forced", help="Give the only possible answer without asking."),
]


@app.callback(invoke_without_command=True)
def _root(context: typer.Context) -> None:
    """Without a command: the five campaigns."""
    if context.invoked_subcommand is None:
        list_campaigns()


@app.command("list")
def list_campaigns(as_json: Json = False, lang: Lang = None) -> None:
    """List the five campaigns with the objectives of their levels."""
    records = components().records
    if as_json:
        rows = [
            {key: one[key] for key in ("id", "name", "difficulty", "levels")}
            for one in records["objectives"]["campaigns"]
        ]
        print(json.dumps(rows, indent=1))
        return
    screen, voice = Screen(), _voice(lang)
    for name in CAMPAIGNS:
        row = _title("solo-row", name, objectives=_objectives(name))
        screen.line(voice.to(ALONE)(row))
        screen.verbatim(f"    perihelion campaign start {name}")


@app.command("start")
def start(
    campaign: Annotated[str, typer.Argument(help="One of the five; `campaign list` shows them.")],
    *,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    name: Annotated[str | None, typer.Option(help="What to call you.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the first level from this seed.")] = None,
    file: File = None,
    yes_forced: Forced = True,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Begin a campaign and play its first level.

    It is saved at every turn and when you leave it; `campaign resume` goes on.
    """
    rules = load(GAME)
    options = dict(parse_option(rules.option_specs, one) for one in option or [])
    begun = Campaign(campaign, options, names=() if name is None else (name,))
    place = file or _default_file(begun.campaign)
    if place.exists():
        command = f"perihelion campaign resume --file {shlex.quote(str(place))}"
        raise BadFile(f"{place} is there already; go on with it ({command}) or give another --file")
    _check_folder(place)
    match = begun.begin_level(dealer=_dealer(seed), forced=_forced(yes_forced))
    _play(begun, match, place, lang, plain)


@app.command("resume")
def resume(
    campaign: Annotated[
        str | None, typer.Argument(help="Which one; by default that played last.")
    ] = None,
    *,
    seed: Annotated[str | None, typer.Option(help="Deal a new level from this seed.")] = None,
    file: File = None,
    yes_forced: Forced = True,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Go on with a campaign: with its running level, or with the next one, or the failed one."""
    place = file or _found_file(campaign)
    begun = _read(place)
    forced = _forced(yes_forced)
    if begun.running is None:
        match = begun.begin_level(dealer=_dealer(seed), forced=forced)
    elif seed is not None:
        raise NoLevel(f"--seed is for a new level, but level {begun.level} is being played")
    else:
        match = begun.go_on(forced=forced)
    _play(begun, match, place, lang, plain)


@app.command("status")
def status(
    campaign: Annotated[
        str | None, typer.Argument(help="Which one; by default that played last.")
    ] = None,
    file: File = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Say how far a campaign has come; every record in it is played again and checked."""
    place = file or _found_file(campaign)
    begun = _read(place)
    if as_json:
        print(json.dumps(_plain(begun, place), indent=1))
        return
    screen, voice = Screen(), _voice(lang, begun)
    screen.line(voice.to(ALONE)(_title("solo-status", begun.campaign)))
    rows = [_attempted(voice, begun, attempt) for attempt in begun.attempts]
    screen.lines(rows or [voice.say("solo-none")], "  ")
    screen.lines(_outlook(voice, begun), "  ")
    if not begun.is_won:
        screen.verbatim(voice.say("table-go-on", command=_resume_command(place)))


# --- playing -------------------------------------------------------------------------------------


class CampaignSitting(TerminalMatch):
    """A sitting at a level of a campaign."""

    def __init__(self, campaign: Campaign, match: Match, voice: Narrator, file: Path) -> None:
        super().__init__(match, voice, [ALONE], file)
        self.campaign = campaign
        self.attempt: Attempt | None = None
        self.kept_turn = -1

    def keep(self) -> None:
        """Save the campaign with this level as it stands."""
        if self.attempt is None:
            self.attempt = self.campaign.keep(self.match)
        self.campaign.save(self.file)

    def farewell(self) -> list[str]:
        """How the level ended, and how the campaign goes on."""
        lines = [self.voice.say("table-saved", file=str(self.file))]
        if self.attempt is not None:
            lines.append(_attempted(self.voice, self.campaign, self.attempt))
            lines += _outlook(self.voice, self.campaign)
        if not self.campaign.is_won:
            lines.append(self.voice.say("table-go-on", command=_resume_command(self.file)))
        return lines


def _play(campaign: Campaign, match: Match, file: Path, lang: str | None, plain: bool) -> None:
    voice = _voice(lang, campaign)
    level = campaign.level
    welcome = [
        voice.to(ALONE)(_title("solo-status", campaign.campaign)),
        voice.say("solo-level", level=level, minimum=campaign.minimum(level)),
    ]
    for record in _level_objectives(campaign):
        goal = _data_of(campaign).named(phrases.objective(record["id"]))
        text = _data_of(campaign).named(objective_text(record))
        welcome.append("  " + voice.say("solo-objective", objective=goal, text=text))
    open_table(CampaignSitting(campaign, match, voice, file), welcome, plain=plain)


def _dealer(seed: str | None) -> OpenDealer:
    return OpenDealer(secrets.token_hex(8) if seed is None else seed)


def _forced(yes_forced: bool) -> tuple[int, ...]:
    return (ALONE,) if yes_forced else ()


# --- telling -------------------------------------------------------------------------------------


def _voice(lang: str | None, campaign: Campaign | None = None) -> Narrator:
    given = None if campaign is None else campaign.given
    names = () if campaign is None else campaign.names
    return Narrator(load(GAME).playing(given), language(lang), 1, names)


def _record_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in components().records["objectives"]["campaigns"] if one["id"] == name
    )
    return found


def _title(key: str, name: str, **more: Phrase) -> Phrase:
    """A line about a campaign, with its name and how hard it is."""
    difficulty = Phrase(f"difficulty-{_record_of(name)['difficulty']}")
    return Phrase(key, {"campaign": phrases.campaign(name), "difficulty": difficulty, **more})


def _objectives(name: str, level: int | None = None) -> Phrase:
    return all_of([phrases.objective(one) for one in _record_of(name)["levels"][:level]])


def _data_of(campaign: Campaign) -> Components:
    """The data set that the campaign is played with."""
    return components(str(campaign.given.get("data", "")))


def _level_objectives(campaign: Campaign) -> list[dict[str, Any]]:
    """The records of all objectives of the level that is played."""
    records = _data_of(campaign).records["objectives"]
    levels = next(one for one in records["campaigns"] if one["id"] == campaign.campaign)["levels"]
    known = {one["id"]: one for one in records["objectives"]}
    return [known[name] for name in levels[: campaign.level]]


def _attempted(voice: Narrator, campaign: Campaign, attempt: Attempt) -> str:
    outcome = attempt.record.outcome
    if outcome is not None and outcome.reason == "resigned":
        return voice.say("solo-given-up", level=attempt.level)
    return voice.say(
        "solo-passed" if attempt.passed else "solo-failed",
        level=attempt.level,
        points=phrases.counted("points", attempt.score),
        minimum=campaign.minimum(attempt.level),
    )


def _outlook(voice: Narrator, campaign: Campaign) -> list[str]:
    """What comes next."""
    level = campaign.level
    if campaign.is_won:
        return [voice.say("solo-won")]
    if campaign.running is not None:
        view: Any = campaign.standing().view(ALONE)
        return [voice.say("solo-running", level=level, round=int(view.round))]
    named = _data_of(campaign).named
    goals = all_of([named(phrases.objective(one["id"])) for one in _level_objectives(campaign)])
    told = voice.say("solo-next", level=level, minimum=campaign.minimum(level), objectives=goals)
    if level == 1:
        return [told]
    cubes = [phrases.cubes(0, 0, level - 1)]
    if campaign.bonus_cubes:
        cubes.insert(0, Phrase("solo-either", {"n": campaign.bonus_cubes}))
    return [told, voice.say("solo-bonus", cubes=all_of(cubes))]


def _plain(campaign: Campaign, file: Path) -> dict[str, Any]:
    """The status for programs."""
    return {
        "file": str(file),
        "campaign": campaign.campaign,
        "level": campaign.level,
        "minimum": campaign.minimum(campaign.level),
        "won": campaign.is_won,
        "bonus_cubes": campaign.bonus_cubes,
        "bonus_antimatter": 0 if campaign.is_won else campaign.level - 1,
        "running": campaign.running is not None,
        "attempts": [
            {
                "level": attempt.level,
                "bonus_cubes": attempt.bonus_cubes,
                "score": attempt.score,
                "passed": attempt.passed,
            }
            for attempt in campaign.attempts
        ],
    }


# --- files ---------------------------------------------------------------------------------------


def _folder() -> Path:
    return data_home() / "perihelion" / "campaigns"


def _default_file(name: str) -> Path:
    folder = _folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{folder} cannot be made: {error.strerror}; give a --file") from None
    return folder / f"{name}.json"


def _found_file(name: str | None) -> Path:
    """The file of a campaign, or the one saved last."""
    if name is not None:
        return _folder() / f"{campaign_id(name)}.json"
    saved = [one for one in _folder().glob("*.json") if one.is_file()]
    if not saved:
        raise BadFile("no campaign was begun yet; begin one with: perihelion campaign start NAME")
    return max(saved, key=lambda one: one.stat().st_mtime)


def _check_folder(file: Path) -> None:
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise BadFile(f"{file} cannot be written")


def _read(file: Path) -> Campaign:
    try:
        return read_campaign(file)
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}") from None
    except BadCampaign as error:
        raise BadCampaign(f"{file}: {error}") from None


def _resume_command(file: Path) -> str:
    return f"perihelion campaign resume --file {shlex.quote(str(file))}"
