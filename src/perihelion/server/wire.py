"""What goes in and out over HTTP and WebSocket, beyond the structs of the kernel.

Requests refuse unknown fields, so a slip of the pen is an error and not a silence.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from perihelion.kernel.record import Fairness
from perihelion.kernel.table_options import Value
from perihelion.kernel.wire import Decision, Layout, OptionSpec, Outcome
from perihelion.match.line import Told
from perihelion.match.match import Pending
from perihelion.server.levels import DEFAULT

PRINTABLE = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
"""One line with something on it: a name, a nonce, a line of chat."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Scope = Literal["read", "play", "tables", "account"]
SCOPES: tuple[Scope, ...] = ("read", "play", "tables", "account")
Status = Literal["open", "sealing", "running", "over", "closed"]


class Problems(Struct, frozen=True):
    """What every error answers."""

    error: str
    """A stable word for programs: `stale`, `not-yours`, `sign-in`, ..."""
    message: str
    """What was wrong and what would be right."""
    update: dict[str, Any] | None = None
    """For `stale`: the match as it stands now."""


# People.


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a person likes; new tables take `auto` and `confirm` from here."""

    language: Literal["en", "fr", "system"] = "system"
    theme: Literal["light", "dark", "system"] = "system"
    auto: bool = True
    """Give the only possible answer without asking."""
    confirm: bool = False
    """Ask before chance answers, so that a turn can still be taken back."""
    sounds: bool = True
    webhook: Annotated[str, Meta(max_length=300, pattern=r"^https?://[^\s]+$")] | None = None
    """Where to POST when it is my turn."""


class Me(Struct, frozen=True, kw_only=True):
    """The person who asks."""

    id: str
    name: str
    guest: bool
    preferences: Preferences
    scopes: tuple[Scope, ...]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest takes a name and a password, and keeps all games."""

    name: Name
    password: Password


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name to be called by."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A bearer token for a program."""

    label: Name
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]


class Token(Struct, frozen=True):
    """A token, without its secret."""

    id: str
    label: str
    scopes: tuple[Scope, ...]
    created: float


class TokenMade(Struct, frozen=True):
    """A new token; the secret is shown this once."""

    token: Token
    secret: str


# Tables.


