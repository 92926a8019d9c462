"""`show`, `export`, `fork` and `watch`: records drawn, written otherwise, left and watched."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import Input
from typer.testing import Result

from perihelion.cli.commands.records import Notes
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.record_view import Show
from perihelion.cli.terminal.watch import WatchApp
from perihelion.games import load
from perihelion.kernel.record import Record, RedactedRecord, read_record
from perihelion.match import Match, OpenDealer, RandomAgent

Perihelion = Callable[..., Result]

GAMES = ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2")


def played(name: str = "zenith", seats: int = 2, plies: int = 120) -> Match:
    game = load(name)
    bots = [RandomAgent()] * seats
    match = Match(
        game, seats, {"turn_limit": 60} if name != "kepler3042" else {}, agents=bots,
        dealer=OpenDealer("records"), names=["Ada", "Béla", "Cy"][:seats], agent_seed=2,
    )  # fmt: skip
    for _ in range(plies):
        match.step()
    while match.state.seat < 0 and not match.is_over:
        match.step()
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = played()
    match.comment(30, "<b>bold</b> and *starred*")
    match.record.save(tmp_path / "match.json")
    return tmp_path / "match.json"


def whole(file: Path) -> Record:
    record = read_record(file)
    assert isinstance(record, Record)
    return record


# Showing.


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_drawn_with_its_question(
    perihelion: Perihelion, tmp_path: Path, name: str, lang: str
) -> None:
    match = played(name)
    match.record.save(tmp_path / "m.json")
    seat = match.pending().seats[0]
    result = perihelion("show", tmp_path / "m.json", "--seat", str(seat), "--lang", lang)
    assert result.exit_code == 0, result.output
    voice = Narrator(match.game, lang, 2, match.names)
    decision = match.decision(seat)
    flat = " ".join(result.output.split())
    assert " ".join(voice.to(seat)(decision.prompt).split()) in flat
    assert f"{decision.options[0].text}: " in result.output


def test_a_spectator_sees_the_question_but_no_secret_answers(
    perihelion: Perihelion, file: Path
) -> None:
    shown = perihelion("show", file).output
    assert "to answer." in shown
    assert "recruit" not in shown


def test_plies_and_json_lead_to_the_same_position(perihelion: Perihelion, file: Path) -> None:
    early = perihelion("show", file, "--ply", "30")
    assert early.output.startswith("Entry 30 of ")
    assert "Comment: <b>bold</b>" in early.output
    plain = perihelion("show", file, "--ply", "60", "--json")
    description = json.loads(plain.output)
    position = file.with_name("position.json")
    position.write_text(plain.output)
    again = perihelion("show", position, "--json")
    assert json.loads(again.output) == description
    assert perihelion("show", position, "--seat", "1").exit_code == 0
    view = json.loads(perihelion("show", file, "--ply", "60", "--seat", "1", "--json").output)
    assert view["viewer"] == 1


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["show", "FILE", "--ply", "9999"], 1, "there is no ply 9999; the record has the plies 0"),
        (["show", "FILE", "--ply", "-1"], 1, "there is no ply -1"),
        (["show", "FILE", "--seat", "7"], 2, "there is no seat 7; the seats are 0 to 1"),
        (["show", "FILE", "--variation", "1"], 2, "has 0 variations, not 1"),
        (["show", "/nowhere.json"], 2, "/nowhere.json cannot be read"),
        (["export", "FILE", "--format", "pdf"], 2, "pdf"),
        (["export", "FILE", "--out", "x.pdf"], 2, "says the format; or give --format"),
        (["export", "FILE", "--boards"], 2, "--boards belongs to markdown"),
        (["export", "FILE", "--format", "text", "--seat", "0"], 2, "text is for whole records"),
        (["export", "FILE", "--seat", "-3"], 2, "there is no seat -3"),
        (["export", "FILE", "--out", "/nowhere/x.json"], 2, "/nowhere/x.json cannot be written"),
        (["fork", "FILE"], 2, "--ply says where to leave the match"),
        (["fork", "FILE", "--ply", "9999"], 1, "there is no ply 9999"),
        (["fork", "FILE", "--ply", "40", "--comment", "x"], 2, "--comment belongs to a variation"),
        (["fork", "FILE", "--play", "recruit nero"], 2, "--play needs --ply"),
        (["fork", "FILE", "--ply", "40", "--play", "fly"], 2, "no action begins with 'fly'"),
        (["fork", "FILE", "--ply", "40", "--play", ";"], 1, "at least one answer"),
        (["fork", "FILE", "--keep", "FILE"], 2, "is the record itself"),
        (["fork", "FILE", "--keep", "FILE", "--ply", "3"], 2, "--keep finds by itself"),
        (["watch", "FILE", "--ply", "9999"], 1, "there is no ply 9999"),
        (["watch", "FILE", "--seat", "5"], 2, "there is no seat 5"),
    ],
)  # fmt: skip
def test_impossible_arguments_are_one_clear_line(
    perihelion: Perihelion, file: Path, words: list[str], code: int, said: str
) -> None:
    before = file.read_bytes()
    result = perihelion(*(str(file) if word == "FILE" else word for word in words))
    assert result.exit_code == code, result.output
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", ["show", "export", "watch", "replay", "verify"])
@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("{", "this is not a whole JSON document"),
        ("[]", "the format is None"),
        ('{"format": "perihelion-record-9"}', "known are perihelion-record-1"),
        ('{"format": "perihelion-record-1", "game": "zenith"}', "the record is malformed"),
        ("perihelion record 1\n1 0\n", "line 2"),
        ("TAMPERED", "cannot be played"),
        ("VARIATION", "variation 1"),
    ],
)
def test_broken_records_are_named(
    perihelion: Perihelion, file: Path, command: str, broken: str, said: str
) -> None:
    if broken == "TAMPERED":
        broken = file.read_text().replace('"text": "mulligan', '"text": "mulligan nobody')
    if broken == "VARIATION":
        data = json.loads(file.read_text())
        data["variations"] = [{"ply": 40, "entries": [{"seat": 0, "text": "recruit nobody"}]}]
        broken = json.dumps(data)
        said = "recruit nobody"
    file.write_text(broken)
    result = perihelion(command, file)
    assert result.exit_code == 1, result.output
    assert said in " ".join(result.output.split())
    assert str(file) in result.output
    assert "Traceback" not in result.output


# Exporting.


def test_text_and_json_say_the_same(perihelion: Perihelion, file: Path, tmp_path: Path) -> None:
    text = tmp_path / "match.txt"
    assert perihelion("export", file, "--out", text).exit_code == 0
    assert read_record(text) == whole(file)
    back = tmp_path / "back.json"
    assert perihelion("export", text, "--out", back).exit_code == 0
    assert whole(back) == whole(file)
    shown = perihelion("export", file, "--format", "text").output
    assert shown.startswith("perihelion record 1\n")
    assert "; <b>bold</b> and *starred*" in shown
    assert perihelion("verify", text).exit_code == perihelion("verify", file).exit_code


def test_what_a_seat_knew(perihelion: Perihelion, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "seat.json"
    assert perihelion("export", file, "--seat", "1", "--out", out).exit_code == 0
    redacted = read_record(out)
    assert isinstance(redacted, RedactedRecord)
    assert "draw ?" in out.read_text()
    for command in (["show"], ["replay"], ["watch"], ["export", "--format", "markdown"]):
        assert perihelion(command[0], out, *command[1:]).exit_code == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_a_report_tells_the_match(
    perihelion: Perihelion, tmp_path: Path, name: str, lang: str
) -> None:
    match = played(name, plies=3000 if name == "zenith" else 200)
    match.record.save(tmp_path / "m.json")
    words = ["--format", "markdown", "--lang", lang]
    report = perihelion("export", tmp_path / "m.json", *words).output
    assert report.startswith(f"# {Narrator(match.game, lang, 2).say('game')}")
    assert "Ada" in report
    assert "Béla" in report
    assert report.count("\n### ") > 5
    assert report.count("```") == 2
    if match.is_over:
        assert "| Ada | " in report


def test_a_report_shows_boards_comments_and_variations(perihelion: Perihelion, file: Path) -> None:
    record = whole(file)
    ply = next(n for n, one in enumerate(record.entries) if one.seat == 0 and n > 40)
    text = record.entries[ply].text
    done = perihelion("fork", file, "--ply", str(ply), "--play", text, "--comment", "as it was")
    assert done.exit_code == 0, done.output
    report = perihelion("export", file, "--format", "markdown", "--boards").output
    assert report.count("```") > 8
    assert "> &lt;b&gt;bold&lt;/b&gt; and \\*starred\\*" in report
    assert f"## Variation 1, after entry {ply}" in report
    assert "> as it was" in report


# Forking.


def test_a_fork_is_played_on_and_kept(perihelion: Perihelion, file: Path) -> None:
    done = perihelion("fork", file, "--ply", "60")
    assert done.exit_code == 0
    fork = file.with_name("match-from-60.json")
    assert f"--resume {fork}" in done.output
    assert len(whole(fork).entries) == 60
    second = json.loads(perihelion("fork", file, "--ply", "60", "--json").output)
    assert second["file"].endswith("match-from-60-2.json")
    words = ("play", "zenith", "--resume", fork, "--you", "all")
    assert perihelion(*words, typed="\n1\n\n1\n\n1\nquit\n").exit_code == 0
    assert len(whole(fork).entries) > 60
    kept = perihelion("fork", file, "--keep", fork)
    assert kept.exit_code == 0, kept.output
    assert len(whole(file).variations) == 1
    assert "already" in perihelion("fork", file, "--keep", fork).output
    shown = perihelion("show", file, "--variation", "1")
    assert "variation 1 from entry" in shown.output


def test_a_fork_with_another_deal(perihelion: Perihelion, file: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.json"
    assert perihelion("fork", file, "--ply", "60", "--seed", "7", "--out", new).exit_code == 0
    record = whole(new)
    assert record.start is not None
    assert record.entries == ()
    assert perihelion("show", new).exit_code == 0


# Watching.


def test_watching_in_a_pipe_tells_it(perihelion: Perihelion, file: Path) -> None:
    told = perihelion("watch", file).output
    assert told == perihelion("replay", file).output
    assert "Comment: <b>bold</b> and *starred*" in told


def test_watching_in_windows(file: Path) -> None:
    """Steps, turns, eyes, autoplay, a comment, a fork, and a variation."""
    ply = next(n for n, one in enumerate(whole(file).entries) if one.seat == 0 and n > 40)
    record = whole(file)
    from perihelion.match.forking import with_variation

    with_variation(load("zenith"), record, ply, [record.entries[ply].text]).save(file)
    record = whole(file)
    show, notes = Show(record), Notes(file, record)
    voice = Narrator(show.game, "en", 2, record.names)
    app = WatchApp(show, voice, keep=notes.keep, fork=notes.fork)

    def screen() -> str:
        strips = app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    async def whole_evening() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "right", "left")
            assert app.ply == 1
            await pilot.press("end")
            assert app.ply == show.last
            await pilot.press("up", "up")
            assert show.turn(app.ply) < show.turn(show.last)
            await pilot.press("home", "down")
            assert show.turn(app.ply) == 1
            await pilot.press("v")
            await pilot.pause()
            assert "as Ada saw it" in screen()
            assert "You drew" in "\n".join(show.told(voice, app.ply))
            await pilot.press("v", "v")
            assert "as everybody sees it" in screen()
            before = app.ply
            await pilot.press("plus", "plus", "space")
            for _ in range(400):
                await asyncio.sleep(0.02)
                if app.ply > before:
                    break
            assert app.ply > before
            await pilot.press("space")
            await pilot.press("c")
            await pilot.pause()
            app.screen.query_one(Input).value = "here it turns"
            await pilot.press("enter")
            for _ in range(200):
                await pilot.pause()
                if "Comment: here it turns" in screen():
                    break
            assert "Comment: here it turns" in screen()
            await pilot.press("f", "n")
            await pilot.pause()
            assert "variation 1 from entry" in screen()
            await pilot.press("question_mark", "escape", "l", "escape", "q")

    asyncio.run(whole_evening())
    assert any(entry.comment == "here it turns" for entry in whole(file).entries)
    assert list(file.parent.glob("match-from-*.json"))
