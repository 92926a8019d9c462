"""`perihelion campaign`: the campaigns that games bring, level after level."""

from __future__ import annotations

import json
import os
import secrets
import shlex
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from perihelion.ai.agent_spec import agent_from
from perihelion.cli.common import BadFile, Json, Lang, language
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.open_table import Plain, open_table
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import ids, load
from perihelion.kernel.campaigns import CampaignSpec
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.resign import RESIGNED
from perihelion.kernel.table_options import parse_option
from perihelion.match import Agent, BadCampaign, Match, NoLevel, OpenDealer
from perihelion.match.campaign import Attempt, Campaign, find_campaign, read_campaign
from perihelion.system import data_home

app = typer.Typer(help="Campaigns: level after level, alone.", no_args_is_help=False)
ALONE: Final = 0

File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="The campaign; by default in your data folder."),
]
Forced = Annotated[
    bool,
    typer.Option("--yes-forced/--ask-forced", help="Give the only possible answer without asking."),
]
OfGame = Annotated[str | None, typer.Option("--game", help="The game; by default all of them.")]
Data = Annotated[
    str, typer.Option(metavar="DIR", help="The component data, as the option `data` names it.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


@app.callback(invoke_without_command=True)
def _root(context: typer.Context) -> None:
    """Without a command: which campaigns there are."""
    if context.invoked_subcommand is None:
        list_campaigns()


@app.command("list")
def list_campaigns(
    game: OfGame = None, data: Data = "", as_json: Json = False, lang: Lang = None
) -> None:
    """List the campaigns with the objectives of their levels."""
    rows = []
    screen = Screen()
    for name in ids() if game is None else (game,):
        rules = load(name)
        if data and rules.data_files:
            rules = rules.playing(rules.checked_options({"data": data}))
        voice = Narrator(rules, language(lang), rules.seat_counts[0])
        for spec in rules.campaigns():
            if as_json:
                rows.append(_row(voice, spec))
                continue
            levels = all_of([one.name for one in spec.levels])
            screen.line(voice.say("campaigns-row", title=_title(spec), levels=levels))
            screen.verbatim(f"    perihelion campaign start {spec.id}")
    if as_json:
        print(json.dumps(rows, indent=1))


@app.command("start")
def start(
    campaign: Annotated[str, typer.Argument(help="Which one; `campaign list` shows them.")],
    *,
    game: OfGame = None,
    option: Options = None,
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
    rules, _ = find_campaign(campaign, game)
    options = dict(parse_option(rules.option_specs, one) for one in option or [])
    begun = Campaign(campaign, options, game=rules.id, names=() if name is None else (name,))
    place = file or _default_file(begun.campaign)
    if place.exists():
        command = f"perihelion campaign resume --file {shlex.quote(str(place))}"
        raise BadFile(f"{place} is there already; go on with it ({command}) or give another --file")
    _check_folder(place)
    match = _begin_level(begun, seed, yes_forced)
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
    if begun.running is None:
        match = _begin_level(begun, seed, yes_forced)
    elif seed is not None:
        raise NoLevel(f"--seed is for a new level, but level {begun.level} is being played")
    else:
        match = begun.go_on(agents=_opponents(begun), forced=_forced(yes_forced))
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
    screen.line(voice.say("campaigns-status", title=_title(begun.spec)))
    rows = [_attempted(voice, begun, attempt) for attempt in begun.attempts]
    screen.lines(rows or [voice.say("campaigns-none")], "  ")
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
        """How the level ended, what of it was met, and how the campaign goes on."""
        lines = [self.voice.say("table-saved", file=str(self.file))]
        if self.attempt is not None:
            lines.append(_attempted(self.voice, self.campaign, self.attempt))
            lines += self._goals(self.attempt.level)
            lines += _outlook(self.voice, self.campaign)
        if not self.campaign.is_won:
            lines.append(self.voice.say("table-go-on", command=_resume_command(self.file)))
        return lines

    def _goals(self, level: int) -> list[str]:
        spec, view = self.campaign.spec, self.match.view(ALONE)
        told = {True: "campaigns-met", False: "campaigns-missed"}
        met = [spec.is_met(number, view) for number in range(1, level + 1)]
        return [
            "  " + self.voice.say(told[is_met], name=one.name)
            for one, is_met in zip(spec.levels, met, strict=False)
            if is_met is not None
        ]


def _play(campaign: Campaign, match: Match, file: Path, lang: str | None, plain: bool) -> None:
    voice = _voice(lang, campaign)
    open_table(
        CampaignSitting(campaign, match, voice, file), _briefing(voice, campaign), plain=plain
    )


def _briefing(voice: Narrator, campaign: Campaign) -> list[str]:
    """Before a level: what one plays against, what is needed, the best attempt so far."""
    level, minimum = campaign.level, campaign.minimum(campaign.level)
    say = voice.to(ALONE)
    lines = [
        voice.say("campaigns-status", title=_title(campaign.spec)),
        *(say(one) for one in campaign.spec.about),
        voice.say("campaigns-level", level=level, minimum=minimum),
    ]
    lines += [
        "  " + voice.say("campaigns-objective", name=one.name, text=one.text)
        for one in campaign.spec.levels[:level]
    ]
    if bonus := campaign.spec.bonus_text(level, campaign.carried):
        lines.append(say(bonus))
    best = campaign.best(level)
    return lines if best is None else [*lines, voice.say("campaigns-best", score=best)]


def _begin_level(campaign: Campaign, seed: str | None, yes_forced: bool) -> Match:
    return campaign.begin_level(
        agents=_opponents(campaign),
        dealer=OpenDealer(secrets.token_hex(8) if seed is None else seed),
        forced=_forced(yes_forced),
    )


def _opponents(campaign: Campaign) -> dict[int, Agent]:
    names = campaign.spec.levels[campaign.level - 1].opponents
    return {seat: agent_from(name, campaign.game) for seat, name in enumerate(names, 1)}


def _forced(yes_forced: bool) -> tuple[int, ...]:
    return (ALONE,) if yes_forced else ()


# --- telling -------------------------------------------------------------------------------------


def _voice(lang: str | None, campaign: Campaign) -> Narrator:
    opponents = campaign.spec.levels[campaign.level - 1].opponents
    names = campaign.names and (*campaign.names, *opponents)
    return Narrator(campaign.game, language(lang), 1 + len(opponents), names)


def _title(spec: CampaignSpec) -> Phrase:
    """The name of a campaign and how hard it is."""
    if not spec.difficulty:
        return spec.name
    difficulty = Phrase(f"difficulty-{spec.difficulty}")
    return Phrase("campaigns-titled", {"name": spec.name, "difficulty": difficulty})


def _row(voice: Narrator, spec: CampaignSpec) -> dict[str, Any]:
    """A campaign for programs."""
    return {
        "id": spec.id,
        "game": voice.game.id,
        "name": voice.to(ALONE)(spec.name),
        "difficulty": spec.difficulty,
        "levels": [one.id for one in spec.levels],
    }


def _attempted(voice: Narrator, campaign: Campaign, attempt: Attempt) -> str:
    outcome = attempt.record.outcome
    if outcome is not None and outcome.reason == RESIGNED:
        return voice.say("campaigns-given-up", level=attempt.level)
    return voice.say(
        "campaigns-passed" if attempt.passed else "campaigns-failed",
        level=attempt.level,
        points=Phrase("campaigns-points", {"score": attempt.score}),
        minimum=campaign.minimum(attempt.level),
    )


def _outlook(voice: Narrator, campaign: Campaign) -> list[str]:
    """What comes next."""
    level = campaign.level
    if campaign.is_won:
        return [voice.say("campaigns-won")]
    if campaign.running is not None:
        turn = int(campaign.standing().turn)
        return [voice.say("campaigns-running", level=level, turn=turn)]
    goals = all_of([one.name for one in campaign.spec.levels[:level]])
    minimum = campaign.minimum(level)
    told = [voice.say("campaigns-next", level=level, minimum=minimum, objectives=goals)]
    bonus = campaign.spec.bonus_text(level, campaign.carried)
    return told if bonus is None else [*told, voice.to(ALONE)(bonus)]


def _plain(campaign: Campaign, file: Path) -> dict[str, Any]:
    """The status for programs."""
    return {
        "file": str(file),
        "game": campaign.game.id,
        "campaign": campaign.campaign,
        "level": campaign.level,
        "minimum": campaign.minimum(campaign.level),
        "won": campaign.is_won,
        **campaign.carried,
        **{one.id: one.amount for one in campaign.bonuses},
        "running": campaign.running is not None,
        "attempts": [
            {
                "level": attempt.level,
                **attempt.carried,
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
        return _folder() / f"{find_campaign(name)[1].id}.json"
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
