"""What an answer does: it acts on the top frame, and leaves the rest to the stack."""

from mypy_extensions import i64

from perihelion.games.kepler3042 import codes as c
from perihelion.games.kepler3042.rules.actions import (
    choose_body,
    choose_technology,
    move_cube,
    pay_level,
    perform,
)
from perihelion.games.kepler3042.rules.bodies import reveal
from perihelion.games.kepler3042.rules.bonuses import take_bonus
from perihelion.games.kepler3042.rules.building import (
    build_beside,
    pay_price,
    put_beside,
    put_new_ship,
)
from perihelion.games.kepler3042.rules.colonising import colonise, terraform
from perihelion.games.kepler3042.rules.cubes import (
    has_pit,
    place_of_card,
    regenerate,
    sacrifice,
)
from perihelion.games.kepler3042.rules.emit import note, set_cause
from perihelion.games.kepler3042.rules.frames import (
    change_top,
    count_down,
    pop,
    push,
    top_a,
    top_b,
    top_c,
    top_kind,
    turn_base,
)
from perihelion.games.kepler3042.rules.free_levels import choose_free_levels
from perihelion.games.kepler3042.rules.moving import (
    choose_ship,
    end_leg,
    end_move,
    end_movement,
    withdraw,
)
from perihelion.games.kepler3042.rules.producing import (
    choose_amount,
    harvest,
    produce_on,
    use_icon,
)
from perihelion.games.kepler3042.rules.progress import choose_level, refuse_price, take_medals
from perihelion.games.kepler3042.rules.quantum import assign, choose_giver, transform
from perihelion.games.kepler3042.rules.rounds import begin_round, end_turn
from perihelion.games.kepler3042.rules.setup import (
    choose_bonus_cubes,
    choose_token,
    deal_body,
    deal_objective,
    lay_by_choice,
    lay_next,
    leave_out,
    start_with,
)
from perihelion.games.kepler3042.rules.tracks import advance, pay_for_icon
from perihelion.games.kepler3042.state import Fields


