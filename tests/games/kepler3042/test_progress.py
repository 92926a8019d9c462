"""The eighteen Progress cards (README chapter 13)."""

from __future__ import annotations

import pytest
from tests.games.kepler3042.scene import AROUND_SUN, Nation, nation, resolution, scene, steps

from perihelion.games.kepler3042.phrases.names import CARD_IDS, TECHNOLOGY_IDS
from perihelion.kernel.state import CHANCE

BODIES = "1-1 1, 3-1 2, 5-1 3, 7-1 4"
SHIPS = ("13-9", "9-9", "11-12", "11-6")
WHO = {
    "extraterrestrial-knowledge": ("all", ""),
    "expansion-agreement": ("all", ""),
    "scientific-solidarity": ("least", "technology"),
    "colonial-relief": ("least", "colonial"),
    "research-prestige": ("most", "technology"),
    "colonial-prestige": ("most", "colonial"),
    "entropy-reversal": ("least", "technology"),
    "matter-recovery": ("least", "colonial"),
    "orbital-shipyards": ("least", "colonial"),
    "deep-survey": ("most", "technology"),
    "shared-laboratories": ("least", "technology"),
    "interstellar-relay": ("most", "space-travel"),
    "resource-exchange": ("least", "quantum-physics"),
    "energy-surplus": ("least", "energy-development"),
    "planetary-harvest": ("most", "terraforming"),
    "antimatter-cascade": ("least", "antimatter-science"),
    "galactic-jubilee": ("most", "medals"),
    "new-generation": ("least", "medals"),
}


def _ready(seat: int, metric: str, value: int) -> Nation:
    """A nation for which every card can do something."""
    given: dict[str, object] = {"pit": "1E", "colonies": f"{seat + 1} 1E 1M", "ships": SHIPS[seat]}
    if metric == "colonial":
        given["tracks"] = (value, 0)
    elif metric == "technology":
        given["tracks"] = (0, value)
    elif metric == "medals":
        given["medals"] = (0, value)
    elif metric:
        place = TECHNOLOGY_IDS.index(metric)
        given["levels"] = "0" * place + str(value) + "0" * (4 - place)
    return nation(**given)  # type: ignore[arg-type]


def _served(card: str, values: tuple[int, ...], first: int = 0) -> list[int]:
    """The seats that are asked when a card is resolved, in their order."""
    seats = len(values)
    nations = [_ready(seat, WHO[card][1], value) for seat, value in enumerate(values)]
    last = (first - 1) % seats
    table = scene(*nations, seats=seats, bodies=BODIES, card=card, first=first, on_turn=last)
    table.pass_turn()
    order: list[int] = []
    while table.state.seat >= 0:
        if table.state.seat not in order:
            order.append(int(table.state.seat))
        table.play("decline" if "decline" in table.options() else "stop")
    return order


@pytest.mark.rules("13.1", "13.2", "13.3", "R19")
@pytest.mark.parametrize("card", CARD_IDS)
def test_whom_a_card_serves(card: str) -> None:
    """All, or those with the highest or lowest value, in the order of the round."""
    who = WHO[card][0]
    expected = {"all": [0, 1, 2], "most": [1], "least": [0]}[who]
    assert _served(card, (1, 3, 2)) == expected
    expected = {"all": [2, 0, 1], "most": [2, 1], "least": [0]}[who]
    assert _served(card, (1, 2, 2), first=2) == expected
    expected = {"all": [1, 2, 0], "most": [1], "least": [2, 0]}[who]
    assert _served(card, (1, 2, 1), first=1) == expected
    assert _served(card, (2, 2, 2), first=1) == [1, 2, 0]


@pytest.mark.rules("13.1")
def test_who_is_served_is_settled_once() -> None:
    """The first of two with fewest medals, or lowest on a track, may change that: the other one
    is served all the same, and nobody else."""
    nations = nation(tracks=(0, 2)), nation(tracks=(0, 2)), nation(tracks=(0, 3))
    table = resolution("shared-laboratories", *nations, seats=3)
    table.play("raise space-travel")
    assert table.asked() == (1, "level")
    highest = nation(medals=(2, 0)), nation(medals=(2, 0))
    table = resolution("galactic-jubilee", *highest)
    assert table.play("advance colonial").asked() == (1, "track")


# Declining.


