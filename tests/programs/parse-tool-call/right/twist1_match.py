# twist: 1
import json


def parse_tool_call(raw, allowed):
    names = "|".join(sorted(allowed)) or "(none)"
    try:
        match json.loads(raw):
            case {"name": str(name), "input": dict(given)} if name in allowed:
                return (name, given), None
            case {"name": str(name), "input": _} if name in allowed:
                return None, "ERROR input is no object"
            case {"name": str(name)} if name in allowed:
                return (name, {}), None
            case {}:
                return None, f"ERROR the name has to be one of {names}"
            case other:
                return None, f"ERROR an object was expected, not {type(other).__name__}"
    except ValueError as e:
        return None, f"ERROR {e}"
