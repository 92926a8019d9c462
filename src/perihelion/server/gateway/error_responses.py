"""How an error becomes an answer: its status, its word, and a sentence; never a traceback."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from perihelion.kernel.errors import IllegalAction, NotYourDecision, PerihelionError, UnknownGame
from perihelion.match import BadUndo, MatchOver
from perihelion.server.errors import BadRequest, Conflict, Problem, TooMany, Unknown
from perihelion.server.operations.logs import LOG
from perihelion.server.wire import Problems

WORDS = {
    400: "bad-request",
    401: "sign-in",
    403: "not-yours",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
    415: "not-json",
    429: "too-many",
}


def problem_of(error: BaseException) -> Problem:
    """What is said about an error; a mistake of ours says nothing but that it was one."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, UnknownGame):
        return Unknown(str(error))
    if isinstance(error, MatchOver | BadUndo | NotYourDecision):
        return Conflict(str(error))
    if isinstance(error, IllegalAction):
        illegal = BadRequest(str(error))
        illegal.code = "illegal-action"
        return illegal
    if isinstance(error, RecursionError):
        return BadRequest("the JSON is nested too deeply")
    if isinstance(error, PerihelionError | msgspec.ValidationError | msgspec.DecodeError):
        return BadRequest(str(error))
    ours = Problem("something is wrong on our side; it was noted")
    ours.status, ours.code = 500, "our-fault"
    return ours


def on_problem(_request: Request[Any, Any, Any], error: Exception) -> Response[Problems]:
    """For our own errors."""
    problem = problem_of(error)
    headers = {}
    if isinstance(problem, TooMany):
        headers["Retry-After"] = str(math.ceil(problem.after))
    update = problem.extra.get("update")
    body = Problems(problem.code, str(problem), update if isinstance(update, dict) else None)
    return _answer(body, problem.status, headers)


def on_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problems]:
    """For what the framework refuses."""
    word = WORDS.get(error.status_code, "refused" if error.status_code < 500 else "our-fault")
    message = str(error.detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        message = "; ".join(_field(one) for one in error.extra) or message
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"}
    return _answer(Problems(word, message), error.status_code, headers)


def _field(one: Any) -> str:
    if not isinstance(one, dict):
        return str(one)
    return f"{one.get('key', 'request')}: {one.get('message', 'is not valid')}"


def on_accident(request: Request[Any, Any, Any], error: Exception) -> Response[Problems]:
    """For what should not have happened."""
    handler = request.scope.get("path_template", "")
    LOG.error("a request failed", exc_info=error, route=handler, method=request.method)
    problem = problem_of(error)
    return _answer(Problems(problem.code, str(problem)), problem.status, {})


def _answer(body: Problems, status: int, headers: dict[str, str]) -> Response[Problems]:
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)
