"""What prompts and answers say: counts, prices, the end of a track, in both languages."""

from __future__ import annotations

from typing import Final

import pytest
from tests.games.kepler3042.scene import GAME, Scene, finished, nation, resolution, scene

from perihelion.cli.table.narrator import Narrator
from perihelion.games.kepler3042.action_ids import act_of
from perihelion.games.kepler3042.phrases.labels import Labeller
from perihelion.games.kepler3042.views.option_facts import OptionFacts
from perihelion.kernel.actions import Act
from perihelion.kernel.wire import Decision

LANGUAGES: Final = ("en", "fr")
FRENCH_TRACK: Final = "piste de Suprématie technologique"


def asked(table: Scene) -> Decision:
    return table.state.decision(int(table.state.seat))


def steps(table: Scene) -> tuple[int, int]:
    """How far along the open question is, as its prompt says too."""
    decision = asked(table)
    for language, word in zip(LANGUAGES, ("of", "sur"), strict=True):
        prompt = Narrator(GAME, language, 2).to(decision.seat)(decision.prompt)
        told = prompt.endswith(f"({decision.step} {word} {decision.of})")
        assert told == (decision.of > 1), prompt
    return decision.step, decision.of


def prompts(table: Scene) -> list[str]:
    """The open question in English and French, with plain spaces."""
    decision = asked(table)
    voices = [Narrator(GAME, language, 2).to(decision.seat) for language in LANGUAGES]
    return [voice(decision.prompt).replace("\u00a0", " ") for voice in voices]


def said(table: Scene, text: str) -> list[str]:
    """An answer in English and French, with plain spaces."""
    decision = asked(table)
    label = next(option.label for option in decision.options if option.text == text)
    voices = [Narrator(GAME, language, 2).to(decision.seat) for language in LANGUAGES]
    return [voice(label).replace("\u00a0", " ") for voice in voices]


# Counts.


@pytest.mark.rules("6.16")
def test_bodies_to_be_revealed() -> None:
    """Four, counted from the first one."""
    hidden = "0-1 2-1 4-1 6-1 8-1"
    table = scene(nation(), hidden=hidden).act("galactic-cartography", "advance colonial")
    for number, where in enumerate(hidden.split()[:4], 1):
        assert steps(table) == (number, 4)
        table.play(f"reveal {where}")
        table.play(table.options("body ")[0])
    assert table.asked() == (0, "bonus")


@pytest.mark.rules("6.17", "13.12")
def test_the_last_hidden_bodies() -> None:
    """If all are revealed, the question says how many there are."""
    table = scene(nation(), hidden="0-1 2-1").act("galactic-cartography", "advance colonial")
    assert steps(table) == (1, 1)
    english, french = prompts(table)
    assert english == "Galactic Cartography: which of the last 2 hidden bodies do you reveal next?"
    assert french.startswith("Cartographie galactique : lequel des 2 derniers Corps Célestes face")
    table.play("reveal 0-1")
    table.play(table.options("body ")[0])
    assert prompts(table)[0] == "Galactic Cartography: do you reveal the last hidden body?"
    furthest = nation(tracks=(0, 9))
    assert steps(resolution("deep-survey", furthest, hidden="0-1 2-1 4-1")) == (1, 2)
    table = resolution("deep-survey", furthest, hidden="0-1")
    assert steps(table) == (1, 1)
    assert prompts(table)[0] == "Deep Survey: do you reveal the last hidden body?"


@pytest.mark.rules("13.6", "R21")
def test_cubes_for_a_level() -> None:
    """All that are due are told; one if the ruling says so."""
    owner = nation(levels="33333")
    table = resolution("extraterrestrial-knowledge", owner).play("raise space-travel")
    for number in (1, 2, 3):
        assert steps(table) == (number, 3)
        table.play("sacrifice energy storage")
    options = {"knowledge_price": "one_cube"}
    table = resolution("extraterrestrial-knowledge", owner, options=options)
    assert steps(table.play("raise space-travel")) == (1, 1)


@pytest.mark.rules("6.1")
@pytest.mark.parametrize(("ships", "count"), [("", 3), ("14-8", 2), ("14-8 14-9", 1)])
def test_ships_to_be_built(ships: str, count: int) -> None:
    """As many as the supply has."""
    table = scene(nation(earth="3E 3M", ships=ships)).act("space-construction")
    for number in range(1, count + 1):
        assert steps(table) == (number, count)
        table.play("build earth")
        table.play(table.options("at ")[0])


@pytest.mark.rules("6.19")
def test_colonies_that_produce() -> None:
    """Two by the technology, but not more than there are."""
    one = nation(levels="00030", colonies="1")
    assert steps(scene(one, bodies="13-9 1").act("production")) == (1, 1)
    two = nation(levels="00030", colonies="1, 2")
    table = scene(two, bodies="13-9 1, 9-9 2").act("production")
    assert steps(table) == (1, 2)
    assert steps(table.play("harvest 1")) == (2, 2)


