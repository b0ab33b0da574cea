"""The numbers role: loads a drill's `make` and `solve`, draws values and computes what they come to.

No program of a learner is ever in this process. Frames; the first one carries `name` and `text`, the drill's file:

    <- {"ready": true}  or  {"broken": {"type", "message", "line"}}
    -> {"seed": text}
    <- {"values": wire, "steps": wire, "result": wire}  or  {"broken": {...}}
"""

from __future__ import annotations

import os
import random
import types

from trainer.checking.between import plain, sources, wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def serve(control: int, first: dict[str, Any]) -> None:
    """Answer until the socket closes."""
    module = types.ModuleType(first["name"])
    try:
        exec(sources.compiled_text(first["name"], first["text"]), module.__dict__)
        make, solve = module.__dict__["make"], module.__dict__["solve"]
    except BaseException as error:
        wire.send(control, {"broken": _described(error)})
        os._exit(0)
    wire.send(control, {"ready": True})
    while True:
        seed = wire.receive(control)["seed"]
        try:
            values = make(random.Random(seed))  # noqa: S311 - nothing secret is drawn
            # A copy: what `solve` does to its values is not what the question was asked with.
            drawn = plain.encode(values)
            steps, result = solve(values)
            answer = {"values": drawn, "steps": plain.encode(steps), "result": plain.encode(result)}
        except BaseException as error:
            answer = {"broken": _described(error)}
        wire.send(control, answer)


def _described(error: BaseException) -> dict[str, Any]:
    if isinstance(error, SyntaxError):
        return {"type": type(error).__name__, "message": str(error.msg), "line": error.lineno}
    return {"type": type(error).__name__, "message": str(error)[:500], "line": sources.last_line(error)}
