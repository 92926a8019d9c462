"""Every check, and a run of all of them that goes on after a finding."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from perihelion.kernel.conformance import answers, course, knowing
from perihelion.kernel.conformance.case import Case, Finding, one_way
from perihelion.kernel.conformance.chance import check_chance, check_mirrored
from perihelion.kernel.conformance.compiled import check_compiled
from perihelion.kernel.conformance.frequency import check_draws, check_imagine_frequency
from perihelion.kernel.conformance.packing import check_bytes, check_clones, check_positions
from perihelion.kernel.conformance.records import check_records, check_redacted, check_undo
from perihelion.kernel.game import Game
from perihelion.kernel.state import State
from perihelion.kernel.table_options import Value

Check = Callable[[Case], None]

CHECKS: tuple[Check, ...] = (
    course.check_start,
    course.check_ends,
    course.check_bounds,
    course.check_conservation,
    course.check_deciders,
    course.check_outcomes,
    check_clones,
    check_bytes,
    check_positions,
    answers.check_legal_lists,
    answers.check_forms,
    answers.check_playable,
    answers.check_elements,
    check_records,
    check_redacted,
    check_undo,
    knowing.check_audience,
    knowing.check_imagine,
    knowing.check_noninterference,
    check_draws,
    check_imagine_frequency,
    check_chance,
    check_mirrored,
    check_compiled,
)

ESSENCE: Mapping[str, tuple[str, ...]] = {
    "start": ("options",),
    "outcomes": ("matches",),
    "clones": ("clones",),
    "bytes": ("states",),
    "positions": ("positions",),
    "legal_lists": ("lists",),
    "forms": ("answers",),
    "playable": ("accepted", "refused"),
    "elements": ("options", "events"),
    "records": ("entries",),
    "redacted": ("hidden", "shown"),
    "undo": ("taken back",),
    "audience": ("hidden answers",),
    "imagine": ("worlds",),
    "noninterference": ("plies side by side",),
    "draws": ("questions",),
    "imagine_frequency": ("beliefs",),
    "chance": ("questions",),
    "mirrored": ("same answers",),
    "compiled": ("compiled",),
}
"""What a check must have met to have shown anything; plies, where nothing is said."""


def name_of(check: Check) -> str:
    """The name of a check without its prefix."""
    return check.__name__.removeprefix("check_")


@dataclass(frozen=True)
class Result:
    """What one check covered, and what it found."""

    name: str
    covered: Mapping[str, int]
    finding: str | None = None

    @property
    def empty(self) -> tuple[str, ...]:
        """What the check exists for and did not meet."""
        wanted = ESSENCE.get(self.name, ("plies",))
        return tuple(what for what in wanted if not self.covered.get(what))

    def __str__(self) -> str:
        met = ", ".join(f"{count} {what}" for what, count in self.covered.items() if count)
        mark = "FOUND" if self.finding else "EMPTY" if self.empty else "ok"
        lines = [f"{mark:5} {self.name}: {met or 'nothing'}"]
        if self.finding:
            lines.append(self.finding)
        elif self.empty:
            lines.append(f"  it covered no {' and no '.join(self.empty)}, so it shows little")
        return "\n".join(lines)


@dataclass(frozen=True)
class Report:
    """All results of one case."""

    case: Case
    results: tuple[Result, ...] = field(default=())

    @property
    def findings(self) -> tuple[Result, ...]:
        """The checks that found something."""
        return tuple(result for result in self.results if result.finding)

    @property
    def empty(self) -> tuple[Result, ...]:
        """The checks that found nothing because they met nothing."""
        return tuple(result for result in self.results if result.empty and not result.finding)

    @property
    def ok(self) -> bool:
        """Whether nothing was found; `empty` says what was not looked at."""
        return not self.findings

    @property
    def decisions(self) -> int:
        """Decisions of seats, over all checks."""
        return sum(result.covered.get("decisions", 0) for result in self.results)

    def __str__(self) -> str:
        return "\n".join([str(self.case), *map(str, self.results)])


def examine(check: Check, case: Case) -> Result:
    """Run one check on a case of its own; a crash is a finding too."""
    own = replace(case, covered=Counter(), latest=[])
    finding = None
    try:
        check(own)
    except Finding as found:
        finding = str(found)
    except Exception:  # noqa: BLE001  (whatever a broken game does)
        crash = traceback.format_exc().strip()
        finding = str(own.latest[0].finding(crash)) if own.latest else f"{crash}\n  {case}"
    return Result(name_of(check), own.covered, finding)


def run(
    game: Game,
    seats: int,
    options: Mapping[str, Value] | None = None,
    *,
    seed: int = 1,
    matches: int = 20,
    sample: int = 4,
    small: Sequence[State] = (),
    ways: Callable[[State, int, int], int] = one_way,
    reveals: Collection[str] = (),
    compiled: bool = True,
    only: Collection[str] = (),
    skip: Collection[str] = (),
) -> Report:
    """Examine a game with every check, or with those of `only`; goes on after a finding."""
    case = Case(
        game, seats, options or {}, seed, matches, sample, small, ways, frozenset(reveals), compiled
    )
    names = {name_of(check) for check in CHECKS}
    if unknown := ({*only, *skip}) - names:
        raise ValueError(f"there is no check {sorted(unknown)}; there are {sorted(names)}")
    chosen = [c for c in CHECKS if (not only or name_of(c) in only) and name_of(c) not in skip]
    return Report(case, tuple(examine(check, case) for check in chosen))