class Clock(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long a person may think."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 900
    """live: what each seat has at the start."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    """live: what a seat gets back when its turn is over."""
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    """days: for each turn."""
    timeout: Literal["lose", "answer", "replace"] = "replace"
    """lose the match; a level answers this once; a level takes the seat."""


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The customs of one table."""

    private: bool = True
    """Not listed in the lobby; whoever has the link may come."""
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    takeback: bool = True
    """Whether a take-back may be asked for; the free one always may."""
    clock: Clock = Clock()
    stand_in: LevelName = DEFAULT
    """The level that takes the seat of somebody who leaves."""
    returning: bool = True
    """Whether somebody who left gets the seat back."""
    return_match: bool = False
    """A second match on the same deal with the seats moved on; the seed stays sealed till then."""
    nonce_seconds: Annotated[float, Meta(ge=0, le=3_600)] = 0.0
    """How long the start waits for nonces; then the stated default stands for the missing ones."""


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who shall sit at a seat."""

    kind: Literal["me", "friend", "open", "level", "agent", "hotseat"]
    level: LevelName | None = None
    name: Name | None = None
    """hotseat: the name of the person beside me."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatAsked, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    position: dict[str, Any] | None = None
    """Begin from this position, as `game.position` reads it."""
    house: House = House()
    nonce: Nonce | None = None


class Play(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A match against a level, at once."""

    game: Annotated[str, Meta(max_length=40)]
    level: LevelName = DEFAULT
    seats: SeatNumber | None = None
    """How many; the fewest by default."""
    seat: SeatNumber = 0
    """Mine."""
    options: Annotated[dict[str, Value], Meta(max_length=100)] = {}
    house: House = House()
    nonce: Nonce | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Taking a seat; the code is in the link of a friend."""

    code: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class GiveNonce(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a seat adds to the seed, after it has seen the commitment."""

    nonce: Nonce
    seat: SeatNumber | None = None


class WhichSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """One of my seats; not needed by whoever has one."""

    seat: SeatNumber | None = None


class Seat(Struct, frozen=True, kw_only=True):
    """Who sits at a seat, as anybody may know it."""

    seat: int
    kind: Literal["person", "friend", "open", "level", "agent"]
    name: str
    level: str | None = None
    mine: bool = False
    taken: bool = False
    nonce: bool = False
    """Whether it has given its nonce."""
    left: bool = False
    """Whether a level plays on for somebody who left."""


class Table(Struct, frozen=True, kw_only=True):
    """A table and how far it is."""

    id: str
    game: str
    status: Status
    seats: tuple[Seat, ...]
    options: dict[str, Value]
    house: House
    commitment: str
    """To the operator's part of the seed; given before the nonces."""
    created: float
    ply: int
    asked: tuple[int, ...]
    mine: tuple[int, ...] = ()
    """The seats of whoever asks."""
    owner: bool = False
    join: str | None = None
    """The code for friends; only for those who sit there."""
    outcome: Outcome | None = None
    twin: str | None = None
    rematch: str | None = None
    forked_from: str | None = None
    deadline: float | None = None


class Page(Struct, frozen=True):
    """Some of many tables; `next` asks for those after them."""

    tables: tuple[Table, ...]
    next: str | None = None


# Matches.


class Do(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer: the id or the text of an option, to the question open at `ply`."""

    action: Annotated[int, Meta(ge=0, le=100_000)] | Annotated[str, Meta(max_length=400)]
    ply: Ply
    seat: SeatNumber | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Undo, or ask for it; by default back to my last choice."""

    ply: Ply
    plies: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    seat: SeatNumber | None = None


class Consent(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The answer to somebody who asks for a take-back."""

    agree: bool
    seat: SeatNumber | None = None


class AtPly(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """For one of my seats, as things stand at `ply`."""

    ply: Ply
    seat: SeatNumber | None = None


class UndoRequest(Struct, frozen=True):
    """Somebody asks for a take-back."""

    seat: int
    plies: int
    waits_for: tuple[int, ...]
    """The seats that have not agreed yet."""


class Clocks(Struct, frozen=True):
    """What is left to think, as of `at`; None for a seat without a clock."""

    left: tuple[float | None, ...]
    running: tuple[int, ...]
    at: float


class Update(Struct, frozen=True, kw_only=True):
    """A match as one seat (or a spectator) may know it now, and what happened since."""

    id: str
    ply: int
    rev: int
    """Grows with every change at the table, entries or not."""
    status: Status
    viewer: int | None
    """The seat this is for; None for a spectator."""
    mine: tuple[int, ...]
    pending: Pending
    view: Any
    """The view of the game, see `perihelion schema`."""
    decision: Decision | None
    """The open question to the viewer."""
    told: tuple[Told, ...]
    """The entries after `since`, as the viewer may know them."""
    since: int
    undo: int = 0
    """How many answers the viewer may take back freely."""
    request: UndoRequest | None = None
    clocks: Clocks | None = None
    outcome: Outcome | None = None
    twin: str | None = None
    rematch: str | None = None


class Begun(Struct, frozen=True):
    """A table, and its match as I see it; without, while it waits for nonces."""

    table: Table
    match: Update | None


class Said(Struct, frozen=True):
    """A line of the table's chat."""

    id: int
    name: str
    seats: tuple[int, ...]
    text: str
    at: float


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PRINTABLE)]


class Present(Struct, frozen=True):
    """Somebody who is here now."""

    name: str
    seats: tuple[int, ...]


class ActMessage(
    Do, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag="act"
):
    """Over a WebSocket: an answer."""

    ref: int | None = None
    """Comes back with what it led to."""


class SayMessage(Say, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="say"):
    """Over a WebSocket: something to say."""


class EyesMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seat"):
    """Over a WebSocket: look with the eyes of another of my seats, at a hot seat."""

    seat: SeatNumber


class PingMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping"):
    """Over a WebSocket: is anybody there?"""


Message = ActMessage | SayMessage | EyesMessage | PingMessage


class UpdateNews(Struct, frozen=True, tag_field="type", tag="update"):
    """From a WebSocket: the match has moved on."""

    update: Update
    ref: int | None = None


class TableNews(Struct, frozen=True, tag_field="type", tag="table"):
    """From a WebSocket, while the match has not begun: who sits at the table now."""

    table: Table


class ChatNews(Struct, frozen=True, tag_field="type", tag="chat"):
    """From a WebSocket: what was said."""

    lines: tuple[Said, ...]


class PresentNews(Struct, frozen=True, tag_field="type", tag="present"):
    """From a WebSocket: who is here now."""

    people: tuple[Present, ...]


class ProblemNews(Struct, frozen=True, tag_field="type", tag="problem"):
    """From a WebSocket: what you sent could not be done."""

    error: str
    message: str
    update: Any = None
    ref: int | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """From a WebSocket: yes."""

    time: float


News = UpdateNews | TableNews | ChatNews | PresentNews | ProblemNews | Pong


class Fork(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play on from a ply of a finished match, as a new table."""

    ply: Ply
    seats: Annotated[tuple[SeatAsked, ...], Meta(min_length=1, max_length=8)]
    house: House = House()


class FairChance(Struct, frozen=True, kw_only=True):
    """What proves that chance is fair, as far as it may be known now."""

    fairness: Fairness
    revealed: bool
    note: str
    """What stands for a nonce that nobody gave."""


class Luck(Struct, frozen=True):
    """One answer of chance: how often it came and how often it was to be expected."""

    kind: str
    name: str
    drawn: int
    expected: float


class AtMoment(Struct, frozen=True):
    """A match as it was after `ply` entries, for one pair of eyes."""

    ply: int
    last: int
    viewer: int | None
    view: Any
    told: Told | None
    decision: Decision | None


class Hint(Struct, frozen=True):
    """What a level would answer."""

    level: str
    ply: int
    action: int
    text: str


class Judged(Struct, frozen=True):
    """What a level makes of one moment of a finished match."""

    ply: int
    utilities: tuple[float, ...]
    """What the end is worth to each seat, guessed from what is true at that moment."""
    seat: int | None
    played: str | None
    preferred: str | None
    """What the level would have answered there."""


class GameInfo(Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    seats: tuple[int, ...]
    rules: int
    options: tuple[OptionSpec, ...]
    bot_options: dict[str, Value]
    levels: tuple[str, ...]


class GameLayout(Struct, frozen=True):
    """The elements of a game."""

    game: str
    seats: int
    layout: Layout


class Health(Struct, frozen=True):
    """The server can do its work."""

    status: Literal["ok"]
    version: str
    compiled: bool
    database: Literal["sqlite", "postgresql"]


def plain(value: object) -> Any:
    """Any struct as what JSON knows."""
    return msgspec.to_builtins(value)
