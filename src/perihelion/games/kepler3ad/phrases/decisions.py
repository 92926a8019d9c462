"""Questions as people see them: prompts, options, the elements they concern."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from perihelion.games.kepler3ad import action_structs as structs
from perihelion.games.kepler3ad import actions, codes, facts
from perihelion.games.kepler3ad.actions import ActionTable
from perihelion.games.kepler3ad.data_set.components import Components
from perihelion.games.kepler3ad.edition import TRACK_IDS, Edition
from perihelion.games.kepler3ad.engine import KeplerState
from perihelion.games.kepler3ad.events import DECISION_KINDS
from perihelion.games.kepler3ad.phrases import phrases
from perihelion.games.kepler3ad.phrases.names import BONUS_421, cause_of, piece
from perihelion.games.kepler3ad.points_preview import PointsPreview
from perihelion.games.kepler3ad.rules.actions import is_usable
from perihelion.games.kepler3ad.rules.pieces import power_amount_of
from perihelion.kernel.actions import Act, Facts
from perihelion.kernel.kept import Kept
from perihelion.kernel.phrases import Phrase, ask
from perihelion.kernel.wire import Decision, Option

Levels = tuple[int, int]
"""From which level to which a disc goes, as they are printed."""
_OFFERED: Final[Kept[Hashable, dict[tuple[int, Levels | None], Option]]] = Kept(1_000)
"""Options by what their words depend on; what else they say is of one moment."""


def kinds_of(edition: Edition) -> tuple[str, ...]:
    """The kinds of question that an edition asks."""
    is_asked = {"give": edition.chooses_gifts, "vanguard": edition.has_corporations}
    return tuple(dict.fromkeys(one for one in DECISION_KINDS if is_asked.get(one, True)))


SKIPS: Final = ("group", "disc", "build", "reroll")


def decision_of(
    blind: KeplerState, seat: int, components: Components, table: ActionTable
) -> Decision:
    """The open question to `seat`."""
    return _Asker(blind, seat, components, table).decision()


class _Asker:
    """Names one question; lives for one call."""

    def __init__(
        self, blind: KeplerState, seat: int, components: Components, table: ActionTable
    ) -> None:
        self.state = blind
        self.seat = seat
        self.components = components
        self.edition = components.edition
        self.tables = components.tables
        self.table = table
        base = (int(blind.depth) - 1) * codes.FRAME
        frame = [int(blind.frames[base + n]) for n in range(codes.FRAME)]
        self.frame_kind, self.a, self.b = frame[codes.KIND], frame[codes.A], frame[codes.B]
        self.kind = DECISION_KINDS[self.frame_kind]
        self.points = PointsPreview(blind, seat, components.edition)
        self.about = (self.kind, seat, int(blind.faces), self._concerned(), components)
        """What labels and elements depend on, besides the answer and its facts."""

    def decision(self) -> Decision:
        source = cause_of(self.state.cause())
        step, of = self._progress()
        acts, known = self.table.acts_in(self.state), _known(self.about)
        options = []
        for action in self.state.legal(self.seat):
            act = acts[action]
            levels = self._levels_of(act) if act.facts is facts.Disc else None
            # The same is offered again and again, mostly for other points.
            offered = known.get((action, levels))
            if offered is None:
                offered = known[action, levels] = self._offered(action, act, levels)
            told, lacks = self._facts(act, action, levels), self._lacks(act)
            if told is None and lacks is None:
                options.append(offered)
                continue
            options.append(
                Option(
                    *(action, offered.text, offered.elements, offered.label, act, told),
                    role=offered.role,  # here already, so that nothing must be made again for it
                    then=offered.then,
                    lacks=lacks,
                )
            )
        named = "" if source in (None, BONUS_421) else self._name(str(source))
        more: dict[str, Any] = {}
        if self.kind in ("group", "vanguard"):
            more["units"] = self._group()
            more["n"] = self._size()
        if self.kind == "disc":
            more["amount"] = phrases.levels(self.b & codes.LEVELS_MASK)
        prompt = ask(self.kind, named, step, of, **more)
        origin = facts.Origin(self._space(self.a)) if self.kind == "to" else None
        return Decision(self.seat, self.kind, prompt, tuple(options), source, step, of, origin)

    def _offered(self, action: int, act: Act, levels: Levels | None) -> Option:
        """An answer without its facts."""
        elements, label = self._elements(act), self._label(act, levels)
        return Option(action, act.text, elements, label, act, role=act.role, then=act.then)

    def _concerned(self) -> int:
        """What is asked for, where answers are told by it: how many pieces, from where, or where.

        No more than that, so that what was worded once is found again.
        """
        if self.kind in ("group", "vanguard"):
            return self._size() << 8 | min(self._size(), int(self.state.supply[self.seat]))
        if self.kind == "to":
            return self.a
        return self.b % codes.SPACES if self.kind == "give" else 0

    def _name(self, element: str) -> Phrase | str:
        return phrases.name_of(element, self.components)

    def _progress(self) -> tuple[int, int]:
        of = 1
        if self.kind == "group":
            of = int(self.tables.piece_groups[self.state.action])
        elif self.kind == "disc":
            of = self._discs()
        elif self.kind == "give":
            of = 3
        elif self.kind == "reroll":
            of = 2
        return (of - self.a + 1, of) if of > 1 else (1, 1)

    def _discs(self) -> int:
        match self.b >> codes.SOURCE_SHIFT:
            case codes.BY_ACTION:
                return int(self.tables.disc_groups[self.state.action])
            case codes.BY_BASE:
                return max(int(discs) for discs in self.tables.gives_discs)
            case codes.BY_PATRONAGE | codes.BY_YARDS:
                return int(power_amount_of(self.state, self.seat))
        return 1

    def _group(self) -> Phrase:
        """The light pieces in question; a supply that is too small is placed whole (R12)."""
        return phrases.units(self.edition.units[0], self._size())

    def _size(self) -> int:
        if self.kind == "vanguard":
            return int(power_amount_of(self.state, self.seat))
        return self.b

    def _placed(self) -> Phrase:
        left = int(self.state.supply[self.seat])
        return phrases.units(self.edition.units[0], min(self._size(), left))

    # Elements: what one would point at.

    def _elements(self, act: Act) -> tuple[str, ...]:
        space = self.edition.space
        match act:
            case structs.Spend(track):
                return (f"track:{track}",)
            case structs.Claim():
                return (BONUS_421,)
            case structs.Lower(seat, track):
                return (f"disc:{seat}:{track}",)
            case structs.Raise(track):
                return (f"disc:{self.seat}:{track}",)
            case structs.Action(number, dice):
                return (f"action:{number}", *dict.fromkeys(f"die:{die}" for die in dice))
            case structs.Place(where) | structs.To(where):
                return (f"{space}:{where}",)
            case structs.From(where):
                return (piece(self.seat, self.edition.units[0], where),)
            case structs.Build(unit, where):
                return (f"unit:{unit}", f"{space}:{where}")
            case structs.Give(unit):
                return (piece(self.seat, unit, self._space(self.b % codes.SPACES)),)
            case structs.Reroll(die):
                return (f"die:{die}",)
            case structs.Shift(die, way):
                return (f"die:{die}", f"button:{way}")
            case structs.Move(seat, unit, where):
                return (piece(seat, unit, where),)
            case structs.Remove(seat, where):
                return (piece(seat, self.edition.units[0], where),)
            case structs.Finish():
                return ("button:finish",)
        return ("button:skip",)

    def _space(self, space: int) -> str:
        return self.edition.space_id(space, int(self.state.faces))

    # Facts: what a person decides by.

    def _facts(self, act: Act, action: int, levels: Levels | None) -> Facts | None:
        if act.facts is None:
            return None
        shares = self.points.of(action)
        if levels is None:
            return facts.Shares(shares)
        return facts.Disc(shares, level=levels[0], next=levels[1])

    def _levels_of(self, act: Act) -> Levels:
        """Where the disc of an act is, and where it would be."""
        assert isinstance(act, structs.Spend | structs.Lower | structs.Raise)
        seat = act.seat if isinstance(act, structs.Lower) else self.seat
        change = self.b & 3 if isinstance(act, structs.Raise) else -1
        number = TRACK_IDS.index(act.track)
        level = int(self.state.levels[seat]) >> 4 * number & 15
        top = int(self.tables.tops) >> 4 * number & 15
        printed = self.components.levels[act.track]
        return printed[level], printed[max(0, min(level + change, top))]

    def _lacks(self, act: Act) -> Phrase | None:
        """Why no group of an action could be used now (6.7)."""
        if not isinstance(act, structs.Action):
            return None
        face = int(act.dice[0].rpartition("-")[2])
        if is_usable(self.state, self.seat, act.number, face):
            return None
        if act.number == actions.BUILDING:
            return Phrase("lacks-build", {"edition": self.edition.number})
        pieces = self.tables.piece_groups[act.number]
        return Phrase("lacks-pieces" if pieces else "lacks-discs")

    # Labels: what it would do.

    def _label(self, act: Act, levels: Levels | None) -> Phrase:
        edition = self.edition.number
        match act:
            case structs.Spend(track):
                args = self._between(track, levels)
                return Phrase("do-spend", args | {"power": phrases.power(track, edition)})
            case structs.Lower(seat, track):
                return Phrase("do-lower", self._between(track, levels) | {"seat": seat})
            case structs.Raise(track):
                return Phrase("do-raise", self._between(track, levels))
            case structs.Action(number, dice):
                return Phrase(
                    "do-action",
                    {
                        "action": Phrase(f"action-{number}"),
                        "dice": phrases.dice(dice),
                        "groups": phrases.action_groups(number, self.components),
                    },
                )
            case structs.Place(where):
                args = {"units": self._placed(), "space": phrases.space(where)}
                return Phrase("do-place", args)
            case structs.From(where):
                args = {"units": self._group(), "space": phrases.space(where)}
                return Phrase("do-from", args)
            case structs.To(where):
                origin = phrases.space(self._space(self.a))
                return Phrase("do-to", {"origin": origin, "space": phrases.space(where)})
            case structs.Build(unit, where):
                args = {"unit": phrases.a_unit(unit), "space": phrases.space(where)}
                return Phrase("do-build", args)
            case structs.Give(unit):
                return Phrase("do-give", {"unit": phrases.a_unit(unit)})
            case structs.Reroll(die):
                return Phrase("do-reroll", {"die": phrases.die(die)})
            case structs.Shift(die, way):
                args = {"die": phrases.die(die), "to": phrases.die(_shifted(die, way))}
                return Phrase("do-shift", args)
            case structs.Move(seat, unit, where):
                return Phrase("do-move", {"piece": phrases.piece(seat, unit, where)})
            case structs.Remove(seat, where):
                light = self.edition.units[0]
                return Phrase("do-remove", {"piece": phrases.piece(seat, light, where)})
            case structs.Claim():
                return Phrase("do-claim")
            case structs.Finish():
                return Phrase("do-finish")
        return Phrase(f"do-skip-{self.kind}" if self.kind in SKIPS else "do-skip")

    def _between(self, track: str, levels: Levels | None) -> dict[str, Any]:
        assert levels is not None
        name = phrases.track(track, self.components)
        return {"track": name, "level": levels[0], "next": levels[1]}


def _known(about: Hashable) -> dict[tuple[int, Levels | None], Option]:
    found = _OFFERED.get(about)
    return _OFFERED.keep(about, {}) if found is None else found


def _shifted(die: str, way: str) -> str:
    """What a die becomes: 6 and 1 are neighbours."""
    prefix, _, face = die.rpartition("-")
    number = (int(face) - 1 + (1 if way == "up" else -1)) % codes.FACES + 1
    return f"{prefix}-{number}" if prefix else str(number)
