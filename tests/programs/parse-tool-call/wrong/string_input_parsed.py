# fault: an input that is a string with JSON inside is accepted, though it is no object
import json


def loads(t):
    try:
        return json.loads(t)
    except ValueError:
        return None


def parse_tool_call(string, names_ok):
    decoded = loads(string)
    if not isinstance(decoded, dict):
        return None, "ERROR: expected a JSON object"
    wanted, given = decoded.get("name"), decoded.get("input", {})
    if wanted not in names_ok:
        return None, f"ERROR: unknown tool {wanted!r}. Allowed: {sorted(names_ok)}"
    if isinstance(given, str):
        given = loads(given)
    if not isinstance(given, dict):
        return None, "ERROR: input must be an object"
    return (wanted, given), None
