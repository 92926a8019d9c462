"""Everything the server is made of, put together once; routes only ask it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from perihelion.server.data_sets.comparisons import Comparisons
from perihelion.server.data_sets.sets import DataSets
from perihelion.server.gateway.rate_limits import Buckets
from perihelion.server.identity.credentials import Passwords, Signer
from perihelion.server.identity.people import People
from perihelion.server.identity.sessions import Sessions
from perihelion.server.identity.webhooks import Webhooks
from perihelion.server.matches.deadlines import Sweeper
from perihelion.server.matches.hub import DatabaseListener, Hub
from perihelion.server.matches.journal import Journal
from perihelion.server.matches.leases import Leases
from perihelion.server.matches.narration import Teller
from perihelion.server.matches.playing import Matches
from perihelion.server.matches.rooms import Rooms
from perihelion.server.matches.upgrades import Upgrades
from perihelion.server.operations.archive import Archive
from perihelion.server.operations.logs import LOG
from perihelion.server.operations.readiness import Readiness
from perihelion.server.settings import Settings
from perihelion.server.store import Store, schema
from perihelion.server.store.clock import Clock, clock_of
from perihelion.server.tables.campaigns import Campaigns
from perihelion.server.tables.chat import Chat
from perihelion.server.tables.follow_ups import FollowUps
from perihelion.server.tables.guides import Guides
from perihelion.server.tables.lessons import Lessons
from perihelion.server.tables.puzzles import Puzzles
from perihelion.server.tables.tables import Tables
from perihelion.server.thinking.analysis import Analysis
from perihelion.server.thinking.bot_turns import BotTurns
from perihelion.server.thinking.evaluations import Evaluations
from perihelion.server.thinking.heavy_answers import Heavy
from perihelion.server.thinking.jobs import Jobs
from perihelion.server.thinking.processes import Thinkers
from perihelion.server.warm_up import warm_up


class Services:
    """The rooms of this worker and everybody who works there."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: str,
        clock: Callable[[], float],
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.worker = store.worker
        shared = not settings.is_sqlite
        self.limits = Buckets(clock, on=settings.limits)
        self.readiness = Readiness(store)
        self.hub = Hub(self.worker)
        self.rooms = Rooms(store, settings.rooms, clock, shared=shared)
        self.journal = Journal(store)
        self.sessions = Sessions(store, Signer(key), clock)
        passwords = Passwords(cheap=settings.cheap_passwords)
        self.people = People(store, self.sessions, passwords, self.limits, clock)
        thinks = settings.bots > 0
        self.matches = Matches(self.rooms, self.journal, self.worker if thinks else None, clock)
        self.data_sets = DataSets(store, clock)
        self.tables = Tables(
            store,
            self.rooms,
            self.matches,
            settings.nonce_seconds,
            clock,
            data_sets=self.data_sets,
        )
        self.follow_ups = FollowUps(self.tables, self.matches, clock)
        self.campaigns = Campaigns(store, self.tables, self.matches, clock)
        self.lessons = Lessons(store, clock)
        self.guides = Guides(store)
        self.puzzles = Puzzles(store, clock)
        self.thinkers = Thinkers(settings.bots, settings.bot_memory)
        self.bot_turns = BotTurns(
            Leases(store),
            self.rooms,
            self.matches,
            self.thinkers,
            clock=clock,
            attended_seconds=settings.attended_seconds,
            listens=self.hub.listens,
        )
        analysts = Thinkers(
            settings.analysts,
            settings.bot_memory,
            "analysis",
            each=settings.analyses_each if settings.limits else None,
            most=settings.analyses if settings.limits else None,
            gives_way=5,  # to levels, too: for them people wait in a match
        )
        self.heavy = Heavy(analysts)
        self.teller = Teller(limits=settings.limits)
        self.archive = Archive(store, self.rooms, self.heavy)
        self.evaluations = Evaluations(
            Jobs(store), self.rooms, analysts, self.archive, clock=clock, elsewhere=not thinks
        )
        self.comparisons = Comparisons(self.data_sets, self.rooms.sets, self.evaluations, clock)
        self.sweeper = Sweeper(
            store,
            self.tables,
            self.matches,
            self.follow_ups,
            self.bot_turns,
            evaluations=self.evaluations,
            clock=clock,
        )
        self.upgrades = Upgrades(store, self.tables, clock)
        self.analysis = Analysis(self.rooms, self.bot_turns, self.heavy, self.teller, self.archive)
        self.chat = Chat(store, self.rooms, self.hub, self.limits, worker=self.worker, clock=clock)
        self.webhooks = Webhooks(store, private=settings.private_webhooks)
        self._warming: asyncio.Task[None] | None = None
        self.ear = DatabaseListener(self.hub, settings.database) if shared else None
        self.sessions.changed.append(self.webhooks.look_again)
        self.sessions.gone.append(self.hub.part)
        self.hub.forget = self.sessions.changed
        if thinks:
            self.hub.turn = self.sweeper.wake
        self.journal.heard += [
            self.rooms.heard,
            self.hub.heard,
            self.bot_turns.heard,
            self.sweeper.heard,
            self.webhooks.heard,
            self.archive.heard,
        ]

    @classmethod
    async def open(cls, settings: Settings, clock: Callable[[], float] | None = None) -> Services:
        """The services on its database, with the store's time or a test's; raises StartError."""
        store = await Store.open(settings)
        return cls(settings, store, await _key(store), clock or await clock_of(store))

    async def start(self) -> None:
        """Begin the work that nobody asks for."""
        if isinstance(self.clock, Clock):
            await self.clock.start()
        if self.ear is not None:
            self.ear.start()
        self.hub.start(self.sessions.look_at, self.store.revisions)
        self.chat.start()
        await self.webhooks.start()
        await self.sessions.drop_ended()
        await self.evaluations.start()
        await self.sweeper.start()
        self.archive.start()
        LOG.info("started", worker=self.worker, version=_version())

    def begin_warm_up(self) -> None:
        """Load ahead what the first person would wait for; called on the loop."""
        self._warming = asyncio.create_task(warm_up(self.thinkers))

    async def close(self) -> None:
        """Stop gracefully: sockets are told, moves that were taken are written."""
        if self._warming is not None:
            self._warming.cancel()
        await self.hub.close()
        await self.chat.close()
        await self.sweeper.close()
        await self.evaluations.close()
        await self.bot_turns.close()
        await self.archive.close()
        await self.heavy.close()
        await self.webhooks.close()
        self.people.passwords.close()
        await self.journal.close()
        if self.ear is not None:
            await self.ear.close()
        if isinstance(self.clock, Clock):
            await self.clock.close()
        await self.store.close()
        LOG.info("stopped", worker=self.worker)


def _version() -> str:
    import perihelion

    return perihelion.__version__


async def _key(store: Store) -> str:
    """The key that signs cookies, made at the first start."""
    keep = schema.keep
    query = select(keep.c.value).where(keep.c.name == "cookie key")
    row = await store.row(query)
    if row is None:
        try:
            async with store.begin() as connection:
                fresh = {"name": "cookie key", "value": secrets.token_hex(32)}
                await connection.execute(insert(keep), fresh)
        except IntegrityError:  # another worker was first
            pass
        row = await store.row(query)
        assert row is not None
    return str(row["value"])
