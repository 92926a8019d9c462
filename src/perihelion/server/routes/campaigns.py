"""Solo campaigns: the catalogue, mine, and playing their levels."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from perihelion.server.campaigns import catalogue
from perihelion.server.hall import Hall
from perihelion.server.people import Caller
from perihelion.server.routes.common import begun
from perihelion.server.wire import Begun, CampaignInfo, MyCampaign, NewCampaign, PlayLevel

TAGS = ["campaigns"]


@get("/api/campaigns", tags=TAGS, sync_to_thread=False)
def campaigns() -> tuple[CampaignInfo, ...]:
    """The campaigns there are, with the objectives and the minimum of each level."""
    return catalogue()


@get("/api/me/campaigns", tags=TAGS)
async def mine(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller]
) -> tuple[MyCampaign, ...]:
    """My campaigns, the newest first, each with its attempts."""
    return await hall.campaigns.mine(caller)


@post("/api/me/campaigns", tags=TAGS)
async def begin(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], data: JSONBody[NewCampaign]
) -> MyCampaign:
    """Begin a campaign; its levels are played at `/level`."""
    hall.limits.take("table", person=caller.id, address=caller.address)
    return await hall.campaigns.begin(caller, data)


@get("/api/me/campaigns/{campaign:str}", tags=TAGS)
async def look(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], campaign: FromPath[str]
) -> MyCampaign:
    """How far a campaign of mine has come, and its history."""
    return await hall.campaigns.one(caller, campaign)


@delete("/api/me/campaigns/{campaign:str}", tags=TAGS, status_code=204)
async def give_up(
    hall: NamedDependency[Hall], caller: NamedDependency[Caller], campaign: FromPath[str]
) -> None:
    """Forget a campaign: its running level is resigned, its matches stay in my list."""
    await hall.campaigns.give_up(caller, campaign)


@post("/api/me/campaigns/{campaign:str}/level", tags=TAGS, status_code=200)
async def level(
    hall: NamedDependency[Hall],
    caller: NamedDependency[Caller],
    campaign: FromPath[str],
    data: JSONBody[PlayLevel],
) -> Begun:
    """Play the level that comes next: go on with it, begin it, or begin a failed one again."""
    hall.limits.take("table", person=caller.id, address=caller.address)
    return await begun(hall, await hall.campaigns.play(caller, campaign, data))


ROUTES = (campaigns, mine, begin, look, give_up, level)
