"""The table of windows, driven by keys and clicks at 80 by 24: what a person sees and may do."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from rich.text import Text
from tests.sampling import half
from textual.pilot import Pilot
from textual.widgets import Input

from perihelion.cli.table.help_text import topic_lines, topics
from perihelion.cli.table.narrator import Narrator
from perihelion.cli.table.terminal_match import TerminalMatch
from perihelion.cli.terminal.app import TableApp
from perihelion.cli.terminal.dialogs import Confirm, Curtain, TextDialog
from perihelion.cli.terminal.ink import elements_in
from perihelion.cli.terminal.question import QuestionPane
from perihelion.games import load
from perihelion.kernel.record import Record, read_record
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import Agent, Match, OpenDealer, RandomAgent
from perihelion.words import Words

SMALL, LARGE = (80, 24), (140, 45)
ENDS = {"en": "The game is over.", "fr": "La partie est terminée."}

Act = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def seated(
    tmp_path: Path,
    name: str,
    seats: int,
    *,
    people: tuple[int, ...] = (0,),
    lang: str = "en",
    agent: Agent | None = None,
    options: dict[str, bool | int | str] | None = None,
    seed: str = "windows",
) -> TableApp:
    game = load(name)
    others = {seat: agent or RandomAgent() for seat in range(seats) if seat not in people}
    match = Match(
        game, seats, {**game.bot_options, **(options or {})}, agents=others,
        dealer=OpenDealer(seed), agent_seed=1, forced=people,
    )  # fmt: skip
    voice = Narrator(game, lang, seats)
    return TableApp(
        TerminalMatch(match, voice, people, tmp_path / "match.json"), ["Welcome."], pace=0.0
    )


def shown(app: TableApp) -> str:
    """Every row of the screen, as it is drawn."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(app: TableApp, what: Callable[[], bool], seconds: float = 20.0) -> None:
    begin = time.monotonic()
    while not what():
        assert time.monotonic() - begin < seconds, shown(app)
        await asyncio.sleep(0.005)


def waits(app: TableApp) -> bool:
    """Whether somebody is asked, or looks at the curtain, or it is over."""
    asked = app.asked is not None and app.question.decision is not None
    return asked or isinstance(app.screen, Curtain) or bool(app.last_words)


def run(app: TableApp, act: Act, size: tuple[int, int] = SMALL) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await until(app, lambda: waits(app))
            await pilot.pause()
            await act(app, pilot)

    asyncio.run(whole())


async def answer(app: TableApp, number: int) -> None:
    """Answer as if the option had been taken from the list, without the keys in between."""
    assert app.question.decision is not None
    ply = app.match.ply
    app.question.post_message(QuestionPane.Answered(app.question.decision.options[number]))
    await until(app, lambda: app.match.ply > ply and waits(app))


async def play_to_end(app: TableApp, seed: int) -> None:
    """Ten more answers of the person, then a quick agent takes the seat over."""
    rng = Rng(seed)
    for _ in range(10):
        if not app.last_words:
            assert app.question.decision is not None
            await answer(app, int(rng.below(len(app.question.decision.options))))
    app.match.agents[0] = RandomAgent()
    app.go_on()
    await until(app, lambda: bool(app.last_words), 60)


MATCHES = [
    ("zenith", 2, "en", 0),
    ("zenith", 4, "fr", 12),
    ("kepler3042", 1, "fr", 0),
    ("kepler3042", 3, "en", 0),
    ("kepler3ad-1", 2, "en", 20),
    ("kepler3ad-2", 5, "fr", 20),
]
"""Half of them by turns, with each box; all in the soak."""


@pytest.mark.parametrize(("name", "seats", "lang", "limit"), half(MATCHES, 0))
def test_a_match_of_each_game(tmp_path: Path, name: str, seats: int, lang: str, limit: int) -> None:
    """By keys at first, to the end, with everything in sight: whose turn, question, keys."""
    options: dict[str, bool | int | str] = {"turn_limit": limit} if limit else {}
    app = seated(tmp_path, name, seats, lang=lang, options=options)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for key in ("enter", "down", "enter", "1"):
            await pilot.press(key)
            await until(app, lambda: waits(app))
        await pilot.pause()
        screen = shown(app)
        assert app.question.decision is not None
        first = app.question.labels[app.question.left[0].id]
        assert first[:30] in screen
        assert Words.of(lang).say("win-key-undo") in screen.splitlines()[-1]
        assert app.voice.words.say("game") in screen.splitlines()[0]
        await pilot.press("escape")
        await play_to_end(app, 5)
        await pilot.pause()
        assert ENDS[lang] in shown(app)
        assert app.match.is_over
        await pilot.press("q")

    run(app, act)
    record = read_record(tmp_path / "match.json")
    assert isinstance(record, Record)
    assert record.outcome is not None


