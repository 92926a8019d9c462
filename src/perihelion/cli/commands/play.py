"""`perihelion play`: seats people and agents at a terminal table."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import typer

from perihelion.ai.agent_spec import COMMAND, agent_from
from perihelion.ai.levels import names as known_levels
from perihelion.cli.common import BadFile, GameName, Lang, language, load_whole_record
from perihelion.cli.table.guide import Guide
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.open_table import Plain, open_table
from perihelion.cli.table.screen import Screen
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.games import load
from perihelion.kernel.errors import BadOption, BadRecord, BadSeats
from perihelion.kernel.game import Game
from perihelion.kernel.phrases import Phrase, all_of
from perihelion.kernel.record import Record
from perihelion.kernel.table_options import Value, parse_option
from perihelion.match import (
    Agent,
    Match,
    MatchOver,
    OpenDealer,
    SimpleAgent,
    resume,
)
from perihelion.match.lesson_files import PART as LESSONS
from perihelion.match.lesson_files import has_lessons
from perihelion.system import data_home
from perihelion.words import Words

OPPONENT: Final = "navigator"
"""Who sits at the other seats unless another is named."""
FIRST_OPPONENT: Final = "cadet"
"""Who sits there in a guided match."""
SIMPLE: Final = "simple"


def opponent(name: str, rules: Game) -> Agent:
    """An agent to play against: a level, any agent of the arena, or the simple one."""
    return SimpleAgent() if name == SIMPLE else agent_from(name, rules)


def command(
    game: GameName,
    *,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; the fewest by default.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    you: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS",
            help="Your seats: 0, or 0,1 for two people at one keyboard, or all, or none."
            " [default: 0]",
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Who sits at the other seats: cadet, pilot, navigator, captain, commodore or"
            " admiral; beginner, greedy, simple or random; cmd:COMMAND."
            " [default: navigator; cadet with --guided]",
        ),
    ] = None,
    guided: Annotated[
        bool,
        typer.Option(
            "--guided",
            help="A first match, in lines: the coach explains each new kind of question, weighs"
            " your choices and tells you of a costly slip.",
        ),
    ] = False,
    names: Annotated[
        str | None, typer.Option(metavar="ADA,BOB", help="What to call the seats.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal from this seed, for the same match again.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to save the match.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")
    ] = None,
    yes_forced: Annotated[
        bool,
        typer.Option(
            "--yes-forced/--ask-forced", help="Give the only possible answer without asking."
        ),
    ] = True,
    every_step: Annotated[
        bool,
        typer.Option(
            "--every-step", help="Ask every step, also what goes without saying after another."
        ),
    ] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against agents or with friends at one keyboard.

    On a terminal: a table of windows, for mouse and keys; `?` explains them. With --plain or in a
    pipe: lines without colour; type the number of an answer, its text, or words of it, or `help`.
    The match is saved at every turn, when it ends and when you leave it.
    """
    rules = load(game)
    against = against or (FIRST_OPPONENT if guided else OPPONENT)
    first = resume is None and not _has_played(rules.id)
    if resume is not None:
        _refuse_with_resume({"seats": seats, "option": option, "seed": seed, "names": names})
        match, people = _resumed(rules, resume, you, against, yes_forced)
        file = record or resume
    else:
        alone = seats is None and rules.seat_counts[0] == 1 and len(rules.seat_counts) > 1
        if alone:
            seats = _seats_wanted(rules, language(lang), plain=plain)
        match, people = _begun(
            rules,
            seats=seats,
            option=option or [],
            you=you,
            against=against,
            names=names,
            seed=seed,
            yes_forced=yes_forced,
            advised=rules.first_options if guided else {},
        )
        file = record or default_file(game)
    if guided and len(people) != 1:
        raise BadSeats("a guided match is for one person: --you names one seat")
    _check_writable(file)
    part = LESSONS if guided else ""
    voice = Narrator(match.game, language(lang), match.seats, match.names, part)
    if not match.names:
        voice.names = _called(match, voice, people)
    sitting = TerminalMatch(match, voice, people, file, chains=not every_step)
    welcome = [
        voice.say("table-welcome", game=voice.words.say("game"), seats=match.seats),
        voice.say("table-agents", names=_at_the_table(match, voice, people)),
        *sitting.by_hand(),
    ]
    guide = Guide(match, voice, people[0]) if guided else None
    if guide is not None:
        welcome += guide.welcome()
    elif first and people and has_lessons(rules.id):
        learn, own = f"perihelion learn {rules.id} first", f"perihelion play {rules.id} --guided"
        welcome.append(
            voice.say("guide-new", game=voice.words.say("game"), learn=learn, guided=own)
        )
    open_table(sitting, welcome, plain=plain, guide=guide)


def _has_played(game_id: str) -> bool:
    """Whether a match of this game was saved among those of this person."""
    folder = data_home() / "perihelion" / "matches"
    return any(folder.glob(f"{game_id}-2*.json"))


def _seats_wanted(rules: Game, lang: str, *, plain: bool) -> int:
    """Say that one seat is a solo level; where somebody can answer, let them choose."""
    words, counts = Words.of(lang, rules.id), rules.seat_counts
    told = words.say("table-solo", game=words.say("game"), most=counts[-1])
    Screen().line(told)
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return counts[0]
    asked = words.say("table-solo-ask", least=counts[0], most=counts[-1])
    while (wanted := typer.prompt(asked, default=counts[0], type=int)) not in counts:
        pass
    return int(wanted)


