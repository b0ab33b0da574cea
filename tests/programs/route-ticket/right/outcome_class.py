from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Outcome:
    route: str
    response: Any
    reason: str | None = None
    calls: int = 1


class Residual(Exception):
    """What no branch covers."""


def _branch(said: Any, handlers: Mapping[str, Callable]) -> str:
    known = [label for label in handlers if label == said]
    if len(known) != 1:
        raise Residual(f"no branch for {said}")
    return known[0]


def route_ticket(ticket: dict, classify: Callable, handlers: Mapping[str, Callable], to_person: Callable) -> dict:
    where = "classifier"
    try:
        where = _branch(classify(ticket["text"]), handlers)
        return asdict(Outcome(where, handlers[where](ticket)))
    except Residual as residual:
        reason = str(residual)
    except Exception as error:
        reason = f"{where}: {type(error).__qualname__}({error})"
    return asdict(Outcome("person", to_person(ticket, reason), reason))
