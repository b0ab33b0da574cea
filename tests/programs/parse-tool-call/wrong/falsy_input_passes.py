# fault: an empty list, an empty string or false as input is taken for {} though it is no object
import json


def parse_tool_call(string, permitted):
    try:
        decoded = json.loads(string)
    except ValueError:
        return None, "ERROR: not JSON"
    match decoded:
        case dict():
            asked_name = decoded.get("name")
            given = decoded.get("input") or {}
            if asked_name not in permitted:
                return None, f"ERROR: unknown tool {asked_name!r}; allowed are {sorted(permitted)}"
            if not isinstance(given, dict):
                return None, "ERROR: input must be an object"
            return (asked_name, given), None
        case _:
            return None, "ERROR: not an object"