def _begun(
    rules: Game,
    *,
    seats: int | None,
    option: list[str],
    you: str | None,
    against: str,
    names: str | None,
    seed: str | None,
    yes_forced: bool,
    advised: Mapping[str, Value],
) -> tuple[Match, list[int]]:
    count = rules.checked_seats(seats)
    people = seats_of("0" if you is None else you, count)
    plain = secrets.token_hex(8) if seed is None else seed
    chosen = dict(parse_option(rules.option_specs, one) for one in option)
    if len(people) < count:
        chosen = {**rules.bot_options, **advised, **chosen}
    match = Match(
        rules,
        count,
        chosen,
        agents={seat: opponent(against, rules) for seat in range(count) if seat not in people},
        dealer=OpenDealer(plain),
        names=[] if names is None else [name.strip() for name in names.split(",")],
        forced=people if yes_forced else (),
        agent_seed=agent_seed(plain),
    )
    return match, people


def _resumed(
    rules: Game, file: Path, you: str | None, against: str, yes_forced: bool
) -> tuple[Match, list[int]]:
    written = load_whole_record(file)
    if written.game != rules.id:
        raise BadRecord(f"{file}: this is a record of {written.game}, not of {rules.id}")
    people, agents = who_was_who(rules, written, against)
    if you is not None:
        people = seats_of(you, written.seats)
        agents = {
            seat: agents.get(seat) or opponent(against, rules)
            for seat in range(written.seats)
            if seat not in people
        }
    plain = written.fairness.seed if written.fairness is not None else None
    match = resume(
        rules,
        written,
        agents=agents,
        forced=people if yes_forced else (),
        agent_seed=None if plain is None else agent_seed(plain),
    )
    if match.is_over:
        raise MatchOver(f"this match is over; see it with: perihelion replay {file}")
    return match, people


def _refuse_with_resume(given: dict[str, object]) -> None:
    for name, value in given.items():
        if value:
            raise BadOption(f"--{name} belongs to a new match; --resume goes on with a saved one")


def who_was_who(rules: Game, written: Record, against: str) -> tuple[list[int], dict[int, Agent]]:
    """The seats of people and the agents of a saved match, as its entries show them."""
    agents: dict[int, Agent] = {}
    people: set[int] = set()
    for entry in written.entries:
        if entry.seat >= 0 and entry.by is not None and is_agent(entry.by):
            if entry.seat not in agents:
                agents[entry.seat] = opponent(entry.by, rules)
        elif entry.seat >= 0:
            people.add(entry.seat)
    for seat in set(range(written.seats)) - people - set(agents):
        # Not asked yet. As in a new match, the first seat is a person unless others are.
        if seat == 0 and not people:
            people.add(0)
        else:
            agents[seat] = opponent(against, rules)
    return sorted(people), agents


def is_agent(name: str) -> bool:
    """Whether an entry of this name was given by one of our agents."""
    return name == SIMPLE or name in known_levels() or name.startswith(COMMAND)


def seats_of(text: str, count: int) -> list[int]:
    """The seats that `0,1`, `all` or `none` means."""
    if text in ("all", "none"):
        return list(range(count)) if text == "all" else []
    seats = set()
    for word in text.split(","):
        if not word.strip().isdigit() or int(word) >= count:
            raise BadSeats(
                f"there is no seat {word.strip()!r}; the seats are 0 to {count - 1}, all or none"
            )
        seats.add(int(word))
    return sorted(seats)


def agent_seed(plain: str) -> int:
    """So that a seed gives the same opponents too, also after a pause."""
    return int.from_bytes(sha256(f"agents {plain}".encode()).digest()[:8], "big")


def default_file(game_id: str) -> Path:
    """A new file among the matches of this person."""
    folder = data_home() / "perihelion" / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path.cwd()
    return folder / f"{game_id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.json"


def _check_writable(file: Path) -> None:
    """Better said now than after an evening of play."""
    folder = file.parent
    if file.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        raise BadFile(f"{file} cannot be written")


def _called(match: Match, voice: Narrator, people: list[int]) -> tuple[str, ...]:
    """Where nobody has a name: people by number from 1, levels by what they are."""
    levels = [
        match.agents[seat].name if seat in match.agents else "" for seat in range(match.seats)
    ]
    names = []
    for seat, level in enumerate(levels):
        if seat in people:
            names.append(voice.words.say("player", n=people.index(seat) + 1))
        elif levels.count(level) == 1:
            names.append(voice.level(level).capitalize())
        else:
            number = levels[: seat + 1].count(level)
            names.append(f"{voice.level(level).capitalize()} {number}")
    return tuple(names)


def _at_the_table(match: Match, voice: Narrator, people: list[int]) -> Phrase:
    rows = list(voice.names)
    if len(people) == 1 and not match.names:
        rows[people[0]] = voice.words.say("seat-you")
    for seat, name in enumerate(rows):
        level = "" if seat in people else voice.level(match.agents[seat].name)
        if level and not name.startswith(level.capitalize()):
            rows[seat] = f"{name} ({level})"
    return all_of([Phrase("plain", {"text": row}) for row in rows])
