"""`perihelion lab report`: from a folder of records to pages."""

import json
import re
import shutil
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.boxes import box
from tests.data_sets import forget
from typer.testing import Result

from perihelion.games import ids, load
from perihelion.kernel.record import Record, read_record, redact
from perihelion.lab import Report, reading
from perihelion.lab.reading import find, seen_in
from perihelion.lab.sections import surely_above_fair
from perihelion.lab.shapes import Used
from perihelion.match import Match, OpenDealer, RandomAgent

Perihelion = Callable[..., Result]
ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
VOID = {"meta"}


class Balanced(HTMLParser):
    """Fails where a tag is left open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Golden records of two games, a redacted one, an unfinished one, and no record at all."""
    records = tmp_path / "records" / "below"
    records.mkdir(parents=True)
    for file in RECORDS.glob("*.json"):
        shutil.copy(file, records)
    whole = read_record(RECORDS / "zenith-2.json")
    assert isinstance(whole, Record)
    seats = redact(load("zenith"), whole, 0)
    (records / "redacted.json").write_bytes(seats.to_json())
    plain = json.loads(whole.to_json())
    del plain["outcome"]
    (records / "unfinished.json").write_text(json.dumps(plain))
    (records / "table.json").write_text("{}")
    (records / "broken.json").write_text("{")
    return tmp_path / "records"


def test_the_right_records_are_found(folder: Path) -> None:
    found = find(folder, "zenith", 2)
    assert {file.stem for file in found.files} == {"zenith-2", "zenith-2-otherwise"}
    others = len(list(RECORDS.glob("*.json"))) - 2
    assert found.left == others + 2, "the redacted one and the unfinished one"


@pytest.mark.parametrize(
    ("game_id", "seats", "lang"), [("zenith", 4, "fr"), ("kepler3ad-2", 5, "en")]
)
def test_a_report_is_three_files(
    perihelion: Perihelion, folder: Path, tmp_path: Path, *, game_id: str, seats: int, lang: str
) -> None:
    out = tmp_path / "out"
    words = ("lab", "report", game_id, "--records", folder, "--seats", str(seats))
    result = perihelion(*words, "--out", out, "--lang", lang, "--workers", "1")
    assert result.exit_code == 0, result.stderr
    names = [f"{game_id}-{seats}.{suffix}" for suffix in ("json", "md", "html")]
    assert result.stdout.split() == [str(out / name) for name in names]
    plain = json.loads((out / names[0]).read_text())
    assert plain["game"] == game_id
    assert plain["seats"] == seats
    markdown = (out / names[1]).read_text()
    html = (out / names[2]).read_text()
    parsed = Balanced()
    parsed.feed(html)
    assert not parsed.open
    assert {"svg", "table", "section"} <= parsed.seen
    assert ("details" in parsed.seen) == any(len(one["rows"]) > 20 for one in plain["uses"])
    assert f'<html lang="{lang}">' in html
    for title in re.findall(r"^## (.*)$", markdown, re.MULTILINE):
        assert f"<h2>{title}</h2>" in html.replace("&#x27;", "'").replace("&amp;", "&")
    assert ("Caution" in markdown or "Prudence" in markdown) == (len(plain["agents"]) > 1)
    assert plain["agents"]
    assert all(agent["name"] in markdown for agent in plain["agents"])


def test_a_report_without_a_folder_is_printed(perihelion: Perihelion, folder: Path) -> None:
    words = ("lab", "report", "zenith", "--from", folder, "--seats", "2", "--workers", "1")
    shown = perihelion(*words).stdout
    assert shown.startswith("# Zenith, 2 seats: what the matches say")
    assert "Counted: 2 matches on 2 deals." in shown
    plain = json.loads(perihelion(*words, "--json").stdout)
    assert plain["matches"] == 2


def test_processes_read_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "FEW", 1)
    files = find(folder, "kepler3ad-1", 5).files * 3
    assert list(seen_in(files, 2)) == list(seen_in(files, 1))


@pytest.mark.parametrize(
    ("words", "said", "code"),
    [
        (("zenit",), "did you mean 'zenith'", 2),
        (("zenith",), "several numbers of seats: 2 with 2, 3 with 4; say --seats", 2),
        (("zenith", "--seats", "3"), "no finished match of zenith with 3 seats", 2),
        (("zenith", "--seats", "2", "--lang", "tlh"), "tlh", 2),
    ],
)
def test_mistakes(
    perihelion: Perihelion, folder: Path, words: tuple[str, ...], said: str, code: int
) -> None:
    result = perihelion("lab", "report", *words, "--records", folder)
    assert result.exit_code == code
    assert said in result.stderr
    assert result.stdout == ""


