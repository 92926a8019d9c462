"""Component data: what ships, what is refused and in which words, and playing a correction."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest
from tests.games.corrected import is_kept_by_records

from perihelion.games.zenith.data_set.check import read_catalogue
from perihelion.games.zenith.data_set.components import TOKEN_IDS, components
from perihelion.games.zenith.engine import ZenithState
from perihelion.games.zenith.game import Zenith
from perihelion.games.zenith.options import OPTION_SPECS
from perihelion.games.zenith.views.view import ZenithView
from perihelion.kernel.errors import BadData
from perihelion.kernel.phrases import Phrase
from perihelion.words import Words

GAME: Final = Zenith()
SHIPPED: Final = Path(str(resources.files("perihelion.games.zenith") / "data"))
Change = Callable[[Any], None]


def changed(folder: Path, name: str, change: Change) -> Path:
    """A copy of the shipped data with one file changed."""
    for file in SHIPPED.glob("*.json"):
        shutil.copy(file, folder)
    path = folder / f"{name}.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    change(plain)
    path.write_text(json.dumps(plain), encoding="utf-8")
    return folder


def agent(plain: Any, card: str) -> Any:
    return next(one for one in plain["agents"] if one["id"] == card)


def level(plain: Any, side: str, number: int) -> Any:
    board = next(one for one in plain["boards"] if one["side"] == side)
    return board["levels"][number - 1]


def problems(folder: Path) -> list[str]:
    """What is wrong with a data set, line by line."""
    with pytest.raises(BadData) as caught:
        read_catalogue(folder)
    return str(caught.value).splitlines()


# What ships.


@pytest.mark.rules("1.2")
def test_the_cards_add_up() -> None:
    """90 cards, costs adding up to 380, spread as on the printed cards."""
    agents = components().agents
    assert len({one["id"] for one in agents}) == 90
    assert sum(one["cost"] for one in agents) == 380
    assert Counter(one["cost"] for one in agents) == {
        1: 16,
        2: 14,
        3: 13,
        4: 12,
        5: 6,
        6: 12,
        7: 4,
        8: 3,
        9: 5,
        10: 5,
    }
    assert set(Counter(one["planet"] for one in agents).values()) == {18}
    assert set(Counter(one["people"] for one in agents).values()) == {30}
    assert set(Counter((one["planet"], one["people"]) for one in agents).values()) == {6}


@pytest.mark.rules("1.5", "1.6")
def test_tokens_and_technologies_add_up() -> None:
    """16 tokens of eight kinds; six sides of five levels, a token on each level 2; 3 primes."""
    catalogue = components().catalogue
    assert {one["id"]: one["count"] for one in catalogue.tokens} == dict(
        zip(TOKEN_IDS, (4, 3, 2, 2, 2, 1, 1, 1), strict=True)
    )
    assert [board["side"] for board in catalogue.boards] == list("SDUONP")
    for board in catalogue.boards:
        assert [one["zenithium"] for one in board["levels"]] == [1, 2, 3, 4, 5]
        assert [one["token_slot"] for one in board["levels"]] == [False, True, False, False, False]
    assert [one["effects"][0]["amount"] for one in catalogue.primes] == [1, 2, 3]


@pytest.mark.rules("1.2")
@pytest.mark.parametrize(
    ("card", "cost", "effects"),
    [
        ("nero", 7, [{"do": "gain", "resource": "zenithium", "amount": 3}]),
        ("augustus", 10, [{"do": "influence_run", "amounts": [1, 2, 1]}]),
        ("atlas", 3, [{"do": "discard", "count": 1}, {"do": "take_badge"}]),
        ("sir-sam", 7, [{"do": "center_disc", "planet": {"pick": "opponent_side"}}]),
        (
            "helena-kerr",
            6,
            [{"do": "influence", "amount": 2, "planet": {"pick": "any", "except": ["terra"]}}],
        ),
    ],
)
def test_disputed_cards_follow_the_print(card: str, cost: int, effects: list[object]) -> None:
    """Cards that public implementations disagree about, as printed."""
    record = components().agent(card)
    assert record["cost"] == cost
    assert record["effects"][1:] == effects


def test_the_options_are_the_open_points_of_the_data() -> None:
    """Every ruling that must be offered is an option with the same default and values."""
    specs = {spec.name: spec for spec in OPTION_SPECS if spec.name != "turn_limit"}
    for point in components().catalogue.open_points:
        if point["support"] == "documented":
            assert point["option"] not in specs
            continue
        spec = specs[point["option"]]
        offered = [one["value"] for one in point["alternatives"] if one.get("support") is None]
        assert spec.ruling == point["id"]
        assert spec.default == point["default"]
        assert set(spec.values) == {point["default"], *offered}


def test_nothing_that_ships_is_reconstructed() -> None:
    """Every print was looked at."""
    assert components().catalogue.reconstructed() == ()


# What is refused.


def _set(field: str, value: object) -> Change:
    def change(plain: Any) -> None:
        agent(plain, "cl4rke")[field] = value

    return change


def _effect(at: int, effect: object) -> Change:
    """Put an effect on CL4RKE."""

    def change(plain: Any) -> None:
        effects = agent(plain, "cl4rke")["effects"]
        effects[at : at + 1] = [effect]

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_set("cost", "nine"), ["cl4rke", "cost", "int"]),
        (_set("cost", -1), ["cl4rke", "cost"]),
        (_set("planet", "pluto"), ["cl4rke", "pluto"]),
        (_set("people", "martian"), ["cl4rke", "martian"]),
        (_set("people", "human"), ["mercury has 7 human cards instead of 6"]),
        (_set("colour", "blue"), ["cl4rke", "colour"]),
        (_set("effects", []), ["cl4rke", "effects"]),
        (_set("id", "atlas"), ["atlas stands there 2 times"]),
        (_set("id", "clarke"), ["card 4", "clarke", "must be 'cl4rke'"]),
        (_effect(0, {"do": "take_badge"}), ["cl4rke must begin with 1 influence at home"]),
        (_effect(1, {"do": "explode"}), ["cl4rke", "explode", "effects[1]"]),
        (_effect(1, {"do": "mobilize"}), ["cl4rke", "count"]),
        (_effect(1, {"do": "mobilize", "count": 0}), ["cl4rke", "count"]),
        (_effect(1, {"do": "gain", "resource": "gold", "amount": 1}), ["cl4rke", "gold"]),
        (
            _effect(1, {"do": "influence", "amount": 1, "planet": {"pick": "best"}}),
            ["cl4rke", "planet cannot be", "best"],
        ),
        (
            _effect(1, {"do": "gain", "resource": "credits", "amount": {"per": "moons"}}),
            ["cl4rke", "amount cannot be", "moons"],
        ),
        (
            _effect(1, {"do": "exile", "owner": "self", "count": 1, "column": {"only": 1}}),
            ["cl4rke", "column cannot be", "only"],
        ),
        (
            _effect(1, {"do": "if", "test": {"luck": 1}, "then": [{"do": "take_badge"}]}),
            ["cl4rke", "test cannot be", "luck"],
        ),
        (
            _effect(1, {"do": "may", "options": [{"cost": [], "then": [{"do": "take_badge"}]}]}),
            ["cl4rke", "cost"],
        ),
        (
            _effect(1, {"do": "influence", "amount": 1, "planet": {"of": "moved_card"}}),
            ["cl4rke", "names the moved card where no card is moved"],
        ),
        (
            _effect(1, {"do": "develop", "people": "any", "discount": -1}),
            ["cl4rke", "discount"],
        ),
        (
            _effect(
                1,
                {
                    "do": "chain",
                    "times": 2,
                    "first": {"do": "mobilize", "count": 2},
                    "then": [{"do": "influence", "amount": 1, "planet": {"of": "moved_card"}}],
                },
            ),
            ["cl4rke", "the first part of a chain moves 1 card"],
        ),
        (
            _effect(
                1,
                {
                    "do": "gain",
                    "resource": "credits",
                    "amount": {"per": "planets_in_play", "owner": "self", "each": 2},
                    "who": "opponent",
                },
            ),
            ["cl4rke", "for the opponent takes a plain planet and number"],
        ),
        (
            _set("effects", [{"do": "influence", "amount": 1, "planet": "mercury"}] * 8),
            ["cl4rke", "8 times influence in a row, at most 7 can be played"],
        ),
        (
            _effect(
                1,
                {
                    "do": "if",
                    "test": {"badge": "self"},
                    "then": [{"do": "influence", "amount": 1, "planet": "mars"}] * 9,
                },
            ),
            ["cl4rke", "9 times influence in a row"],
        ),
    ],
)
def test_a_broken_card_is_named(tmp_path: Path, change: Change, said: list[str]) -> None:
    """The file, the card and what is wrong with it, in one line."""
    lines = problems(changed(tmp_path, "agents", change))
    found = [line for line in lines if all(part in line for part in said)]
    assert found, lines
    assert found[0].startswith("agents.json: ")


def test_a_missing_card_is_missed(tmp_path: Path) -> None:
    """89 cards are no deck."""

    def change(plain: Any) -> None:
        plain["agents"].pop()

    assert "90" in problems(changed(tmp_path, "agents", change))[0]


def _level(field: str, value: object) -> Change:
    def change(plain: Any) -> None:
        level(plain, "D", 3)[field] = value

    return change


def _same_side(plain: Any) -> None:
    plain["boards"][1]["side"] = "S"


def _same_row(plain: Any) -> None:
    plain["row_primes"][1]["row"] = 1


def _other_people(plain: Any) -> None:
    plain["boards"][0]["people"] = "robot"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_level("zenithium", 4), "side D level 3 must have level and zenithium 3"),
        (_level("level", 4), "side D level 3 must have level and zenithium 3"),
        (_level("token_slot", True), "side D level 3: a token lies on level 2 only"),
        (_level("effects", [{"do": "explode"}]), "side D: Invalid value 'explode'"),
        (
            _level("effects", [{"do": "develop", "people": "any"}]),
            "side D level 3: no develop here, or effects might never end",
        ),
        (_same_side, "side D must be there once, for animod"),
        (_other_people, "side S must be there once, for animod"),
        (_same_row, "the row primes must be of rows 1, 2 and 3, not [1, 1, 3]"),
    ],
)
def test_a_broken_technology_is_named(tmp_path: Path, change: Change, said: str) -> None:
    """The side and the level."""
    lines = problems(changed(tmp_path, "technology", change))
    assert any(line.startswith(f"technology.json: {said}") for line in lines), lines


def _token(field: str, value: object) -> Change:
    def change(plain: Any) -> None:
        plain["tokens"][1][field] = value

    return change


def _swap_tokens(plain: Any) -> None:
    tokens = plain["tokens"]
    tokens[0], tokens[1] = tokens[1], tokens[0]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_token("count", 4), "there are 17 tokens instead of 16"),
        (_token("count", "three"), "zenithium-1: Expected `int`, got `str`"),
        (_token("id", "zenith-1"), "'zenith-1' must be 'zenithium-1': ids and order stay"),
        (_token("effects", []), "zenithium-1: Expected `array` of length >= 1"),
        (
            _token("effects", [{"do": "bonus_token", "source": "reserve"}]),
            "zenithium-1: no bonus_token here, or effects might never end",
        ),
        (_swap_tokens, "'zenithium-1' must be 'influence': ids and order stay"),
    ],
)
def test_a_broken_token_is_named(tmp_path: Path, change: Change, said: str) -> None:
    """The token by its id."""
    lines = problems(changed(tmp_path, "bonus_tokens", change))
    assert any(line.startswith(f"bonus_tokens.json: {said}") for line in lines), lines


def test_a_missing_leadership_is_named(tmp_path: Path) -> None:
    """Both faces speak of all three peoples."""

    def change(plain: Any) -> None:
        del plain["diplomacy"]["2_players"]["robot"]
        del plain["diplomacy"]["4_players"]

    lines = problems(changed(tmp_path, "rules", change))
    assert lines[0] == "rules.json: diplomacy 2_players says nothing about robot"
    assert len(lines) == 4


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """A missing file, a file that is no JSON, a folder that is none."""
    folder = changed(tmp_path, "rules", lambda _: None)
    (folder / "agents.json").unlink()
    (folder / "technology.json").write_text("{", encoding="utf-8")
    (folder / "bonus_tokens.json").write_text("[]", encoding="utf-8")
    lines = problems(folder)
    assert [line.split(":")[0] for line in lines] == [
        "agents.json",
        "technology.json",
        "bonus_tokens.json",
    ]
    assert "cannot be read" in lines[0]
    assert "not a JSON document" in lines[1]
    assert len(problems(tmp_path / "nowhere")) == 4


def test_all_problems_are_named_at_once(tmp_path: Path) -> None:
    """An owner who corrects several records sees all that is wrong with their sums."""

    def change(plain: Any) -> None:
        agent(plain, "nero")["effects"][0]["amount"] = 2
        agent(plain, "cresus")["effects"][0]["planet"] = "mars"

    lines = problems(changed(tmp_path, "agents", change))
    assert lines == [
        "agents.json: nero must begin with 1 influence at home",
        "agents.json: cresus must begin with 1 influence at home",
    ]


def test_a_broken_set_cannot_be_played(tmp_path: Path) -> None:
    """Starting, and asking for its digest, refuse in the same words."""
    folder = str(changed(tmp_path, "agents", _set("cost", "nine")))
    for ask in (
        lambda: GAME.start(2, {"data": folder}),
        lambda: GAME.data_digest({"data": folder}),
    ):
        with pytest.raises(BadData, match="cl4rke"):
            ask()


# Playing a correction.


def cheaper_nero(plain: Any) -> None:
    nero = agent(plain, "nero")
    nero["cost"] = 5
    nero["effects"][1]["amount"] = 2


def corrected(folder: Path) -> dict[str, str]:
    return {"data": str(changed(folder, "agents", cheaper_nero))}


def test_a_corrected_set_is_played(tmp_path: Path) -> None:
    """Nero costs 5 and brings 2 zenithium; without the option still 7 and 3."""
    for options, credits_left, zenithium in ((corrected(tmp_path), 7, 3), ({}, 5, 4)):
        state: ZenithState = GAME.position({"hands": [["nero"]], "options": options})
        state.play("recruit nero")
        assert (int(state.stock[0]), int(state.stock[1])) == (credits_left, zenithium)


def test_a_correction_changes_the_digest(tmp_path: Path) -> None:
    """And a copy without a change, or with remarks only, has the same one."""
    (tmp_path / "same").mkdir()
    (tmp_path / "other").mkdir()
    assert GAME.data_digest(corrected(tmp_path / "other")) != GAME.data_digest()

    def remark(plain: Any) -> None:
        agent(plain, "nero")["reconstructed"] = True
        agent(plain, "nero")["name"] = "NERO"

    same = changed(tmp_path / "same", "agents", remark)
    assert GAME.data_digest({"data": str(same)}) == GAME.data_digest()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_text_of_a_card_follows_its_effects(tmp_path: Path, lang: str) -> None:
    """The help on Nero names the corrected numbers."""
    words = Words.of(lang, "zenith")

    def text(options: dict[str, str]) -> str:
        phrase = GAME.explain("card:nero", 2, options)
        assert phrase is not None
        return words.render(phrase).replace("\u00a0", " ")

    before, after = text({}), text(corrected(tmp_path))
    assert "3 " in before
    assert "7" in before
    assert before != after
    assert "2 " in after
    assert "5" in after
    assert "7" not in after


def test_the_price_shown_follows_the_correction(tmp_path: Path) -> None:
    """The label of the action names what will be paid."""
    state = GAME.position({"hands": [["nero"]], "options": corrected(tmp_path)})
    label = state.decision().options[0].label
    assert label.args["price"] == 5


def test_a_correction_is_in_the_record(tmp_path: Path) -> None:
    """Its digest as the data; it replays to the same end, and not with the shipped data."""
    is_kept_by_records(GAME, corrected(tmp_path))


def test_positions_of_a_correction_round_trip(tmp_path: Path) -> None:
    """A described position remembers its data set."""
    state = GAME.position({"hands": [["nero"]], "options": corrected(tmp_path)})
    assert GAME.position(state.position()) == state
    assert GAME.options_of(GAME.position(state.position()))["data"] == str(tmp_path)


# Reconstructed components.


def _has(phrase: Phrase, key: str) -> bool:
    inner = [one for one in phrase.args.values() if isinstance(one, Phrase)]
    return phrase.key == key or any(_has(one, key) for one in inner)


def test_reconstructed_components_are_told(tmp_path: Path) -> None:
    """Views list them by element, and the help on them says so; on others it does not."""
    folder = changed(
        tmp_path, "agents", lambda plain: agent(plain, "nero").update(reconstructed=True)
    )
    for name, change in (
        ("technology", _level("reconstructed", True)),
        ("bonus_tokens", _token("reconstructed", True)),
    ):
        path = folder / f"{name}.json"
        plain = json.loads(path.read_text(encoding="utf-8"))
        change(plain)
        path.write_text(json.dumps(plain), encoding="utf-8")
    options = {"data": str(folder)}
    state = GAME.start(2, options)
    view = state.view(0)
    assert isinstance(view, ZenithView)
    told = {"card:nero", "level:D:3", "token:zenithium-1"}
    assert set(view.reconstructed) == told
    known = {element.name for element in GAME.layout(2, options).elements}
    assert told <= known
    for element in (*told, "card:wul", "level:S:3", "token:badge"):
        help_on = GAME.explain(element, 2, options)
        assert help_on is not None
        assert _has(help_on, "explain-reconstructed") == (element in told)