@pytest.mark.rules("13.4", "R20")
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_effect_may_be_declined(card: str) -> None:
    """Nothing changes then."""
    nations = [_ready(seat, WHO[card][1], 2) for seat in range(2)]
    table = resolution(card, *nations, bodies=BODIES)
    before = [table.nation(seat) for seat in range(2)]
    while table.state.seat >= 0:
        table.play("decline" if "decline" in table.options() else "stop")
    assert table.asked() == (CHANCE, "card")
    assert [table.nation(seat) for seat in range(2)] == before
    assert table.hidden() == 20


@pytest.mark.rules("13.4", "R20")
def test_declining_after_a_part() -> None:
    """One of two regenerations, one of two bodies; the next effect is offered all the same."""
    table = resolution("entropy-reversal", nation(pit="2E"), nation(tracks=(0, 1)))
    table.play("regenerate energy", "decline")
    assert table.cubes(0, "pit") == "1E"
    survey = resolution("deep-survey", nation(tracks=(0, 1)))
    survey.play(survey.options("reveal")[0]).play(survey.options()[0]).play("decline")
    assert survey.asked() == (0, "produce")
    survey.play("produce earth")
    assert (survey.hidden(), survey.cubes(0, "earth")) == (23, "4E 3M")
    other = resolution("deep-survey", nation(tracks=(0, 1))).play("decline")
    assert other.asked() == (0, "produce")


# Productions.


@pytest.mark.rules("13.5", "13.8", "13.9", "5.2")
@pytest.mark.parametrize(
    ("card", "cubes"),
    [("scientific-solidarity", "2E"), ("colonial-relief", "2M"), ("energy-surplus", "2E"),
     ("antimatter-cascade", "1A"), ("research-prestige", "1A"), ("colonial-prestige", "1E 1M")],
)  # fmt: skip
def test_productions(card: str, cubes: str) -> None:
    """All on one controlled planet, of the nation's choice."""
    who, metric = WHO[card]
    seat = 0 if who == "most" else 1
    nations = [_ready(0, metric, 2), _ready(1, metric, 1)]
    nations[seat] |= {"earth": {}, "ships": []}
    table = resolution(card, *nations, bodies=BODIES)
    planet = str(seat + 1)
    assert table.asked() == (seat, "produce")
    assert table.names("produce") == f"earth {planet}"
    assert table.play("produce earth").cubes(seat, "earth") == cubes
    assert table.asked() == (CHANCE, "card")


@pytest.mark.rules("13.8", "5.2")
def test_a_production_that_the_storage_lacks() -> None:
    """1 E of 2; with none at all nobody is asked."""
    table = resolution("energy-surplus", nation(earth="6E"), nation(levels="00100"))
    assert table.play("produce earth").cubes(0, "earth") == "7E"
    none = resolution("energy-surplus", nation(earth="7E"), nation(levels="00100"))
    assert none.asked() == (CHANCE, "card")


@pytest.mark.rules("13.10")
@pytest.mark.parametrize("card", ["entropy-reversal", "matter-recovery"])
def test_regenerations(card: str) -> None:
    """Up to two cubes, of any types."""
    lowest, ahead = nation(pit="1E 1M 1A"), nation(tracks=(1, 1), pit="1E")
    table = resolution(card, lowest, ahead)
    table.play("regenerate antimatter", "regenerate matter")
    assert (table.cubes(0, "pit"), table.asked()) == ("1E", (CHANCE, "card"))
    one = resolution(card, nation(pit="1M"), ahead).play("regenerate matter")
    assert one.asked() == (CHANCE, "card")


# Levels.