def test_a_folder_that_is_not_there(perihelion: Perihelion, tmp_path: Path) -> None:
    result = perihelion("lab", "report", "zenith", "--records", tmp_path / "nowhere")
    assert result.exit_code == 2
    assert "is no folder" in result.stderr


def test_a_record_that_cannot_be_played_is_named(perihelion: Perihelion, folder: Path) -> None:
    file = folder / "below" / "zenith-2.json"
    plain = json.loads(file.read_text())
    del plain["entries"][5]
    file.write_text(json.dumps(plain))
    words = ("--records", folder, "--seats", "2", "--workers", "1")
    result = perihelion("lab", "report", "zenith", *words)
    assert result.exit_code == 1
    assert "zenith-2.json: entry " in result.stderr


@pytest.mark.parametrize("missing", ["polars", "altair"])
def test_without_the_extra_it_is_named(
    perihelion: Perihelion,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    missing: str,
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    words = ("--records", folder, "--seats", "2", "--workers", "1", "--out", tmp_path)
    result = perihelion("lab", "report", "zenith", *words)
    assert result.exit_code == 2
    assert "perihelion[lab]" in result.stderr


@pytest.mark.parametrize("game_id", ids())
def test_a_published_report_is_whole(game_id: str) -> None:
    """One report per game, its three files of one making, none of them heavy."""
    file = ROOT / "docs" / "lab" / f"{game_id}.json"
    report = msgspec.json.decode(file.read_bytes(), type=Report)
    assert report.game == game_id
    assert report.matches >= 100
    assert report.uses
    for suffix in (".md", ".html"):
        page = file.with_suffix(suffix).read_text(encoding="utf-8")
        assert f"Counted: {report.matches} matches on {report.deals} deals." in page
        for turns in (report.turns, report.plies):
            assert f"{turns.mean:.1f}" in page
        assert len(page) < 600_000
    index = (file.parent / "README.md").read_text(encoding="utf-8")
    assert f"({game_id}.md)" in index
    assert f"perihelion arena {game_id} " in index


def test_what_was_seen_once_does_not_lead_a_table() -> None:
    """Ordered by how surely a share is above the fair one, not by the share alone."""
    once = Used("a", "once", 1, 0.1, 0.1, 0.1, 0.0, 1, 1.0, 0.21, 1.0, 0.5)
    often = Used("b", "often", 90, 0.9, 0.9, 0.9, 0.8, 90, 0.7, 0.6, 0.79, 0.5)
    never = Used("c", "never", 3, 0.1, 0.1, 0.1, 0.1, 0, None, None, None, 0.5)
    seldom = Used("d", "seldom", 2, 0.1, 0.1, 0.1, 0.1, 2, 0.0, 0.0, 0.66, 0.5)
    assert sorted([never, seldom, once, often], key=surely_above_fair, reverse=True) == [
        *(often, once, never, seldom)
    ]


def _played(game: str, options: dict[str, Any]) -> Record:
    rules = load(game)
    agents = [RandomAgent()] * 2
    given = {**rules.bot_options, **options}
    match = Match(rules, 2, given, agents=agents, dealer=OpenDealer("box"), agent_seed=1)
    while match.outcome is None:
        match.step()
    return match.record


@pytest.mark.parametrize(
    ("game", "own", "usual"),
    [
        ("zenith", "| Agent 5", "Nero"),
        ("kepler3042", "| Settling |", "| Colonisation |"),
        ("kepler3ad-1", "| Second throw |", "| Reroll |"),
        ("kepler3ad-2", "| Second throw |", "| Reroll |"),
    ],
)
def test_matches_on_corrected_components_are_told_in_their_words(
    perihelion: Perihelion, tmp_path: Path, game: str, own: str, usual: str
) -> None:
    """The names of the set that was played; a report that mixes sets says so."""
    limit = {} if game == "kepler3042" else {"turn_limit": 30}
    records = tmp_path / "records"
    records.mkdir()
    mine = _played(game, {"data": str(box(tmp_path / "box", game)), **limit})
    (records / "1.json").write_bytes(mine.to_json())
    words = ("lab", "report", game, "--records", records, "--workers", "1", "--lang", "en")
    told = perihelion(*words).stdout
    assert own in told
    assert usual not in told
    assert "different data sets" not in told
    (records / "2.json").write_bytes(_played(game, limit).to_json())
    assert "matches on 2 different data sets are counted together" in perihelion(*words).stdout
    forget(game)
