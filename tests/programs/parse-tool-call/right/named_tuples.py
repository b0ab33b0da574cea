import json
import re
from typing import Any, NamedTuple

_FENCE = re.compile(r"\s*```(?:json)?\s*\n(.*?)\n?\s*```\s*", re.S)


class Call(NamedTuple):
    name: str
    args: dict


class Parsed(NamedTuple):
    call: Any
    error: Any


def parse_tool_call(raw: str, allowed: set) -> Parsed:
    if m := _FENCE.fullmatch(raw):
        raw = m.group(1)
    try:
        data = json.loads(raw.strip())
    except ValueError:
        return Parsed(None, "ERROR bad json: " + raw[:80])
    match data:
        case {"name": str(name), "input": dict(args)} if name in allowed:
            return Parsed(Call(name, args), None)
        case {"name": str(name), "input": _} if name in allowed:
            return Parsed(None, "ERROR input")
        case {"name": str(name)} if name in allowed:
            return Parsed(Call(name, {}), None)
        case dict():
            return Parsed(None, "ERROR: name must be in " + repr(allowed))
        case _:
            return Parsed(None, "ERROR: a JSON object, please")
