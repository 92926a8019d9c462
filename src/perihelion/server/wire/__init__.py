"""What goes in and out over HTTP and WebSocket, beyond the structs of the kernel.

Requests refuse unknown fields, so a slip of the pen is an error and not a silence. Every struct
that is declared in these modules is in `perihelion schema`, and so in the types of the page.
"""

# ruff: noqa: F403  (all that they declare)

from perihelion.server.wire.analysis import *
from perihelion.server.wire.basics import *
from perihelion.server.wire.campaigns import *
from perihelion.server.wire.data_sets import *
from perihelion.server.wire.lessons import *
from perihelion.server.wire.live import *
from perihelion.server.wire.matches import *
from perihelion.server.wire.people import *
from perihelion.server.wire.puzzles import *
from perihelion.server.wire.service_info import *
from perihelion.server.wire.tables import *
