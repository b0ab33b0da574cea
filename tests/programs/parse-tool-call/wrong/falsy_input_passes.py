# fault: an empty list, an empty string or false as input is taken for {} though it is no object
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except ValueError:
        return None, "ERROR: not JSON"
    match payload:
        case dict():
            name = payload.get("name")
            args = payload.get("input") or {}
            if name not in allowed:
                return None, f"ERROR: unknown tool {name!r}; allowed are {sorted(allowed)}"
            if not isinstance(args, dict):
                return None, "ERROR: input must be an object"
            return (name, args), None
        case _:
            return None, "ERROR: not an object"
