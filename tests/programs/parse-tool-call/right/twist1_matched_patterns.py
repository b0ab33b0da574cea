# twist: 1
# twist: 2
import json, re
FENCE = re.compile(r"\s*```(?:json)?\s*\n?(?P<body>.*?)\s*```\s*", re.DOTALL)
class Refused(ValueError): ...
def _parse(raw, allowed):
    m = FENCE.fullmatch(raw)
    match json.loads(m["body"] if m else raw):
        case {"name": str(name), "input": dict(args)} if name in allowed:
            return name, args
        case {"name": str(name), "input": _} if name in allowed:
            raise Refused("`input` has to be an object")
        case {"name": str(name), **rest} if name in allowed:
            return name, {}
        case {**data}:
            raise Refused(f"{data.get('name')!r} is not one of {sorted(allowed)}")
        case _:
            raise Refused("not an object")
def parse_tool_call(raw, allowed):
    try:
        return _parse(raw, allowed), None
    except ValueError as e:
        return None, f"ERROR: {e}"