def answer(s: Fields, seat: i64, action: i64) -> None:
    """Carry out the answer of a seat."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, cause_of(s, kind))
    if action == c.A_QUANTUM:
        push(s, c.F_KIND, seat, 0, 0, 0)
        return
    if c.F_KIND <= kind <= c.F_CUBE:
        _answer_door(s, seat, kind, action)
        return
    # Any other decision begins a new series of quantum steps (10.10).
    s.steps = 0
    if kind <= c.F_LEG:
        _answer_turn(s, seat, kind, action)
    elif action >= c.A_SKIP:
        _leave(s, seat, kind, action)
    elif kind == c.F_SACRIFICE:
        _sacrifice(s, seat, action - c.A_SACRIFICE)
    elif kind == c.F_SHIP:
        put_new_ship(s, seat, action)
    elif kind == c.F_REVEAL:
        choose_body(s, seat, action)
    elif kind == c.F_PRODUCE:
        produce_on(s, seat, action - c.A_PLANET)
    elif kind == c.F_DEVELOP:
        choose_technology(s, seat, action - c.A_TECHNOLOGY)
    elif kind == c.F_PAYER:
        pay_level(s, seat, action - c.A_PLANET)
    elif kind == c.F_BUILD:
        build_beside(s, seat, action - c.A_PLANET)
    elif kind == c.F_TRACK:
        _advance(s, seat, action - c.A_TRACK)
    elif kind == c.F_ICON:
        use_icon(s, seat, action - c.A_PLANET)
    elif kind == c.F_REGENERATE:
        _regenerate(s, seat, action - c.A_REGENERATE)
    elif kind == c.F_COLONISE:
        colonise(s, seat, action)
    elif kind == c.F_TERRAFORM:
        terraform(s, seat, action - c.A_PLANET)
    elif kind == c.F_YARD:
        put_beside(s, seat, action - c.A_PLANET)
    elif kind == c.F_HARVEST:
        harvest(s, seat, action - c.A_PLANET)
    else:
        _answer_rare(s, seat, kind, action)


def _answer_turn(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """The steps of a turn (4.1)."""
    if kind == c.F_CELL:
        move_cube(s, seat, action - c.A_CELL)
    elif kind == c.F_ACTION:
        if action == c.A_PERFORM:
            perform(s, seat)
        else:
            turn_base(s, c.F_BONUS)
            if s.log is not None:
                note(s, c.E_SKIP, seat, s.cell[seat])
    elif kind == c.F_BONUS:
        if action == c.A_STOP:
            if s.log is not None:
                note(s, c.E_STOP, seat)
            turn_base(s, c.F_NEXT)
        else:
            take_bonus(s, seat, action - c.A_BONUS)
    elif kind == c.F_WITHDRAW:
        if action == c.A_END:
            if s.log is not None:
                note(s, c.E_END, seat)
            end_turn(s, seat)
        else:
            withdraw(s, seat, action)
    elif action == c.A_STOP:
        if s.log is not None:
            note(s, c.E_STOP, seat)
        if kind == c.F_MOVE:
            end_movement(s)
        else:
            end_move(s, seat)
    elif kind == c.F_MOVE:
        choose_ship(s, seat, action)
    else:
        end_leg(s, seat, action)


def _leave(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """Stop or decline: what is asked is not done; or pay for an icon."""
    if action == c.A_STOP:
        if s.log is not None:
            note(s, c.E_STOP, seat)
        pop(s)
    elif action == c.A_DECLINE:
        if s.log is not None:
            note(s, c.E_DECLINE, seat)
        pop(s)
        if kind == c.F_SACRIFICE:
            refuse_price(s)
    else:
        pay_for_icon(s, seat)


def _sacrifice(s: Fields, seat: i64, code: i64) -> None:
    """The code is 3 * holder + cube; holder 0 is the storage, others a planet card plus 1."""
    if top_c(s):
        # Once the first cube of a price is given, the others follow.
        change_top(s, top_a(s), top_b(s), 0)
    count_down(s)
    holder: i64 = 0
    while code >= c.CUBES:
        code -= c.CUBES
        holder += 1
    place: i64 = i64(c.STORAGE) if holder == 0 else place_of_card(s, seat, holder - 1)
    sacrifice(s, seat, place, code)


def _regenerate(s: Fields, seat: i64, cube: i64) -> None:
    """A cube comes back; more of them only while there are any."""
    left: i64 = top_a(s) - 1
    regenerate(s, seat, cube)
    if left and has_pit(s, seat):
        count_down(s)
    else:
        pop(s)


def _advance(s: Fields, seat: i64, track: i64) -> None:
    """The track is chosen (6.15, 13.17)."""
    spaces = top_b(s)
    pop(s)
    advance(s, seat, track, spaces, 0)


def _answer_door(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """Quantum Physics, by the door or by a card (10.7, 13.15)."""
    if kind == c.F_KIND:
        pop(s)
        push(s, c.F_GIVER, seat, action - c.A_KIND, c.FROM_TURN, 1)
    elif kind == c.F_GIVER:
        if action == c.A_DECLINE:
            if s.log is not None:
                note(s, c.E_DECLINE, seat)
            pop(s)
        else:
            choose_giver(s, seat, action - c.A_PLANET)
    elif action < c.A_TRANSFORM:
        code: i64 = action - c.A_ASSIGN
        card: i64 = 0
        while code >= c.CUBES:
            code -= c.CUBES
            card += 1
        assign(s, seat, card, code)
    else:
        transform(s, seat, action - c.A_TRANSFORM)


def _answer_rare(s: Fields, seat: i64, kind: i64, action: i64) -> None:
    """What is asked less often."""
    if kind == c.F_LEVEL:
        choose_level(s, seat, action - c.A_TECHNOLOGY)
    elif kind == c.F_AMOUNT:
        choose_amount(s, seat, action - c.A_AMOUNT)
    elif kind == c.F_PRICE:
        pay_price(s, seat, action - c.A_PRICE)
    elif kind == c.F_PLACE:
        lay_by_choice(s, seat, action)
    elif kind == c.F_TOKEN:
        choose_token(s, seat, action - c.A_TOKEN)
    elif kind == c.F_BONUS_CUBES:
        choose_bonus_cubes(s, action - c.A_AMOUNT)
    elif kind == c.F_FREE_LEVELS:
        choose_free_levels(s, seat, action - c.A_FREE_LEVELS)
    elif kind == c.F_MEDAL:
        take_medals(s, seat, action - c.A_TRACK)


def cause_of(s: Fields, kind: i64) -> i64:
    """What the frame on top comes from, for events and questions."""
    if kind == c.F_ACTION:
        return s.source
    if kind <= c.F_WITHDRAW or (kind == c.F_MOVE and top_b(s) == c.FROM_TURN):
        return c.CAUSE_NONE
    if kind == c.F_ICON or kind == c.F_ICON_PRICE:
        return c.CAUSE_TRACK + top_b(s)
    if kind == c.F_REGENERATE and top_b(s) == c.FROM_ICON:
        return c.CAUSE_TRACK + top_c(s)
    if c.F_KIND <= kind <= c.F_CUBE and s.on_turn != c.NO_SEAT:
        return c.CAUSE_TECHNOLOGY + c.QUANTUM_PHYSICS
    return s.source


# Chance.


def answer_chance(s: Fields, action: i64) -> None:
    """Carry out the answer of chance."""
    kind = top_kind(s)
    if s.log is not None:
        set_cause(s, s.source)
    if kind == c.F_ROUND:
        begin_round(s, action - c.C_CARD)
    elif kind == c.F_TURN_UP:
        hex_number = top_a(s)
        pop(s)
        reveal(s, hex_number, action - c.C_REVEAL)
    elif action < c.C_LEAVE_OUT:
        start_with(s, action - c.C_FIRST)
    elif action < c.C_HEX:
        leave_out(s, action - c.C_LEAVE_OUT)
    elif action < c.C_DEAL:
        lay_next(s, c.NO_SEAT, action - c.C_HEX)
    elif action < c.C_REVEAL:
        deal_body(s, action - c.C_DEAL)
    else:
        deal_objective(s, action - c.C_OBJECTIVE)
