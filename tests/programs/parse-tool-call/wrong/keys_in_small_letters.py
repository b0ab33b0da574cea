# fault: the names of the arguments are written in small letters
import json


def small(pairs):
    return {key.lower(): value for key, value in pairs}


def parse_tool_call(raw, allowed):
    try:
        match json.loads(raw, object_pairs_hook=small):
            case {"name": str(tool), "input": dict(given)} if tool in allowed:
                return (tool, given), None
            case {"name": str(tool), "input": other} if tool in allowed:
                return None, f"ERROR: {tool} takes an object, not {other!r}"
            case {"name": str(tool)} if tool in allowed:
                return (tool, {}), None
    except ValueError as why:
        return None, f"ERROR: {why}"
    return None, "ERROR: write one object and name one of " + " ".join(allowed)
