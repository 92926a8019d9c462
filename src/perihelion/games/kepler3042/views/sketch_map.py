"""The galaxy as text: one hex is three characters, odd rows are shifted by half a hex.

    0  1  2  3       a planet is its number, with the ship (a) or the marker (A) on it
0   .  . *** ?       stars *, ** and ***; a hidden body is ?
1     . 12a .  -     empty space is drawn by its zone
"""

from __future__ import annotations

from typing import Final

from perihelion.games.kepler3042.data_set.geometry import distance, hex_id, place_of
from perihelion.games.kepler3042.phrases.names import COLONIAL_OBJECTIVE, MINE
from perihelion.games.kepler3042.views.sketch_words import Writer
from perihelion.games.kepler3042.views.view import BodyView, GalaxyView, Kepler3042View, PlanetView

LETTERS: Final = "abcd"
"""The nations by seat: small for ships, large for markers."""
GHOST_LETTER: Final = "g"
DOTS: Final = {"near": ":", "intermediate": "-", "far": "."}
SUN_MARK: Final = "(O)"
HOLE_MARK: Final = "(#)"
HIDDEN_MARK: Final = "?"
TOKEN_MARKS: Final = {f"token:{MINE}": "$", f"token:{COLONIAL_OBJECTIVE}": "!"}
CELL: Final = 3
SHIFT: Final = 2


def draw_map(view: Kepler3042View) -> list[str]:
    """The galaxy, with columns above and below and rows on both sides."""
    cells = _cells(view)
    columns = "".join(f"{column:>2} " for column in range(view.galaxy.columns))
    head = f"    {columns}".rstrip()
    lines = [head]
    for row in range(view.galaxy.rows):
        shift = " " * (SHIFT if row % 2 else 0)
        names = [hex_id((column, row)) for column in range(view.galaxy.columns)]
        drawn = "".join(cells.get(name, " " * CELL) for name in names)
        width = CELL * view.galaxy.columns + SHIFT
        lines.append(f"{row:>2}  {shift + drawn:{width}} {row:>2}")
    return [*lines, head]


def zone_map(galaxy: GalaxyView) -> dict[str, str]:
    """The zone of every hex of a board."""
    if galaxy.zone_hexes:
        return {name: zone for zone, hexes in galaxy.zone_hexes.items() for name in hexes}
    sun, missing = place_of(galaxy.sun), set(galaxy.missing)
    rows, columns = range(galaxy.rows), range(galaxy.columns)
    away = {hex_id((x, y)): distance(sun, (x, y)) for y in rows for x in columns}
    return {name: _ring(galaxy, far) for name, far in away.items() if name not in missing}


def _ring(galaxy: GalaxyView, away: int) -> str:
    return next(zone for zone, last in galaxy.zones.items() if not last or away <= last)


def _cells(view: Kepler3042View) -> dict[str, str]:
    galaxy = view.galaxy
    cells = {name: f" {DOTS[zone]} " for name, zone in zone_map(galaxy).items()}
    for name, multiplicity in galaxy.stars.items():
        cells[name] = f"{' *' if multiplicity == 1 else '*' * multiplicity:<{CELL}}"
    cells[galaxy.sun], cells[galaxy.sagittarius] = SUN_MARK, HOLE_MARK
    for body in view.bodies:
        cells[body.hex] = _body(body)
    for ship in view.ships:
        if ship.on is None:
            letter = LETTERS[ship.seat]
            own = ship.seat == view.viewer
            cells[ship.hex] = f">{letter}<" if own else f" {letter} "
    return cells


def _body(body: BodyView) -> str:
    if body.token is None:
        return f" {HIDDEN_MARK} "
    mark = TOKEN_MARKS.get(body.token) or body.token.partition(":")[2]
    if body.hidden:
        return f"{mark:>2}{HIDDEN_MARK}"
    return f"{mark:>2}{owner_of(body)}"


def owner_of(body: BodyView) -> str:
    """The letter of whose ship or marker is on a body, or a blank."""
    if body.ship is not None:
        return LETTERS[body.ship]
    return " " if body.colony is None else LETTERS[body.colony].upper()


def legend(view: Kepler3042View, words: Writer) -> list[str]:
    """What the signs of the map mean."""
    parts = [f"{DOTS[zone]} {words.word(f'zone-{zone}')}" for zone in view.galaxy.zones]
    parts += [
        f"{SUN_MARK} {words.word('sun')}",
        f"{HOLE_MARK} {words.word('sagittarius-a')}",
        f"* ** *** {words.word('sketch-stars')}",
        f"{HIDDEN_MARK} {words.word('sketch-hidden-body')}",
        f"12 {words.word('sketch-planet')}",
        f"$ {words.word(f'token-{MINE}')}",
        f"! {words.word(f'token-{COLONIAL_OBJECTIVE}')}",
    ]
    if view.viewer is not None:
        letter = LETTERS[view.viewer]
        parts.append(f">{letter}< 12{letter} {words.word('sketch-own-ship')}")
        parts.append(f"12{letter.upper()} {words.word('sketch-own-colony')}")
    else:
        parts += [f"a 12a {words.word('sketch-ship')}", f"12A {words.word('sketch-colony')}"]
    return words.filled(parts, "  ")


def planet_list(view: Kepler3042View, words: Writer) -> list[str]:
    """The revealed planets with what their cards say, and whose they are."""
    revealed = [planet for planet in view.planets if planet.hex]
    if not revealed:
        return []
    letters = {body.hex: owner_of(body) for body in view.bodies}
    head = f"-- {words.word('sketch-planets')} ({words.word('sketch-planets.key')})"
    cells = [_planet(planet, letters[str(planet.hex)], words) for planet in revealed]
    return [*words.filled(head.split(), " "), *words.columns(cells, 2)]


def _planet(planet: PlanetView, letter: str, words: Writer) -> str:
    kind = words.word(f"type-{planet.type}.short")
    head = f"{planet.number:>2}{letter}{'+' if planet.terraformed else ' '} {kind} {planet.level}"
    if planet.terraformed:
        made = words.cubes(planet.produces_terraformed)
        return words.labelled(head, f"{made} = {planet.points}")
    made, cost = words.cubes(planet.produces), words.cubes(planet.cost)
    return words.labelled(head, f"{made}, {cost} > {planet.points}")
