"""Agents in processes of their own: the example, our own, and those that misbehave."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from perihelion.ai.arena import Result, contest_of, run
from perihelion.ai.external import (
    RUNNING,
    DeadAgent,
    ExternalAgent,
    LyingAgent,
    Process,
    SilentAgent,
    close_all,
)
from perihelion.ai.protocol import PROTOCOL, written_question
from perihelion.games import load
from perihelion.kernel.rng import Rng
from perihelion.kernel.state import State
from perihelion.match import BadAgent, Match, OpenDealer, RandomAgent

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "agent.py"
PAGE = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _nobody_stays() -> Any:
    yield
    close_all()
    assert not RUNNING


def asked(game_id: str = "zenith", seats: int | None = None) -> tuple[State, int, list[int]]:
    """What a seat knows when it is asked for the first time in earnest."""
    game = load(game_id)
    count = game.checked_seats(seats)
    match = Match(
        game, seats, game.bot_options, agents=[RandomAgent()] * count,
        dealer=OpenDealer("asked"), agent_seed=1,
    )  # fmt: skip
    while match.state.turn < 1 or match.state.seat < 0 or len(match.state.legal()) < 2:
        match.step()
    seat = int(match.state.seat)
    return match.blind(seat), seat, match.state.legal(seat)


def script(tmp_path: Path, code: str) -> str:
    file = tmp_path / "agent.py"
    head = "import json, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n"
    file.write_text(head + "".join(f"    {row}\n" for row in code.splitlines()))
    return f"{sys.executable} {file}"


REPLY = 'print(json.dumps({"number": question["number"], "answer": ANSWER}), flush=True)'


def replying(answer: str) -> str:
    return REPLY.replace("ANSWER", answer)


# --- the example ---------------------------------------------------------------------------------


def test_the_example_is_the_one_on_the_page() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    code = EXAMPLE.read_text(encoding="utf-8")
    assert shown == code[code.index("import json") :]
    assert len(code.splitlines()) <= 20


@pytest.mark.parametrize("game_id", ["zenith", "kepler3ad-1"])
def test_the_example_plays_whole_games_and_always_alike(game_id: str) -> None:
    spec = f"cmd:{sys.executable} {EXAMPLE}"
    contest = contest_of(load(game_id), [spec, "random"], games=2, seed="example")
    seen = []
    for _ in range(2):
        digests: list[Result] = []
        run(contest, tick=digests.append)
        seen.append([one.digest for one in digests])
    assert seen[0] == seen[1]
    assert not RUNNING, "its process ends with the contest"


def test_every_field_of_a_question_is_explained() -> None:
    blind, seat, _ = asked()
    line, _ = written_question(blind, seat, number=1, match="m", seed=1, budget=None)
    question = json.loads(line)
    assert question["protocol"] == PROTOCOL
    assert PROTOCOL in PAGE
    for field in question:
        assert f"| `{field}` |" in PAGE, field


def test_a_question_holds_only_what_the_seat_knows() -> None:
    """It is made from the blind state alone; here: no card of the other hand is in it."""
    game = load("zenith")
    state = game.position({"hands": [["nero", "felis"], ["ivan"]]})
    line, texts = written_question(state.blind(0), 0, number=1, match="m", seed=1, budget=5)
    question = json.loads(line)
    assert "recruit nero" in texts
    assert "hand" not in question["view"]["seats"][1]
    other = game.position({"hands": [["nero", "felis"], ["chaka"]]})
    again, _ = written_question(other.blind(0), 0, number=1, match="m", seed=1, budget=5)
    assert again == line


# --- our own agents at the other end -------------------------------------------------------------


def absolute_path() -> str:
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(str(Path(part).resolve()) for part in parts if part)


@pytest.mark.parametrize("game_id", ["zenith", "kepler3ad-2"])
def test_a_level_serves_and_is_served(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", absolute_path())
    agent = ExternalAgent(f"{sys.executable} -m perihelion agent --level greedy")
    blind, seat, legal = asked(game_id)
    assert agent.choose(blind, seat, legal, Rng(1)) in legal
    assert agent.choose(blind, seat, legal, Rng(1)) == agent.choose(blind, seat, legal, Rng(1))


def served(*lines: str, level: str = "greedy") -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, "-m", "perihelion", "agent", "--level", level],
        input="".join(f"{line}\n" for line in lines),
        env=os.environ | {"PYTHONPATH": absolute_path()},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_wrong_question_is_told_and_the_next_is_answered() -> None:
    blind, seat, legal = asked()
    line, _ = written_question(blind, seat, number=7, match="m", seed=1, budget=None)
    right = json.loads(line)
    changed: list[tuple[dict[str, Any], str]] = [
        ({"protocol": "chess-1"}, "the protocol is 'chess-1'; this is"),
        ({"game": "zenit"}, "did you mean 'zenith'"),
        ({"seats": 9}, "2 or 4 seats"),
        ({"blind": "???"}, "not base64"),
        ({"blind": "AAAA"}, ""),
        ({"seat": 1 - seat}, f"is what seat {seat} knows"),
        ({"decision": {"options": []}}, "nothing to choose from"),
        ({"options": {"turn_limit": "long"}}, "turn_limit"),
    ]
    questions = [json.dumps({**right, **change}) for change, _ in changed]
    replies = served("not json", "", json.dumps({"number": 3}), *questions, json.dumps(right))
    assert "this is no question" in replies[0]["error"]
    assert "protocol" in replies[1]["error"]
    for reply, (_, said) in zip(replies[2:-1], changed, strict=True):
        assert said in reply["error"]
        assert "answer" not in reply
    assert replies[-1]["number"] == 7
    assert replies[-1]["answer"] in legal


# --- those that misbehave ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "kind", "said"),
    [
        ("sys.exit(3)", DeadAgent, "ended with code 3 instead of answering"),
        ("sys.exit('no licence')", DeadAgent, "code 1 .*it said: no licence"),
        ("import os; os.close(1); time.sleep(9)", DeadAgent, "closed its output"),
        ("time.sleep(60)", SilentAgent, "gave no answer within 0.5 s"),
        ("print('nonsense', flush=True)", LyingAgent, "'nonsense', which is no reply"),
        ("print('{}', flush=True)", LyingAgent, "answered question None"),
        ("print('[]', flush=True)", LyingAgent, "which is no reply"),
        (replying("99999"), LyingAgent, "answered 99999, which is not allowed; allowed: "),
        (replying("'fly'"), LyingAgent, "answered 'fly', which is not allowed"),
        (replying("None"), LyingAgent, "has no `answer`"),
        (replying("True"), LyingAgent, "which is no reply"),
        ("print(json.dumps({'error': 'I give up'}), flush=True)", LyingAgent, "error: I give up"),
        (
            "print(json.dumps({'number': 5, 'answer': 0}), flush=True)",
            LyingAgent,
            "answered question 5, but question 1 was asked",
        ),
    ],
)
def test_a_process_that_misbehaves_is_named(
    tmp_path: Path, code: str, kind: type[BadAgent], said: str
) -> None:
    blind, seat, legal = asked()
    agent = ExternalAgent(script(tmp_path, code), patience=0.5 if "sleep(60)" in code else 20)
    with pytest.raises(kind, match=said):
        agent.choose(blind, seat, legal, Rng(1))
    assert not RUNNING, "nobody is left running"


def test_one_that_never_reads_does_not_block_us() -> None:
    blind, seat, _ = asked("kepler3ad-2", 5)
    agent = ExternalAgent("sleep 30", patience=0.3)
    line, _ = written_question(blind, seat, number=1, match="m", seed=1, budget=None)
    process = RUNNING[agent.command] = Process(agent.command)
    with pytest.raises(SilentAgent):
        process.ask(line * 50, agent.patience)
    assert len(line * 50) > 1 << 17, "more than a pipe holds"


def test_one_that_talks_without_end_is_stopped(tmp_path: Path) -> None:
    blind, seat, legal = asked()
    agent = ExternalAgent(script(tmp_path, "while True: sys.stdout.write('x' * 100000)"))
    with pytest.raises(LyingAgent, match="a line of more than"):
        agent.choose(blind, seat, legal, Rng(1))


def test_what_cannot_be_started_says_so() -> None:
    blind, seat, legal = asked()
    with pytest.raises(DeadAgent, match="cannot be started: No such file"):
        ExternalAgent("./no-such-agent").choose(blind, seat, legal, Rng(1))


def test_an_answer_may_be_the_text(tmp_path: Path) -> None:
    blind, seat, legal = asked()
    agent = ExternalAgent(script(tmp_path, replying('question["decision"]["options"][-1]["text"]')))
    assert agent.choose(blind, seat, legal, Rng(1)) == legal[-1]


def test_the_arena_tells_the_game_and_keeps_the_type(tmp_path: Path) -> None:
    spec = f"cmd:{script(tmp_path, 'sys.exit(1)')}"
    contest = contest_of(load("zenith"), [spec, "random"], games=2)
    for workers in (1, 2):
        with pytest.raises(DeadAgent, match=r"^game [12]: .* ended with code 1"):
            run(contest, workers=workers)


def test_a_dead_agent_loses_no_finished_game(tmp_path: Path) -> None:
    """It dies in its second match; the first one is kept."""
    count = tmp_path / "matches"
    code = (
        f"known = open({str(count)!r}, 'a+'); known.seek(0); seen = known.read().split()\n"
        "if question['match'] not in seen: known.write(question['match'] + ' ')\n"
        "if len({*seen, question['match']}) > 1: sys.exit(1)\n"
        + replying('question["decision"]["options"][0]["id"]')
    )
    contest = contest_of(load("zenith"), [f"cmd:{script(tmp_path, code)}", "random"], games=2)
    with pytest.raises(DeadAgent, match=r"^game 2: "):
        run(contest, folder=tmp_path / "contest")
    assert (tmp_path / "contest" / "games.jsonl").read_bytes().count(b"\n") == 1