@pytest.mark.rules("13.6", "R21")
@pytest.mark.parametrize(("level", "price"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_extraterrestrial_knowledge(level: int, price: int) -> None:
    """Any technology, one level, nothing spent; one cube sacrificed for each advance."""
    owner = nation(earth="", levels=f"{level - 1}0000", tracks=(0, 16))
    table = resolution("extraterrestrial-knowledge", owner)
    assert table.names("raise") == " ".join(TECHNOLOGY_IDS)
    table.play("raise space-travel")
    for _ in range(price):
        assert table.asked() == (0, "sacrifice")
        assert table.levels(0)[0] == str(level - 1)
        table.play("sacrifice energy storage")
    assert (table.levels(0)[0], table.tracks(0)) == (str(level), (0, 16 + price))
    assert table.cubes(0, "pit") == (f"{price}E" if price else "")
    assert table.asked() == (1, "level")


@pytest.mark.rules("13.6", "R21")
def test_knowledge_needs_the_cubes() -> None:
    """A level with more advances than there are cubes cannot be chosen; one on 4 neither."""
    poor = nation(earth="1E", pit="6E 7M 3A", levels="12340")
    table = resolution("extraterrestrial-knowledge", poor)
    assert table.names("raise") == "space-travel antimatter-science"


@pytest.mark.rules("13.13")
def test_shared_laboratories() -> None:
    """One level for nothing, not above 2."""
    lowest, ahead = nation(earth="", levels="01234", tracks=(0, 8)), nation(tracks=(0, 9))
    table = resolution("shared-laboratories", lowest, ahead)
    assert table.names("raise") == "space-travel quantum-physics"
    table.play("raise quantum-physics")
    assert (table.levels(0), table.tracks(0), table.cubes(0, "pit")) == ("02234", (0, 9), "")
    assert table.asked() == (CHANCE, "card")
    full = nation(levels="22222")
    assert resolution("shared-laboratories", full, ahead).asked() == (CHANCE, "card")


# Ships.


@pytest.mark.rules("13.7")
def test_expansion_agreement() -> None:
    """In turn, beside a colony of another nation."""
    nations = nation(colonies="1"), nation(), nation(colonies="2, 3")
    table = resolution("expansion-agreement", *nations, seats=3, bodies=BODIES)
    assert table.names("beside") == "2 3"
    table.play("beside 3")
    assert set(table.names("at").split()) <= {"5-0", "6-0", "4-1", "6-1", "5-2", "6-2"}
    table.play("at 6-1")
    assert table.names("beside") == "1 2 3"
    table.play("beside 1", "at 2-1")
    assert table.names("beside") == "1"
    assert (table.ships(0), table.ships(1), table.supply(0)) == ("6-1", "2-1", 2)
    assert table.cubes(0, "earth") == "3E 3M"


@pytest.mark.rules("13.7")
def test_expansion_agreement_without_colonies_of_others() -> None:
    """Beside the Sun; without a ship in the supply nobody is asked."""
    table = resolution("expansion-agreement", nation(colonies="1"), bodies=BODIES)
    assert table.names("beside") == "earth"
    assert table.play("beside earth").names("at").split() == list(AROUND_SUN)
    none = nation(ships="13-9 9-9 11-12"), nation(ships="6-5 7-5 8-5")
    assert resolution("expansion-agreement", *none).asked() == (CHANCE, "card")


@pytest.mark.rules("13.7", "6.5", "R06")
def test_expansion_agreement_with_no_room() -> None:
    """The nearest free hex."""
    first = nation(ships=" ".join(AROUND_SUN[:2]))
    others = nation(ships=" ".join(AROUND_SUN[2:5])), nation(ships=AROUND_SUN[5])
    table = resolution("expansion-agreement", first, *others, seats=3).play("beside earth")
    assert {steps("11-9", at) for at in table.names("at").split()} == {2}


@pytest.mark.rules("13.11")
def test_orbital_shipyards() -> None:
    """One ship beside a controlled planet, for nothing."""
    table = resolution("orbital-shipyards", nation(colonies="1"), nation(tracks=(1, 0)),
                       bodies=BODIES)  # fmt: skip
    assert table.names("beside") == "earth 1"
    table.play("beside earth", "at 12-9")
    assert (table.ships(0), table.cubes(0, "earth")) == ("12-9", "3E 3M")
    assert table.asked() == (CHANCE, "card")
    full = nation(ships="13-9 9-9 11-12")
    assert resolution("orbital-shipyards", full, nation(tracks=(1, 0))).asked() == (CHANCE, "card")


@pytest.mark.rules("13.11", "6.5", "R06")
def test_orbital_shipyards_with_no_room() -> None:
    """The nearest free hex."""
    others = (
        nation(ships=" ".join(AROUND_SUN[:3]), tracks=(1, 0)),
        nation(ships=" ".join(AROUND_SUN[3:]), tracks=(1, 0)),
    )
    table = resolution("orbital-shipyards", nation(), *others, seats=3).play("beside earth")
    assert {steps("11-9", at) for at in table.names("at").split()} == {2}


@pytest.mark.rules("13.14", "8.2")
def test_interstellar_relay() -> None:
    """Each ship up to 2 hexes, whatever the speed."""
    owner = nation(ships="13-9 9-9", levels="10000")
    table = resolution("interstellar-relay", owner).play("move 13-9")
    assert max(steps("13-9", at) for at in table.names("to").split()) == 2
    table.play("to 15-9")
    assert table.names("move") == "9-9"
    table.play("move 9-9", "to 7-9")
    assert (table.ships(0), table.asked()) == ("7-9 15-9", (CHANCE, "card"))


@pytest.mark.rules("13.14", "8.9", "12.6")
def test_interstellar_relay_to_a_colonial_objective() -> None:
    """With its advance, whose icon is decided at once."""
    owner = nation(ships="13-9", levels="10000", tracks=(2, 0))
    table = resolution("interstellar-relay", owner, bodies="14-9 goal")
    table.play("move 13-9", "to 14-9")
    assert (table.tracks(0), table.options()) == ((3, 0), ["produce earth", "decline"])


# Bodies, planets, cubes, advances.


@pytest.mark.rules("13.12", "6.16")
def test_deep_survey() -> None:
    """Two bodies, the second when the first is known, then 1 E."""
    table = resolution("deep-survey", nation(tracks=(0, 1)), hidden="10-6 11-5 2-3")
    table.play("reveal 2-3").play(table.options()[0])
    assert table.names("reveal") == "11-5 10-6"
    table.play("reveal 10-6").play(table.options()[0], "produce earth")
    assert (table.hidden(), table.cubes(0, "earth")) == (1, "4E 3M")


@pytest.mark.rules("13.12")
@pytest.mark.parametrize("hidden", ["", "10-6"])
def test_deep_survey_with_fewer_bodies(hidden: str) -> None:
    """Those that are hidden, then the energy."""
    table = resolution("deep-survey", nation(tracks=(0, 1)), hidden=hidden)
    for _ in hidden.split():
        table.play("reveal 10-6").play(table.options()[0])
    assert table.asked() == (0, "produce")


@pytest.mark.rules("13.15", "10.2", "10.3")
def test_resource_exchange() -> None:
    """Up to two assignments, then one transformation."""
    owner = nation(earth="1E 1A", colonies="1")
    table = resolution("resource-exchange", owner, nation(levels="01000"), bodies=BODIES)
    table.play("give earth", "send antimatter 1", "give earth", "send energy 1")
    assert table.cubes(0, "1") == "1E 1A"
    assert table.names("give") == "1"
    table.play("give 1", "swap energy")
    assert (table.cubes(0, "1"), table.asked()) == ("1M 1A", (CHANCE, "card"))


@pytest.mark.rules("13.15")
def test_resource_exchange_in_parts() -> None:
    """Without a second planet only the transformation; assignments may be left out."""
    alone = resolution("resource-exchange", nation(), nation(levels="01000"))
    assert alone.play("give earth").options() == ["swap energy", "swap matter"]
    two = resolution("resource-exchange", nation(colonies="1"), nation(levels="01000"),
                     bodies=BODIES)  # fmt: skip
    two.play("give earth", "send energy 1", "decline")
    assert two.asked() == (0, "giver")
    assert two.play("give 1").options() == ["swap energy"]


@pytest.mark.rules("13.16", "1.9", "1.11")
def test_planetary_harvest() -> None:
    """One colony produces its visible face; Earth does not, and without a colony nothing does."""
    owner = nation(earth="", colonies="1*, 2", levels="00010")
    table = resolution("planetary-harvest", owner, bodies=BODIES)
    assert table.names("harvest") == "1 2"
    table.play("harvest 1")
    assert (table.cubes(0, "1"), table.asked()) == ("1E 3M", (CHANCE, "card"))
    none = resolution("planetary-harvest", nation(levels="00010"))
    assert none.asked() == (CHANCE, "card")


@pytest.mark.rules("13.17")
@pytest.mark.parametrize(("card", "medals"), [("galactic-jubilee", 1), ("new-generation", 0)])
@pytest.mark.parametrize("track", [0, 1])
def test_advances(card: str, medals: int, track: int) -> None:
    """One space on a track of its choice."""
    owner, other = nation(medals=(medals, 0)), nation(medals=(0, 1 - medals))
    table = resolution(card, owner, other)
    assert table.options() == ["advance colonial", "advance technology", "decline"]
    table.play(table.options()[track])
    assert table.tracks(0) == (1 - track, track)


@pytest.mark.rules("13.17", "12.6")
def test_an_advance_with_an_icon_in_the_resolution() -> None:
    """The nation decides about it at once, before the next nation is served."""
    table = resolution("new-generation", nation(tracks=(2, 0)), nation())
    table.play("advance colonial")
    assert (table.asked(), table.options()) == ((0, "icon"), ["produce earth", "decline"])
    assert table.play("produce earth").asked() == (1, "track")