@pytest.mark.rules("13.10")
def test_cubes_to_be_regenerated() -> None:
    """Two by the card, but not more than the pit has."""
    assert steps(resolution("entropy-reversal", nation(pit="1E"))) == (1, 1)
    table = resolution("entropy-reversal", nation(pit="1E 2M"))
    assert steps(table) == (1, 2)
    assert steps(table.play("regenerate matter")) == (2, 2)


# Answers.


@pytest.mark.rules("7.3", "7.4")
def test_the_price_of_a_bonus() -> None:
    """A cube each; with the Theory of Everything the second one is paid for."""
    table = scene(nation(earth="3E", levels="00400")).skip("space-construction")
    english, french = said(table, "bonus space-logistics")
    assert english.startswith("Space Logistics (sacrifice 1 resource): Put one ship")
    assert french.startswith("Logistique spatiale (sacrifier 1 Ressource) : Posez un Vaisseau")
    table.play("bonus society-modernisation", "sacrifice energy storage")
    english, french = said(table, "bonus space-logistics")
    assert english.startswith("Space Logistics (already paid for): Put one ship")
    assert french.startswith("Logistique spatiale (déjà payée) : Posez un Vaisseau")
    table = scene(nation(earth="3E", levels="00300")).skip("space-construction")
    table.play("bonus society-modernisation", "sacrifice energy storage")
    assert said(table, "bonus space-logistics")[0].startswith("Space Logistics (sacrifice 1 ")


@pytest.mark.rules("12.5", "R16")
@pytest.mark.parametrize(
    ("ruling", "tracks", "spaces", "english", "french"),
    [
        ("lost", (19, 5), 1, "to space 20", "jusqu’à la case 20"),
        ("other_track", (19, 5), 1, "to space 20", "jusqu’à la case 20"),
        (
            *("lost", (20, 5), 1),
            "you are at its end, the advance is lost",
            "vous êtes au bout, le déplacement est perdu",
        ),
        (
            *("other_track", (20, 20), 1),
            "you are at its end, the advance is lost",
            "vous êtes au bout, le déplacement est perdu",
        ),
        (
            *("lost", (19, 5), 3),
            "to space 20, its end; the rest is lost",
            "jusqu’à la case 20, la dernière ; le reste est perdu",
        ),
        (
            *("other_track", (20, 5), 1),
            "you are at its end, so technology track: to space 6",
            "vous êtes au bout, donc piste de Suprématie technologique : jusqu’à la case 6",
        ),
        (
            *("other_track", (19, 5), 3),
            "to space 20, its end, then technology track: to space 7",
            f"jusqu’à la case 20, la dernière, puis {FRENCH_TRACK} : jusqu’à la case 7",
        ),
    ],
)
def test_an_advance_at_the_end_of_a_track(
    ruling: str, tracks: tuple[int, int], spaces: int, english: str, french: str
) -> None:
    """The label says what the advance does, whatever becomes of it."""
    table = scene(nation(tracks=tracks), options={"end_of_track": ruling})
    table.act("galactic-cartography")
    act: Act = next(one for one in _acts(table) if one.text == "advance colonial")
    told = OptionFacts(table.state, 0, "track", 3, spaces).of(act)
    label = Labeller(table.state, 0, "track", 3).of(act, told)
    for language, start, text in (
        ("en", "Colonial track: ", english),
        ("fr", "Piste de Suprématie coloniale : ", french),
    ):
        words = Narrator(GAME, language, 2).to(0)(label).replace("\u00a0", " ")
        assert words == start + text
    if spaces == 1:
        assert said(table, "advance colonial")[0] == f"Colonial track: {english}"


def _acts(table: Scene) -> list[Act]:
    return [act_of(table.state, 0, action) for action in table.state.legal()]


# The last tie-break.


@pytest.mark.rules("R22", "14.16")
def test_why_a_tie_was_lost() -> None:
    """The score sheet tells the rounds as first seat, if they decide."""
    options = {"last_tie_break": "fewest_first_player_rounds"}
    table = finished(nation(), nation(), nation(), seats=3, options=options)
    sheet = table.view().sheet
    assert sheet is not None
    assert (sheet.rounds_first, table.winners()) == ((6, 5, 5), (1, 2))
    for language, words in zip(LANGUAGES, ("rounds as first", "manches en premier"), strict=True):
        drawn = GAME.draw_view(table.state.view(1), Narrator(GAME, language, 3).to(1))
        row = next(line for line in drawn.splitlines() if line.startswith(words))
        assert row.split()[-3:] == ["6", "5", "5"]
    sheet = finished(nation(), nation(), nation(), seats=3).view().sheet
    assert sheet is not None
    assert sheet.rounds_first == ()
