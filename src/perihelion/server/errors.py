"""What can be wrong with a request or with the start of the server, each with its own type.

A `Problem` becomes an HTTP answer: its status, its code (a stable word for programs) and a
sentence that says what was wrong and what would be right.
"""

from __future__ import annotations

from perihelion.kernel.errors import PerihelionError


class StartError(PerihelionError):
    """The server cannot start; nothing was begun."""


class Problem(PerihelionError):
    """A request that cannot be done."""

    status = 400
    code = "bad-request"

    def __init__(self, message: str, **extra: object) -> None:
        super().__init__(message)
        self.extra = extra
        """What the answer carries besides the message: the fresh view of a stale request."""


class BadRequest(Problem):
    """Something in the request is not as it must be."""


class Unknown(Problem):
    """There is no such thing, or not for this person."""

    status = 404
    code = "not-found"


class SignInFirst(Problem):
    """Nobody is signed in, or the secret is wrong."""

    status = 401
    code = "sign-in"


class NotYours(Problem):
    """Somebody else's seat, table or account; or a token without that scope."""

    status = 403
    code = "not-yours"


class Conflict(Problem):
    """It cannot be done as things stand."""

    status = 409
    code = "conflict"


class NotBegun(Conflict):
    """The match at this table has not begun yet."""

    code = "not-begun"


class Unplayable(Conflict):
    """A match of other rules, which cannot be played again under those of today.

    Says nothing of what happened in it: whoever may see the match may choose how it goes on.
    """

    code = "other-rules"

    def __init__(self) -> None:
        super().__init__(
            "this match was begun under other rules and cannot be played under those of today;"
            " while it runs, its players may go on from the last position that can be reached,"
            " or end it without a result"
        )


class Stale(Conflict):
    """The answer is to a question that is no longer open; the fresh view comes with it."""

    code = "stale"


class Overtaken(Conflict):
    """Another worker wrote first; the caller sees the fresh view and answers again."""

    code = "stale"


class NotReady(Problem):
    """The server lives and cannot do its work now."""

    status = 503
    code = "not-ready"


class TooMany(Problem):
    """More than the limits allow; `after` says in how many seconds to try again."""

    status = 429
    code = "too-many"

    def __init__(self, message: str, after: float) -> None:
        super().__init__(message)
        self.after = after


class Busy(TooMany):
    """Everybody together asks for more than there is; `after` says when to try again."""

    status = 503
    code = "busy"
