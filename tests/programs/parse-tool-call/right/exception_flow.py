from __future__ import annotations

import json
from typing import Any, NamedTuple, Optional


class Call(NamedTuple):
    name: str
    args: dict[str, Any]


class Parsed(NamedTuple):
    call: Optional[Call]
    error: Optional[str]


class Bad(ValueError):
    pass


def demand(condition: object, message: str) -> None:
    if not condition:
        raise Bad(message)


def strict(raw: str, allowed: set[str]) -> Call:
    obj = json.loads(raw)
    demand(isinstance(obj, dict), "a JSON object is expected")
    demand(
        type(obj.get("name")) is str and obj["name"] in allowed,
        f"unknown tool {obj.get('name')}; allowed are {sorted(allowed)}",
    )
    obj.setdefault("input", {})
    demand(isinstance(obj["input"], dict), "the input is a JSON object or left out")
    return Call(obj["name"], obj["input"])


def parse_tool_call(raw, allowed):
    try:
        return Parsed(strict(raw, allowed), None)
    except ValueError as exc:  # a JSONDecodeError is one as well
        return Parsed(None, f"ERROR: {exc}")
