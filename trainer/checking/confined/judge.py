"""The judging role: loads a checks file, says what checks it holds, judges observations.

The program is never in this process. Frames (the first one carries `texts`, `compiled` and `main`):

    <- {"checks": [{"name", "landmark", "twist", "needs", "judged"}]}  or  {"broken": {"type", "message", "line"}}
    -> {"judge": name}, with the worker's body
    <- {"met": true}  or  {"met": false, "say", "observed", "expected", "at"}  or  {"broken": {...}}
"""

from __future__ import annotations

import os

from trainer.checking.authoring.expecting import Unmet
from trainer.checking.between import bodies, plain, sources, wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from trainer.checking.api import Check, Judgement


def serve(control: int, first: dict[str, Any]) -> None:
    """Answer until the socket closes."""
    try:
        module = sources.load(first["texts"], first["main"], first["compiled"])
        checks: dict[str, Check] = {check.name: check for check in getattr(module, "CHECKS", [])}
    except BaseException as error:
        wire.send(control, {"broken": _describe(error)})
        os._exit(0)
    sources.settle()
    wire.send(control, {"checks": [_entry(check) for check in checks.values()]})
    while True:
        request = wire.receive(control)
        verdict = _judged(checks[request["judge"]], wire.receive_body(control))
        try:
            wire.send(control, verdict)
        except wire.BadFrame:
            wire.send(control, verdict | {"observed": None, "expected": None})


def _entry(check: Check) -> dict[str, Any]:
    return {
        "name": check.name,
        "landmark": check.landmark,
        "twist": check.twist,
        "needs": list(check.needs),
        "judged": check.judge is not None,
    }


def _judged(check: Check, value: bytes) -> dict[str, Any]:
    if check.judge is None:
        return {"broken": {"type": "NoExpectation", "message": "the check has no expectation", "line": None}}
    verdict = _verdict(check.judge, lambda: bodies.read(value))
    if "met" not in verdict or not verdict["met"]:
        # What is said of a value that is too large or too deep is the same whichever way it came.
        return _verdict_on_cut(check.judge, value) or verdict
    return verdict


def _verdict_on_cut(judge: Judgement, value: bytes) -> dict[str, Any] | None:
    """The verdict on the value as JSON would have cut it; None where that is the same value."""
    try:
        cut = bodies.read_cut(value)
    except BaseException as error:
        return {"broken": _describe(error)}
    return None if cut is None else _verdict(judge, lambda: cut)


def _verdict(judge: Judgement, read: Callable[[], Any]) -> dict[str, Any]:
    try:
        judge(read())
    except Unmet as unmet:
        return {
            "met": False,
            "say": str(unmet.say),
            "observed": plain.encode(unmet.observed),
            "expected": plain.encode(unmet.expected),
            "at": list(unmet.at) if unmet.at is not None else None,
        }
    except BaseException as error:
        return {"broken": _describe(error)}
    return {"met": True}


def _describe(error: BaseException) -> dict[str, Any]:
    if isinstance(error, SyntaxError) and error.lineno:
        # Of the file that could not be compiled, not of the line here that compiles it.
        return {"type": type(error).__name__, "message": str(error.msg), "line": error.lineno}
    return {"type": type(error).__name__, "message": str(error)[:500], "line": sources.last_line(error)}