@pytest.mark.parametrize("size", [SMALL, (120, 40), LARGE])
@pytest.mark.parametrize("name", half(["zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2"], 1))
def test_no_page_of_the_board_is_wider_than_its_pane(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    app = seated(tmp_path, name, load(name).seat_counts[-1], lang="fr")

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        width = app.board.query_one("#scroll").size.width
        for page in app.board.pages:
            assert max(line.cell_len for line in page.lines) <= width, page.names
        before = app.board.page
        if len(app.board.pages) > 1:
            await pilot.press("tab")
            assert app.board.page == (before + 1) % len(app.board.pages)
            await pilot.press("shift+tab")
        assert app.board.page == before

    run(app, act, size)


def test_more_room_shows_more_at_once(tmp_path: Path) -> None:
    app = seated(tmp_path, "zenith", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        small = len(app.board.pages)
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert len(app.board.pages) < small
        assert "Set-up:" in shown(app)

    run(app, act)


def spot(app: TableApp, element: str) -> tuple[int, int] | None:
    """Where an element is drawn on the page that is turned up."""
    for y, line in enumerate(app.board.pages[app.board.page].lines):
        for x, found in elements_in(line):
            if found == element:
                return x, y
    return None


def test_clicks_on_the_board_narrow_and_choose(tmp_path: Path) -> None:
    """A card first, then where it goes: the same elements as on the page."""
    app = seated(tmp_path, "zenith", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        while app.question.decision is None or app.question.decision.kind != "turn":
            await answer(app, 0)
        await pilot.pause()
        decision = app.question.decision
        card, place = decision.options[0].elements
        where = spot(app, card)
        assert where is not None
        ply = app.match.ply
        await pilot.click("#drawing", offset=where)
        await pilot.pause()
        assert app.question.pointed == [card]
        assert all(card in option.elements for option in app.question.left)
        assert "Pointed at" in shown(app)
        await pilot.press("escape")
        assert len(app.question.left) == len(decision.options)
        await pilot.click("#drawing", offset=where)
        planet = spot(app, place)
        assert planet is not None
        await pilot.click("#drawing", offset=planet)
        await until(app, lambda: app.match.ply > ply and waits(app))
        assert app.match.line.said[ply].entry.text == decision.options[0].text

    run(app, act)


def test_a_click_elsewhere_explains(tmp_path: Path) -> None:
    app = seated(tmp_path, "kepler3ad-2", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        app.explain(["corporation:salvage"], 2)
        await pilot.pause()
        assert "Salvage" in "".join(note.message for note in app._notifications)

    run(app, act)


def test_typing_narrows_and_answers(tmp_path: Path) -> None:
    app = seated(tmp_path, "zenith", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        decision = app.question.decision
        assert decision is not None
        assert len(decision.options) == 16
        await pilot.press("1")
        await until(app, lambda: len(app.question.left) == 8)  # 1 and 10 to 16
        await pilot.press("6", "enter")
        ply = app.match.ply
        await until(app, lambda: app.match.ply >= ply and waits(app))
        said = [one.entry.text for one in app.match.line.said if one.entry.seat == 0]
        assert said[0] == decision.options[15].text
        await pilot.press("slash", "x", "x")
        await pilot.pause()
        assert app.question.left == ()
        assert "No answer fits" in shown(app)
        await pilot.press("escape")
        assert app.question.left
        assert not app.question.query_one("#typed", Input).display

    run(app, act)


def test_undo_hint_help_log_about_and_save(tmp_path: Path) -> None:
    app = seated(tmp_path, "zenith", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        first = app.match.ply
        await pilot.press("u")
        await pilot.pause()
        assert any("nothing to take back" in one.message for one in app._notifications)
        await pilot.press("enter")
        await until(app, lambda: app.match.ply > first and waits(app))
        await pilot.press("u")
        await until(
            app, lambda: app.match.line.said[-1].entry.text.startswith("undo") and waits(app)
        )
        for key, word in (("question_mark", "strong player"), ("l", "Set-up:"), ("i", "Mulligan")):
            await pilot.press(key)
            await until(app, lambda: isinstance(app.screen, TextDialog))
            await pilot.pause()
            if key != "i":
                assert word in shown(app)
            await pilot.press("escape")
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = str(tmp_path / "copy.json")
        await pilot.press("enter")
        await pilot.pause()
        assert (tmp_path / "copy.json").is_file()
        await pilot.press("s")
        await pilot.pause()
        app.screen.query_one(Input).value = "/nowhere/at/all.json"
        await pilot.press("enter")
        await pilot.pause()
        assert any("cannot be saved" in one.message for one in app._notifications)

    run(app, act)


def test_a_hint_can_be_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("perihelion.cli.table.terminal_match.HINT_BUDGET", 60)
    app = seated(tmp_path, "kepler3ad-2", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        ply = app.match.ply
        await pilot.press("h")
        await until(app, lambda: isinstance(app.screen, TextDialog))
        await pilot.pause()
        advised = app.screen.told  # type: ignore[attr-defined]
        assert advised.startswith("Advice: ")
        labels = app.question.labels
        await pilot.press("enter")
        await until(app, lambda: app.match.ply > ply and waits(app))
        assert advised.removeprefix("Advice: ") in labels.values()

    run(app, act)


@pytest.mark.parametrize("really", [True, False])
def test_giving_up_and_leaving_are_asked_about(tmp_path: Path, really: bool) -> None:
    app = seated(tmp_path, "kepler3ad-1", 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("r")
        await until(app, lambda: isinstance(app.screen, Confirm))
        await pilot.press(*(["down", "enter"] if really else ["escape"]))
        await pilot.pause()
        if really:
            await until(app, lambda: bool(app.last_words))
            assert "You gave up." in "\n".join(app.sitting.news(0, 0))
        else:
            assert not app.match.is_over
            await pilot.press("q")
            await until(app, lambda: isinstance(app.screen, Confirm))
            await pilot.press("down", "enter")
            await pilot.pause()
            assert not app.is_running or app._exit

    run(app, act)


def test_a_curtain_hides_the_other_hand(tmp_path: Path) -> None:
    """Between two people nothing of a hand is on the screen, nor behind the curtain."""
    app = seated(tmp_path, "zenith", 2, people=(0, 1))

    def names(seat: int) -> list[str]:
        view = app.match.view(seat)
        return [app.voice.name(f"card:{card}") for card in view.seats[seat].hand]  # type: ignore[attr-defined]

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        for seat in (0, 1):
            await until(app, lambda: isinstance(app.screen, Curtain))
            await pilot.pause()
            curtain = shown(app)
            assert f"Pass the screen to Seat {seat}" in curtain
            assert not [name for name in (*names(0), *names(1)) if name in curtain]
            assert app.board.pages == []
            assert app.log_pane.lines == []
            await pilot.press("l")  # keys of the table do nothing behind the curtain
            assert isinstance(app.screen, Curtain)
            await pilot.press("enter")
            await until(app, lambda: waits(app) and not isinstance(app.screen, Curtain))
            assert app.asked == seat
            await pilot.pause()
            screen = shown(app)
            assert [name for name in names(seat) if name in screen]
            assert not [name for name in names(1 - seat) if name in screen]
            await pilot.press("1", "enter")

    run(app, act)


def beginning(name: str, seat: int) -> str:
    """A seed with which this seat is asked first."""
    for number in range(100):
        match = Match(load(name), 2, dealer=OpenDealer(number))
        match.deal()
        if match.state.seat == seat:
            return str(number)
    raise AssertionError(f"seat {seat} never begins")


class Slow:
    """Thinks until it is let go."""

    name = "slow"

    def __init__(self) -> None:
        self.done = Event()

    def choose(self, blind: State, seat: int, legal: object, rng: Rng) -> int:
        self.done.wait(60)
        return int(blind.legal(seat)[0])


def test_the_screen_lives_while_an_agent_thinks(tmp_path: Path) -> None:
    slow = Slow()
    app = seated(
        tmp_path, "kepler3ad-1", 2, people=(1,), agent=slow, seed=beginning("kepler3ad-1", 0)
    )

    async def whole() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(app, lambda: app.question.query_one("#bar").display)
            await pilot.press("l")
            await until(app, lambda: isinstance(app.screen, TextDialog))
            await pilot.press("escape")
            await until(app, lambda: "slow" in shown(app))
            await pilot.press("q")
            await until(app, lambda: isinstance(app.screen, Confirm))
            await pilot.press("down", "enter")

    asyncio.run(whole())  # it ends although the agent still thinks
    assert not slow.done.is_set()
    slow.done.set()


def test_an_agent_that_fails_is_told_and_the_match_is_kept(tmp_path: Path) -> None:
    class Broken(RandomAgent):
        name = "broken"

        def choose(self, blind: State, seat: int, legal: object, rng: Rng) -> int:
            raise ValueError("no idea")

    app = seated(
        tmp_path, "kepler3ad-1", 2, people=(1,), agent=Broken(), seed=beginning("kepler3ad-1", 0)
    )

    async def whole() -> None:
        async with app.run_test(size=SMALL):
            await until(app, lambda: app.trouble is not None)

    asyncio.run(whole())
    assert "no idea" in str(app.trouble)


def test_nobody_here_means_watching(tmp_path: Path) -> None:
    app = seated(tmp_path, "zenith", 2, people=(), options={"turn_limit": 4})

    async def whole() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await until(app, lambda: bool(app.last_words))
            await pilot.pause()
            assert "The game is over." in shown(app)
            assert "× ?" in "\n".join(line.plain for line in app.board.pages[0].lines)

    asyncio.run(whole())


def test_what_is_drawn_knows_its_elements(tmp_path: Path) -> None:
    """Every element that an option names is somewhere on the board, or a button or number."""
    loose = {"button", "offer", "choice", "number", "end", "unit", "place", "cube", "seat"}
    for name in ("zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2"):
        game = load(name)
        match = Match(
            game, 2, game.bot_options, agents=[RandomAgent()] * 2,
            dealer=OpenDealer("e"), agent_seed=2,
        )  # fmt: skip
        app = TableApp(TerminalMatch(match, Narrator(game, "en", 2), [0], tmp_path / "m.json"))
        from perihelion.cli.terminal.boards import board_of
        from perihelion.cli.terminal.ink import Ink

        for _ in range(160):
            match.step()
            if match.state.seat != 0 or match.ply % 4:
                continue
            wanted = {one for option in match.decision(0).options for one in option.elements}
            ink = Ink(app.voice, match.view(0), 0, match.options, hot=wanted)
            lines: list[Text] = [
                line for panel in board_of(name)(ink, 78, 12) for line in panel.lines
            ]
            drawn = {element for line in lines for _, element in elements_in(line)}
            missing = {one for one in wanted - drawn if one.partition(":")[0] not in loose}
            assert not missing, (name, match.decision(0).kind, missing)
            assert drawn, (name, match.decision(0).kind)


@pytest.mark.parametrize(
    ("name", "marked", "plain"),
    [
        ("zenith", (), ("table", "hand")),
        ("kepler3042", ("galaxy", "actions", "tracks", "nations"), ()),
        ("kepler3ad-2", ("map", "influence"), ()),
    ],
)
def test_boards_mark_what_is_reconstructed(
    tmp_path: Path, name: str, marked: tuple[str, ...], plain: tuple[str, ...]
) -> None:
    """The mark ◇ beside the name of a board; the help says what it means."""
    app = seated(tmp_path, name, 2)

    async def act(app: TableApp, pilot: Pilot[None]) -> None:
        titles = app.board.titles
        assert all(titles[panel].endswith(" ◇") for panel in marked), titles
        assert not any("◇" in titles[panel] for panel in plain if panel in titles), titles
        await pilot.press("question_mark")
        await until(app, lambda: isinstance(app.screen, TextDialog))
        assert "◇" in shown(app)

    run(app, act, LARGE)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["zenith", "kepler3042", "kepler3ad-1", "kepler3ad-2"])
def test_every_part_of_the_rules_can_be_read(tmp_path: Path, name: str, lang: str) -> None:
    """With the names and figures that its sentences leave to the data set."""
    app = seated(tmp_path, name, 2, lang=lang)
    keys = dict.fromkeys(topics(app.voice).values())
    for key in keys:
        text = " ".join(topic_lines(app.match, app.voice, key))
        assert len(text) > 40, key
        assert "{" not in text, key
    assert len(keys) >= 9


@pytest.mark.parametrize(
    ("name", "seats", "lang"),
    half(
        [
            ("zenith", 2, "fr"),
            ("kepler3042", 2, "fr"),
            ("kepler3ad-1", 3, "en"),
            ("kepler3ad-2", 2, "fr"),
        ],
        0,
    ),
)
def test_every_answer_is_in_sight_or_scrolls(
    name: str, seats: int, lang: str, tmp_path: Path
) -> None:
    """At 80 by 24: the whole list is inside the screen, and its last answer can be reached."""
    rng = Rng(5)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            if app.last_words or app.question.decision is None:
                return
            await pilot.pause()
            await pilot.pause()
            answers, side = app.question.answers, app.query_one("#side")
            assert side.region.contains_region(answers.region), shown(app)
            assert answers.region.height >= min(3, len(app.question.decision.options))
            await pilot.press("up")  # from the first one around to the last
            await pilot.pause()
            last = len(app.question.decision.options) - 1
            assert answers.highlighted == last
            assert answers.scroll_offset.y + answers.size.height >= answers.virtual_size.height
            await answer(app, int(rng.below(last + 1)))

    run(seated(tmp_path, name, seats, lang=lang), look)
