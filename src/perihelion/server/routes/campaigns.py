"""Campaigns: the catalogue, mine, and playing their levels."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from perihelion.server.routes.common import GivenCaller, GivenServices, begun
from perihelion.server.tables.campaigns import catalogue
from perihelion.server.wire import Begun, CampaignInfo, MyCampaign, NewCampaign, PlayLevel

TAGS = ["campaigns"]


@get("/api/campaigns", tags=TAGS, sync_to_thread=False)
def campaigns() -> tuple[CampaignInfo, ...]:
    """The campaigns there are, with the objectives and the minimum of each level."""
    return catalogue()


@get("/api/me/campaigns", tags=TAGS)
async def mine(services: GivenServices, caller: GivenCaller) -> tuple[MyCampaign, ...]:
    """My campaigns, the newest first, each with its attempts."""
    return await services.campaigns.mine(caller)


@post("/api/me/campaigns", tags=TAGS)
async def begin(
    services: GivenServices, caller: GivenCaller, data: JSONBody[NewCampaign]
) -> MyCampaign:
    """Begin a campaign; its levels are played at `/level`."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await services.campaigns.begin(caller, data)


@get("/api/me/campaigns/{campaign:str}", tags=TAGS)
async def look(services: GivenServices, caller: GivenCaller, campaign: FromPath[str]) -> MyCampaign:
    """How far a campaign of mine has come, and its history."""
    return await services.campaigns.one(caller, campaign)


@delete("/api/me/campaigns/{campaign:str}", tags=TAGS, status_code=204)
async def give_up(services: GivenServices, caller: GivenCaller, campaign: FromPath[str]) -> None:
    """Forget a campaign: its running level is resigned, its matches stay in my list."""
    await services.campaigns.give_up(caller, campaign)


@post("/api/me/campaigns/{campaign:str}/level", tags=TAGS, status_code=200)
async def level(
    services: GivenServices, caller: GivenCaller, campaign: FromPath[str], data: JSONBody[PlayLevel]
) -> Begun:
    """Play the level that comes next: go on with it, begin it, or begin a failed one again."""
    services.limits.take("table", person=caller.id, address=caller.address)
    return await begun(services, await services.campaigns.play(caller, campaign, data))


ROUTES = (campaigns, mine, begin, look, give_up, level)
