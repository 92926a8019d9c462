"""What must always hold: every cube, ship, marker, body, medal and card in one place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes
from perihelion.games.kepler3042.engine import Kepler3042State
from perihelion.games.kepler3042.rules.setup import bodies_in_match, objectives_in_set

SHEET_MOST: Final = 255
"""The most points that a line of the score sheet has room for."""


def audit(state: Kepler3042State) -> list[str]:
    """What is wrong with a state; empty if it is sound."""
    problems = _ranges(state)
    if problems:
        return problems
    return [
        *_cubes(state),
        *_colonies(state),
        *_bodies(state),
        *_ships(state),
        *_tracks(state),
        *_cards(state),
        *_frames(state),
    ]


def _as_set(state: Kepler3042State, hexes: Iterable[int]) -> list[int]:
    """Hexes as the words of a set."""
    t = state.tables
    words = [0] * int(t.words)
    for number in hexes:
        words[int(t.word[number])] |= int(t.bit[number])
    return words


def _is_in(state: Kepler3042State, words: vec[i64], number: int) -> bool:
    t = state.tables
    return bool(words[int(t.word[number])] & t.bit[number])


def _counts(word: int) -> list[int]:
    return [word >> codes.PLACE_BITS * place & 127 for place in range(codes.PLACES)]


def _ranges(state: Kepler3042State) -> list[str]:
    """Numbers that later checks count on."""
    t, seats = state.tables, int(state.seats)
    problems = []
    for seat in range(codes.SEATS):
        rows = range(codes.CUBES * seat, codes.CUBES * seat + codes.CUBES)
        words = [int(state.cubes[row]) for row in rows]
        if any(word < 0 or word >> codes.PLACE_BITS * codes.PLACES for word in words):
            problems.append(f"the cubes of seat {seat} are broken: {words}")
        ships = [int(state.ship[codes.SHIPS * seat + ship]) for ship in range(codes.SHIPS)]
        if any(not codes.NO_HEX <= at < codes.HEXES for at in ships) or sorted(ships) != ships:
            problems.append(f"the ships of seat {seat} are broken: {ships}")
        if not 0 <= state.cell[seat] < codes.ACTIONS:
            problems.append(f"the cube of seat {seat} is on cell {state.cell[seat]}")
        if not codes.CHOSEN_UNSEEN <= state.choice[seat] < codes.PAIRS:
            problems.append(f"seat {seat} has chosen {state.choice[seat]}")
        if seat >= seats and (any(words) or max(ships) >= 0 or state.terraformed[seat]):
            problems.append(f"there is no seat {seat}, and it owns something")
    for token in range(codes.TOKENS):
        place = int(state.place[token])
        if not codes.HELD - seats < place < codes.HEXES:
            problems.append(f"token {token} is at {place}")
    for nation in range(codes.NATIONS):
        levels = int(state.levels[nation])
        single = [levels >> codes.LEVEL_BITS * n & 15 for n in range(codes.TECHNOLOGIES)]
        if max(single) > codes.TOP_LEVEL or levels >> codes.LEVEL_BITS * codes.TECHNOLOGIES:
            problems.append(f"nation {nation} has levels {single}")
        for track in range(codes.TRACKS):
            at = codes.TRACKS * nation + track
            if not 0 <= state.space[at] <= t.last[track] or not 0 <= state.medals[at] <= 99:
                problems.append(f"nation {nation} is broken on track {track}")
    if not (0 <= state.round <= t.rounds and codes.NO_SEAT <= state.first < seats):
        problems.append(f"round {state.round} with seat {state.first} first cannot be")
    if not (codes.NO_SEAT <= state.on_turn < seats and 0 <= state.moved < 8):
        problems.append(f"the turn of seat {state.on_turn} is broken")
    return problems


def _cubes(state: Kepler3042State) -> list[str]:
    problems = []
    for seat in range(int(state.seats)):
        colonies = _colonies_of(state, seat)
        totals = []
        for cube in range(codes.CUBES):
            counts = _counts(int(state.cubes[codes.CUBES * seat + cube]))
            if max(counts) > codes.MOST:
                problems.append(f"seat {seat} has cubes {counts} of type {cube}")
            if any(counts[codes.EARTH + 1 + len(colonies) :]):
                problems.append(f"seat {seat} has cubes on a card that it does not have: {counts}")
            totals.append(sum(counts))
        problems += _totals(state, seat, totals)
    return problems


def _totals(state: Kepler3042State, seat: int, totals: list[int]) -> list[str]:
    """Storage, pit and cards together: the kit, alone with the bonus cubes of the level."""
    more = [have - int(of) for have, of in zip(totals, state.tables.kit, strict=True)]
    wanted = [0, 0, 0]
    if state.seats == 1 and not _before_bonus_cubes(state):
        both, antimatter = int(state.rulings.bonus_cubes), int(state.rulings.level) - 1
        wanted = [more[0], both - more[0], antimatter]
    if more != wanted or min(more) < 0:
        return [f"seat {seat} has {totals} cubes, {more} more than its kit, not {wanted}"]
    return []


def _before_bonus_cubes(state: Kepler3042State) -> bool:
    """Whether the bonus cubes of a solo level are still to come."""
    if not state.depth:
        return False
    frames = [int(state.frames[at]) for at in range(int(state.depth))]
    kinds = [frame & codes.KIND_MASK for frame in frames]
    stage = frames[0] >> codes.A_SHIFT & codes.NUMBER_MASK
    if kinds[0] != codes.F_SETUP:
        return False
    return stage <= codes.STAGE_CUBES or kinds[-1] == codes.F_BONUS_CUBES


def _colonies_of(state: Kepler3042State, seat: int) -> list[int]:
    first = codes.COLONIES * seat
    found = [int(state.colony[first + n]) for n in range(codes.COLONIES)]
    return [planet for planet in found if planet != codes.NO_PLANET]


def _colonies(state: Kepler3042State) -> list[str]:
    problems = []
    all_planets: list[int] = []
    for seat in range(codes.SEATS):
        first = codes.COLONIES * seat
        row = [int(state.colony[first + n]) for n in range(codes.COLONIES)]
        planets = _colonies_of(state, seat)
        if row[: len(planets)] != planets or sorted(planets) != planets:
            problems.append(f"the colonies of seat {seat} are out of order: {row}")
        if any(not 0 <= planet < codes.PLANETS for planet in planets):
            problems.append(f"seat {seat} has colonies that do not exist: {row}")
            continue
        if int(state.terraformed[seat]) & ~sum(1 << planet for planet in planets):
            problems.append(f"seat {seat} has terraformed what is no colony")
        places = [int(state.place[planet]) for planet in planets]
        if any(place < 0 or _is_in(state, state.hidden, place) for place in places):
            problems.append(f"seat {seat} has colonies that are not revealed: {row}")
        all_planets += planets
    if len(set(all_planets)) != len(all_planets):
        problems.append(f"a planet is the colony of two nations: {all_planets}")
    return problems


def _laid(state: Kepler3042State) -> int:
    """How many bodies have been laid so far."""
    frame = int(state.frames[0])
    if state.depth and frame & codes.KIND_MASK == codes.F_SETUP:
        stage = frame >> codes.A_SHIFT & codes.NUMBER_MASK
        if stage < codes.STAGE_PLACE:
            return 0
        if stage == codes.STAGE_PLACE:
            return frame >> codes.B_SHIFT & codes.NUMBER_MASK
    return int(bodies_in_match(state))


def _markers(state: Kepler3042State) -> list[int]:
    """The hexes of all colonies."""
    seats = range(int(state.seats))
    return [int(state.place[one]) for seat in seats for one in _colonies_of(state, seat)]


def _bodies(state: Kepler3042State) -> list[str]:
    t = state.tables
    problems = []
    tokens = [token for token in range(codes.TOKENS) if int(state.in_play) >> token & 1]
    places = {token: int(state.place[token]) for token in tokens}
    known = [place for place in places.values() if place >= 0]
    revealed = [place for place in known if not _is_in(state, state.hidden, place)]
    taken = [token for token, place in places.items() if place == codes.TAKEN]
    hidden = sum(int(word).bit_count() for word in state.hidden)
    if len(set(known)) != len(known):
        problems.append("two bodies lie on one hex")
    faces = _as_set(state, revealed)
    for at in range(int(t.words)):
        if state.hidden[at] & ~t.space[at] or faces[at] & ~int(t.space[at]):
            problems.append("a body lies where no body can lie")
        if state.open[at] != int(t.space[at]) & ~int(state.hidden[at]) & ~faces[at]:
            problems.append("the open hexes are not those without a body")
    if hidden != _laid(state) - len(revealed) - len(taken):
        problems.append(f"{hidden} bodies are hidden, and that is not what is left")
    if not state.rulings.peek and len(known) != len(revealed):
        problems.append("a hidden body is known")
    if any(token < codes.FIRST_OBJECTIVE for token in taken):
        problems.append("a planet or a mine was taken")
    occupied = {*_markers(state), *(int(at) for at in state.ship if at >= 0)}
    free = _as_set(state, [place for place in revealed if place not in occupied])
    if free != [int(word) for word in state.landing]:
        problems.append("the free revealed bodies are not those that can be landed on")
    out = [token for token in range(codes.TOKENS) if token not in places]
    if any(state.place[token] != codes.UNSEEN for token in out):
        problems.append("a body is on the table that is not in play")
    return problems


def _ships(state: Kepler3042State) -> list[str]:
    problems = []
    at = [int(number) for number in state.ship if number >= 0]
    if len(set(at)) != len(at):
        problems.append(f"two ships are on one hex: {sorted(at)}")
    if _as_set(state, at) != [int(word) for word in state.ships]:
        problems.append("the hexes with ships are not those where ships are")
    objectives = {int(state.place[n]) for n in range(codes.FIRST_OBJECTIVE, codes.TOKENS)}
    closed = {*objectives, *_markers(state)}
    problems += [
        f"a ship stands on hex {number}, where none can be"
        for number in at
        if number in closed
        or not _is_in(state, state.tables.space, number)
        or _is_in(state, state.hidden, number)
    ]
    return problems


def _tracks(state: Kepler3042State) -> list[str]:
    problems = []
    if int(state.lying) & ~int(state.tables.medals):
        problems.append("a medal lies where none belongs")
    for track in range(codes.TRACKS):
        whole = int(state.tables.medals) >> codes.SPACES * track & 0xFFFFFFFF
        left = int(state.lying) >> codes.SPACES * track & 0xFFFFFFFF
        on_card = int(state.on_card) >> 8 * track & 255
        gone = (whole & ~left).bit_count()
        if on_card > gone:
            problems.append(f"{on_card} medals of track {track} on the card, {gone} gone")
    return [*problems, *_many_medals(state)]


def _many_medals(state: Kepler3042State) -> list[str]:
    """A nation that takes all medals that are left must still fit its score sheet."""
    points = int(state.tables.points[codes.LINE_MEDALS])
    left = int(state.lying).bit_count()
    left += sum(int(state.on_card) >> 8 * track & 255 for track in range(codes.TRACKS))
    held = [
        sum(int(state.medals[codes.TRACKS * seat + track]) for track in range(codes.TRACKS))
        for seat in range(int(state.seats))
    ]
    return [
        f"seat {seat} has {count} medals, and {left} are left: more than {SHEET_MOST} points"
        for seat, count in enumerate(held)
        if count and points * (count + left) > SHEET_MOST
    ]


def _cards(state: Kepler3042State) -> list[str]:
    problems = []
    every = int(state.tables.solo_cards) if state.seats == 1 else (1 << codes.PROGRESS_CARDS) - 1
    deck, card = int(state.deck), int(state.card)
    if deck & ~every or (every & ~deck).bit_count() != state.round:
        problems.append(f"{deck.bit_count()} cards are left in round {state.round}")
    if card != codes.NO_CARD and (not every >> card & 1 or deck >> card & 1):
        problems.append(f"card {card} cannot be open")
    dealt = [int(one) for one in state.objective if one >= 0]
    allowed = int(objectives_in_set(state)) if state.seats > 1 else 0
    if len(set(dealt)) != len(dealt) or any(not allowed >> one & 1 for one in dealt):
        problems.append(f"the objectives {dealt} cannot be dealt")
    return problems


def _frames(state: Kepler3042State) -> list[str]:
    problems = []
    depth = int(state.depth)
    if not 0 <= depth <= codes.MAX_FRAMES or (depth == 0) != (state.reason != codes.RUNNING):
        return [f"{depth} frames are on the stack"]
    for at in range(depth):
        frame = int(state.frames[at])
        seat = frame >> codes.SEAT_SHIFT & codes.SEAT_MASK
        if frame < 0 or frame & codes.KIND_MASK > codes.F_LAST or seat >= state.seats:
            problems.append(f"frame {at} is broken: {frame}")
    if not 0 <= state.steps <= codes.QUANTUM_STEPS:
        problems.append(f"{state.steps} quantum steps were made")
    return problems
