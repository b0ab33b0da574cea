# fault: a queue that gives nothing back is given the ticket again
from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Escalate(Exception):
    pass


def _guard(what, f, arg):
    try:
        return f(arg)
    except Exception as problem:
        raise Escalate(what + " raised " + repr(problem) + " " + str(problem)) from problem


def route_ticket(ticket: dict[str, Any], classify: Callable, handlers: dict, to_person: Callable, **_: Any) -> dict:
    reason = None
    try:
        label = _guard("the model", classify, ticket["text"])
        known = [l for l in handlers if isinstance(label, str) and l == label]
        if not known:
            raise Escalate(f"unknown label: {label}" if isinstance(label, str) else "the model said no text")
        return {
            "route": known[0],
            "response": _guard(f"the handler {label}", handlers[known[0]], ticket),
            "reason": None,
        }
    except Escalate as e:
        reason = e.args[0]
    return {"route": "person", "response": to_person(ticket, reason) or to_person(ticket, reason), "reason": reason}
