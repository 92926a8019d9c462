"""One WebSocket at one table: what happens is told, and answers are taken.

The client says which ply it has seen last, so nothing is missed and nothing told twice, however
often the line is lost. Of what a viewer may not know nothing comes by here: updates are made by
`views.update_for`, like everywhere else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from perihelion.kernel.errors import PerihelionError
from perihelion.kernel.wire import View
from perihelion.server import wire
from perihelion.server.errors import NotBegun, NotYours, SignInFirst, TooMany
from perihelion.server.gateway.caller import asker
from perihelion.server.gateway.connections import DIRECT
from perihelion.server.gateway.error_responses import problem_of
from perihelion.server.identity.credentials import new_id
from perihelion.server.identity.people import Caller
from perihelion.server.matches.hub import Listener
from perihelion.server.matches.narration import AT_ONCE
from perihelion.server.matches.view_changes import changes_for_all
from perihelion.server.matches.views import seat_of, update_for, viewer_of
from perihelion.server.permissions import MESSAGES
from perihelion.server.tables.chat import check_may_speak

if TYPE_CHECKING:
    from perihelion.server.gateway.connections import SocketLine
    from perihelion.server.matches.rooms import Room
    from perihelion.server.services import Services

MOST_KEPT: Final = 20
"""Updates of one revision that are kept for others with the same eyes."""
MOST_MISTAKES: Final = 20
SIGNED_OUT: Final = 4401
RESTART: Final = 1012
TOO_MANY: Final = 4429

_decoder = msgspec.json.Decoder(wire.Message)
_encoder = msgspec.json.Encoder()


class Known(NamedTuple):
    """The view that a client was told last."""

    rev: int
    viewer: int | None
    view: View


class Line:
    """The line to one client."""

    def __init__(
        self,
        services: Services,
        socket: WebSocket[Any, Any, Any],
        caller: Caller,
        table: str,
        seat: int | None,
        *,
        changes: bool = False,
    ) -> None:
        self.services = services
        self.socket = socket
        self.caller = caller
        self.table = table
        self.seat = seat
        self.changes = changes
        """Whether views are told as changes from the one before."""
        self._known: Known | None = None
        self.id = new_id()
        self.listener = Listener(table, caller.id, caller.credential)
        self.seen = 0
        self.rev = -1
        self.chat = 0
        self.mistakes = 0
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.direct: SocketLine | None = extensions.get(DIRECT)
        self._kept = services.sessions.kept(caller.credential)
        """The caller as they were kept when we last looked."""
        # An answer and a push must not cross, or an entry would be told twice.
        self._one_at_a_time = asyncio.Lock()
        self._is_telling = True
        """Whether `_show` or `_news` is under way, which nothing may overtake."""
        self.listener.show = self._show_at_once

    async def run(self, since: int, chat: int) -> None:
        """Until one side hangs up."""
        self.seen, self.chat = since, chat
        self.services.hub.add(self.listener)
        try:
            mine = await self._show()
            await self.services.chat.come(self.id, self.caller, self.table, mine)
            self.listener.tell("chat")
            self._is_telling = False
            await _until_one_ends(self._push(), self._hear())
        except WebSocketDisconnect:
            pass
        except PerihelionError as error:  # somebody who may no longer watch, or a broken match
            await self.socket.close(4000 + problem_of(error).status)
        finally:
            self.services.hub.remove(self.listener)
            await asyncio.shield(self.services.chat.go(self.id, self.table))

    async def _send(self, news: wire.News) -> None:
        await self._send_text(_encoder.encode(news))

    async def _send_text(self, text: bytes) -> None:
        if self.direct is None:  # another server than ours: in a test
            await self.socket.send_data(text, mode="text")
        elif not await self.direct.say(text):
            raise WebSocketDisconnect(detail="the line has ended")

    async def _heard(self) -> str:
        if self.direct is None:
            return await self.socket.receive_data(mode="text")
        text = await self.direct.hear()
        if text is None:
            raise WebSocketDisconnect(detail="the line has ended")
        return text

    # From us to them.

    async def _show(self, *, fresh: bool = True) -> tuple[int, ...]:
        """Send what is new since the last time, if anything is; the seats of this person."""
        try:
            return await self._show_match(fresh=fresh)
        except NotBegun:
            table = await self.services.tables.table(self.caller, self.table)
            await self._send(wire.TableNews(table))
            return table.mine

    async def _show_match(self, *, fresh: bool) -> tuple[int, ...]:
        async with self._one_at_a_time:
            if not fresh and self.listener.rev == self.rev:
                return ()  # what this line itself has just done, and was told
            async with self.services.rooms.open(self.table, fresh=fresh) as room:
                mine = room.seats_of(self.caller.id)
                viewer = viewer_of(room, self.caller, self.seat)
                self.services.bot_turns.looked(room)
                if room.rev == self.rev:
                    return mine
                sent, ply, rev, made = self._update(room, mine, viewer), room.ply, room.rev, None
                if sent is None:
                    made = self.services.teller.update(room, mine, viewer, self.seen)
            if made is not None:
                whole = await self.services.teller.whole(asker(self.caller.id), *made)
                sent = self._encoded(whole)
            assert sent is not None
            self._has_seen(ply, rev)
            await self._send_text(sent)
        return mine

    def _update(self, room: Room, mine: tuple[int, ...], viewer: int) -> bytes | None:
        """What is new since the last time, as it is sent; None if that is too much at once."""
        known, told = self._known, room.told
        shown = viewer if viewer < len(room.seats) else None
        over = known.rev if known is not None and known.viewer == shown else None
        eyes = (viewer, mine, self.seen, over)
        kept = told.get(eyes)
        if kept is not None:
            sent, view = kept
            self._known = Known(room.rev, shown, view) if self.changes else None
            return sent
        if room.ply - self.seen > AT_ONCE:
            return None
        update = update_for(room, mine, viewer, self.seen)
        sent = self._encoded(update)
        if len(told) < MOST_KEPT:
            told[eyes] = sent, update.view
        return sent

    def _encoded(self, update: wire.Update, ref: int | None = None) -> bytes:
        """An update as it is sent: the whole view, or what has changed since the last one."""
        known = self._known
        if self.changes:
            self._known = Known(update.rev, update.viewer, update.view)
        if known is None or known.viewer != update.viewer:
            return _encoder.encode(wire.UpdateNews(update, ref))
        fields, gone = changes_for_all(update.id, known.rev, known.view, update.rev, update.view)
        changed = msgspec.structs.replace(update, view=fields)
        return _encoder.encode(wire.ChangesNews(changed, known.rev, gone, ref))

    def _show_at_once(self, room: Room) -> bool:
        """Tell of a move where it was made, if nothing else is being told and the line is free."""
        is_busy = self._is_telling or self._one_at_a_time.locked() or self.listener.news
        if is_busy or self.direct is None or not self._is_surely_known():
            return False
        known = self._known
        try:
            mine = room.seats_of(self.caller.id)
            sent = self._update(room, mine, viewer_of(room, self.caller, self.seat))
        except Exception:  # noqa: BLE001  (not theirs who moved: our own task meets it again)
            return False
        if sent is None or not self.direct.say_now(sent):
            self._known = known
            return False
        self._has_seen(room.ply, room.rev)
        return True

    def _has_seen(self, ply: int, rev: int) -> None:
        self.seen = ply
        self.rev = self.listener.shown = rev

    async def _tell(self, update: wire.Update, ref: int | None) -> None:
        self._has_seen(update.ply, update.rev)
        await self._send_text(self._encoded(update, ref))

    async def _push(self) -> None:
        listener = self.listener
        while True:
            await listener.changed.wait()
            news, listener.news = listener.news, set()
            listener.changed.clear()
            if news & {"gone", "restart"}:
                code = SIGNED_OUT if "gone" in news else RESTART
                await self.socket.close(code)
                return
            self._is_telling = True
            await self._news(news)
            self._is_telling = False

    def _is_surely_known(self) -> bool:
        """Whether we have looked a moment ago at what the session or token is worth."""
        credential = self.listener.credential
        if not credential:
            return True
        return self._kept is not None and self.services.sessions.kept(credential) is self._kept

    async def _check_still_known(self) -> None:
        """Whether the session or token is still worth something; raises SignInFirst.

        Usually a line is told when it ends; this is for the hint that was lost, and for time.
        """
        if self._is_surely_known():
            return
        self._kept = self.services.sessions.kept(self.listener.credential)
        caller = await self.services.sessions.still(self.caller)
        if caller is None:
            raise SignInFirst("this session or token has ended")
        self.caller = caller

    async def _news(self, news: set[str]) -> None:
        await self._check_still_known()
        if news & {"match", "look"}:
            await self._show(fresh="look" in news)
        if "chat" in news:
            lines = await self.services.chat.lines(self.table, self.chat)
            if lines:
                self.chat = lines[-1].id
                await self._send(wire.ChatNews(lines))
        if "presence" in news:
            await self._send(wire.PresentNews(await self.services.chat.here(self.table)))

    # From them to us.

    async def _hear(self) -> None:
        while True:
            text = await self._heard()
            ref = None
            try:
                caller = self.caller
                after = self.services.limits.delay(
                    "message", person=caller.id, address=caller.address
                )
                if after > 0:  # unread messages wait in the line, and cost nothing
                    await asyncio.sleep(after)
                if not self._is_surely_known():
                    await self._check_still_known()
                message = _decoder.decode(text)
                ref = getattr(message, "ref", None)
                await self._take(message)
            except (PerihelionError, msgspec.MsgspecError, RecursionError) as error:
                problem = problem_of(error)
                update = problem.extra.get("update")
                if isinstance(update, dict):
                    self._has_seen(int(update["ply"]), int(update["rev"]))
                    self._known = None
                await self._send(wire.ProblemNews(problem.code, str(problem), update, ref))
                self.mistakes += 1
                if isinstance(error, SignInFirst):
                    await self.socket.close(SIGNED_OUT)
                    return
                if self.mistakes > MOST_MISTAKES or isinstance(error, TooMany):
                    await self.socket.close(TOO_MANY)
                    return

    async def _act(self, message: wire.ActMessage) -> None:
        listener = self.listener
        async with self._one_at_a_time:
            listener.is_acting = True
            try:
                act = self.services.matches.act
                update = await act(self.caller, self.table, message, self.seen)
            except BaseException:
                listener.is_acting = False
                listener.tell("match")  # what others did meanwhile was not told
                raise
            listener.is_acting = False
            await self._tell(update, message.ref)

    async def _take(self, message: wire.Message) -> None:
        services = self.services
        scope = MESSAGES[str(message.__struct_config__.tag)].scope
        if self.caller.id and scope not in self.caller.scopes:
            raise NotYours(f"this token lacks the scope {scope!r}")
        if isinstance(message, wire.ActMessage):
            await self._act(message)
            self.mistakes = 0
        elif isinstance(message, wire.SayMessage):
            table = await services.tables.table(self.caller, self.table)
            check_may_speak(table.mine, owner=table.owner)
            await services.chat.say(self.caller, self.table, message.text, table.house)
        elif isinstance(message, wire.EyesMessage):
            async with services.rooms.open(self.table, fresh=False) as room:
                self.seat = seat_of(room, self.caller, message.seat)
            self.rev = -1
            await self._show()
        else:
            await self._send(wire.Pong(services.clock()))


async def _until_one_ends(*coroutines: Coroutine[Any, Any, None]) -> None:
    """Run all until the first of them ends; no task is left behind, and no error of one unread.

    At a restart both directions end at once: that the line has ended explains all other errors.
    """
    tasks = [asyncio.create_task(one) for one in coroutines]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    errors = [one for one in ends if isinstance(one, Exception)]
    for error in sorted(errors, key=lambda one: not isinstance(one, WebSocketDisconnect))[:1]:
        raise error
