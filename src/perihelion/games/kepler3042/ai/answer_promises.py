"""What answers of Kepler-3042 promise before anything is tried, by the kind of the question."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.ai.action_promises import (
    harvest_gain,
    promise_of_action,
    promise_of_bonus,
)
from perihelion.games.kepler3042.ai.destinations import NO_GOAL, Goals, hex_distance
from perihelion.games.kepler3042.ai.leanings import (
    AHEAD,
    BONUS_LEANINGS,
    DONE_PAYS,
    FOR_BONUS,
    FOR_LEVEL,
    LEVEL_LEANINGS,
    ON_EARTH,
    UNASKED,
)
from perihelion.games.kepler3042.ai.objective_progress import lacking
from perihelion.games.kepler3042.ai.weights import (
    BONUS,
    COLONISE,
    DECLINE,
    END,
    FREE_LEVEL,
    HELP,
    KEEP,
    LEAST,
    MOVE,
    NO_BONUS,
    OBJECTIVE_TOKEN,
    QUANTUM,
    REGENERATE,
    SKIP,
    SPARE,
    SPARE_ON_CARD,
    STAY,
    STOP,
    WITHDRAW,
    WITHDRAW_FROM_MINE,
)
from perihelion.games.kepler3042.rules.bodies import is_colonial_objective, is_mine
from perihelion.games.kepler3042.rules.cubes import (
    colonies_of,
    count_of,
    has_pit,
    place_of_card,
)
from perihelion.games.kepler3042.rules.frames import top_a, top_b, top_kind
from perihelion.games.kepler3042.rules.sets import has
from perihelion.games.kepler3042.rules.technology import level_of
from perihelion.games.kepler3042.state import Fields
from perihelion.kernel.answers import Answers


class Promises:
    """Promises of answers, above 0; what many answers share is looked up once."""

    def __init__(self, goals: Goals) -> None:
        self.goals = goals
        n = goals.n
        self.pairs: vec[float] = vec[float](
            [
                n[FREE_LEVEL + one] * n[FREE_LEVEL + other]
                for one in range(c.TECHNOLOGIES)
                for other in range(one + 1, c.TECHNOLOGIES)
            ]
        )

    def weigh(self, s: Fields, seat: i64, answers: Answers, weight: vec[float]) -> None:
        """The promise of each answer."""
        kind = top_kind(s)
        p = self.goals
        if kind == c.F_LEG or kind == c.F_SHIP:
            p.look(s)
            p.value_goals(s, seat)
            self._weigh_hexes(s, seat, kind, answers, weight)
            return
        if kind == c.F_CELL or kind == c.F_BONUS:
            p.look(s)
            if p.leans:
                p.situation.look(s, seat, p.left[seat], p.goals)
        elif kind == c.F_DEVELOP or kind == c.F_LEVEL:
            p.look_at_time(s)
            if p.leans:
                p.situation.look(s, seat, p.left[seat], 0)
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            if answer >= c.A_SKIP:
                weight[at] = self._leaving(kind, answer)
            else:
                weight[at] = self._promise(s, seat, kind, answer)
            at += 1

    def _leaving(self, kind: i64, answer: i64) -> float:
        """Answers that do less, and the quantum door."""
        n = self.goals.n
        if answer == c.A_QUANTUM:
            return n[QUANTUM]
        if answer == c.A_END:
            return n[END]
        if answer == c.A_SKIP:
            return n[SKIP]
        if answer == c.A_DECLINE:
            return n[DECLINE]
        if answer == c.A_STOP:
            if kind == c.F_BONUS:
                return n[NO_BONUS]
            return n[STAY] if kind < c.F_LEG else n[STOP]
        return 1.0

    def _promise(self, s: Fields, seat: i64, kind: i64, answer: i64) -> float:
        p = self.goals
        n = p.n
        if kind == c.F_CELL:
            gain = max(promise_of_action(p, s, seat, answer - c.A_CELL), 0.0)
            return 0.1 + gain * gain
        if kind == c.F_BONUS:
            bonus: i64 = answer - c.A_BONUS
            gain = promise_of_bonus(p, s, seat, bonus)
            if p.leans:
                gain += p.situation.lean(p.leanings, BONUS_LEANINGS, bonus, FOR_BONUS)
            return max(n[LEAST], n[BONUS] * gain)
        if kind == c.F_SACRIFICE:
            return self._spared(s, seat, answer - c.A_SACRIFICE)
        if kind == c.F_WITHDRAW:
            if is_mine(s, answer) and has_pit(s, seat):
                return n[WITHDRAW_FROM_MINE]
            return n[WITHDRAW]
        if kind == c.F_DEVELOP or kind == c.F_LEVEL:
            technology: i64 = answer - c.A_TECHNOLOGY
            gain = p.rise(s, seat, technology)
            if p.leans:
                gain += p.situation.lean(p.leanings, LEVEL_LEANINGS, technology, FOR_LEVEL)
            return max(n[LEAST], 0.1 + gain)
        if kind == c.F_COLONISE or kind == c.F_TERRAFORM:
            return n[COLONISE]
        if kind == c.F_REVEAL:
            return self._reveal(s, seat, answer)
        if kind == c.F_REGENERATE:
            at: i64 = REGENERATE + answer - c.A_REGENERATE
            return n[at]
        if kind == c.F_FREE_LEVELS:
            at = answer - c.A_FREE_LEVELS
            return self.pairs[at]
        if kind == c.F_TRACK and p.leans:
            return n[MOVE] + p.leanings[AHEAD] * p.ahead(s, seat, answer - c.A_TRACK)
        if answer >= c.A_PLANET and answer < c.A_CELL:
            return self._card(s, seat, kind, answer - c.A_PLANET)
        if kind == c.F_CUBE and c.A_ASSIGN <= answer < c.A_TRANSFORM:
            return self._assigned(s, seat, answer - c.A_ASSIGN)
        return n[MOVE]

    # Cubes and cards.

    def _spared(self, s: Fields, seat: i64, code: i64) -> float:
        """From the storage, of the type with most there; from cards rarely."""
        at: i64 = SPARE + code
        if code < c.CUBES:
            return self.goals.n[at] * float(count_of(s, seat, code, c.STORAGE))
        while code >= c.CUBES:
            code -= c.CUBES
        at = SPARE_ON_CARD + code
        return self.goals.n[at]

    def _card(self, s: Fields, seat: i64, kind: i64, card: i64) -> float:
        """Cards that pay, get a production or produce: colonies keep what they need."""
        place = place_of_card(s, seat, card) if self._owns(s, seat, card) else i64(c.EARTH)
        if kind == c.F_HARVEST:
            return max(self.goals.n[LEAST], harvest_gain(self.goals, s, seat, place))
        if self.goals.leans and (kind == c.F_PRODUCE or kind == c.F_ICON):
            return self._produced(s, seat, kind, card, place)
        if card == c.CARD_EARTH or place == c.EARTH:
            return 1.0
        planet: i64 = card - 1
        if (s.terraformed[seat] >> planet) & 1:
            if self.goals.leans and kind == c.F_PAYER:
                return self.goals.leanings[DONE_PAYS]
            return 1.0
        if kind == c.F_PAYER:
            return self.goals.n[KEEP]
        if kind == c.F_PRODUCE or kind == c.F_ICON:
            missing = lacking(s, seat, place, s.tables.terraform_cost[planet])
            return self.goals.n[HELP] if missing else 0.5
        return 1.0

    def _produced(self, s: Fields, seat: i64, kind: i64, card: i64, place: i64) -> float:
        """Cubes of one type for a card: for what it lacks of them, or to be spent there."""
        p = self.goals
        cube = top_a(s)
        if kind == c.F_PRODUCE:
            amounts = cube
            cube = 0
            while amounts > c.AMOUNT_MASK:
                amounts >>= c.AMOUNT_BITS
                cube += 1
        if card == c.CARD_EARTH or place == c.EARTH:
            at: i64 = ON_EARTH + cube
            return p.leanings[at]
        planet: i64 = card - 1
        if (s.terraformed[seat] >> planet) & 1:
            return 1.0
        cost: i64 = (s.tables.terraform_cost[planet] >> (c.AMOUNT_BITS * cube)) & c.AMOUNT_MASK
        return p.n[HELP] if count_of(s, seat, cube, place) < cost else p.leanings[UNASKED]

    def _owns(self, s: Fields, seat: i64, card: i64) -> bool:
        """Whether a card is Earth or a colony of the nation (ships may be put beside others')."""
        if card == c.CARD_EARTH:
            return True
        planet: i64 = card - 1
        at: i64 = c.COLONIES * seat
        last: i64 = at + colonies_of(s, seat)
        while at < last:
            if s.colony[at] == planet:
                return True
            at += 1
        return False

    def _assigned(self, s: Fields, seat: i64, code: i64) -> float:
        """A cube for a colony whose terraforming lacks it, or anything else."""
        card: i64 = 0
        while code >= c.CUBES:
            code -= c.CUBES
            card += 1
        if card == c.CARD_EARTH:
            return 0.5
        planet: i64 = card - 1
        if (s.terraformed[seat] >> planet) & 1:
            return 0.2
        cost: i64 = (s.tables.terraform_cost[planet] >> (5 * code)) & 31
        if count_of(s, seat, code, place_of_card(s, seat, card)) < cost:
            return self.goals.n[HELP]
        return 0.2

    # Hexes.

    def _reveal(self, s: Fields, seat: i64, where: i64) -> float:
        """Bodies near the Sun or near an own ship."""
        near = hex_distance(s.tables, where, s.tables.sun)
        at: i64 = c.SHIPS * seat
        last: i64 = at + c.SHIPS
        while at < last:
            if s.ship[at] != c.NO_HEX:
                near = min(near, hex_distance(s.tables, where, s.ship[at]))
            at += 1
        return 8.0 / float(4 + near * near)

    def _weigh_hexes(
        self, s: Fields, seat: i64, kind: i64, answers: Answers, weight: vec[float]
    ) -> None:
        """Bodies that a ship may enter by their worth; other hexes by how near they bring it to
        the one or two bodies that are best for it.
        """
        p = self.goals
        speed = s.tables.speed[level_of(s, seat, c.SPACE_TRAVEL)]
        pace = 1.0 / float(1 + speed)
        origin = top_a(s) if kind == c.F_LEG else s.tables.sun
        has_marker = colonies_of(s, seat) < c.COLONIES
        first = p.goal_from(origin, pace, has_marker)
        second: i64 = -1
        if first >= 0:
            kept = p.worth[first]
            p.worth[first] = NO_GOAL
            second = p.goal_from(origin, pace, has_marker)
            p.worth[first] = kept
        # If the best goal is within reach, there is little point in other hexes.
        reach: i64 = top_b(s) if kind == c.F_LEG else i64(0)
        near = first >= 0 and p.distance(origin, p.goal_hex[first]) <= reach
        at: i64 = 0
        while at < answers.count:
            answer = answers.at(at)
            if answer >= c.A_SKIP:
                weight[at] = p.n[STOP]
            elif kind == c.F_LEG and has(s.landing, s.tables, answer):
                weight[at] = self._landing(s, answer, has_marker)
            elif near:
                weight[at] = 0.02
            elif first < 0:
                weight[at] = 0.2
            else:
                weight[at] = self._nearness(answer, first, second, pace)
            at += 1

    def _landing(self, s: Fields, where: i64, has_marker: bool) -> float:
        p = self.goals
        at: i64 = 0
        while at < p.goals:
            if p.goal_hex[at] == where:
                if p.goal[at] < c.PLANETS and not has_marker:
                    return p.n[LEAST]
                return 0.3 + p.worth[at] * max(p.worth[at], 0.0) * 0.5
            at += 1
        return p.n[OBJECTIVE_TOKEN] if is_colonial_objective(s, where) else p.n[LEAST]

    def _nearness(self, where: i64, first: i64, second: i64, pace: float) -> float:
        """The better of two goals from a hex; each step less is worth much."""
        p = self.goals
        steps = float(p.distance(where, p.goal_hex[first])) * pace
        near = p.worth[first] / (0.3 + steps * steps)
        if second >= 0:
            steps = float(p.distance(where, p.goal_hex[second])) * pace
            near += 0.5 * p.worth[second] / (0.3 + steps * steps)
        return 0.05 + 0.3 * near
