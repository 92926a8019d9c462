"""What a data set of Kepler-3042 must be: the shape of every record, and what must add up.

An owner of the game who finds a mistake corrects a copy of `data/`, runs
`perihelion data check FOLDER --game kepler3042`, and plays with it by the option `data`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from perihelion.games.kepler3042.data_set.card_shapes import Objectives, Progress
from perihelion.games.kepler3042.data_set.galaxy import galaxy_problems
from perihelion.games.kepler3042.data_set.shapes import Actions, Planets, Technologies
from perihelion.games.kepler3042.data_set.table_shapes import Galaxy, Rules, Tracks
from perihelion.games.kepler3042.data_set.totals import sum_problems
from perihelion.games.kepler3042.data_set.unread import unread
from perihelion.kernel.data_sets import Folder, Part, read_files
from perihelion.kernel.errors import BadData

SHAPES: Final[dict[str, type[msgspec.Struct]]] = {
    "actions": Actions,
    "galaxy": Galaxy,
    "objectives": Objectives,
    "planets": Planets,
    "progress": Progress,
    "rules": Rules,
    "technologies": Technologies,
    "tracks": Tracks,
}
"""Every file that is played from; the glossary is for readers."""
PARTS: Final = (
    Part("planets", ("planets",), "planet:{number}"),
    Part("technologies", ("technologies", "levels"), "level:{id}:{level}"),
    Part("progress", ("cards",), "card:{id}"),
    Part("objectives", ("objectives",), "objective:{id}"),
    Part("tracks", ("tracks", "spaces"), "space:{id}:{space}"),
    Part("galaxy", ("zones",), "zone:{id}"),
    Part("galaxy", ("stars",), "star:{id}"),
    Part("actions", ("main_actions",), "action:{id}"),
    Part("actions", ("bonus_actions",), "bonus:{id}"),
    Part("planets", ("types",), "type:{type}"),
)
"""What lies in the box, and is an element each."""
NAMED: Final = {
    **dict.fromkeys(("main_actions", "bonus_actions", "technologies", "tracks", "cards"), "{id}"),
    **dict.fromkeys(("objectives", "campaigns", "zones", "stars", "scoring", "rulings"), "{id}"),
    "types": "{type}",
    "planets": "planet {number}",
}
"""Lists of records, and what a person calls one of them."""


def read_records(folder: Folder) -> dict[str, Any]:
    """Read and check a folder of component files; raises BadData naming every problem.

    Gives the plain records of each file, by the name of the file without its ending.
    """
    files = read_files(folder, SHAPES, NAMED)
    problems = [*sum_problems(files), *galaxy_problems(files), *unread(files)]
    if problems:
        raise BadData("\n".join(problems))
    return files
