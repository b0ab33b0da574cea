# fault: an input that is a string with JSON inside is accepted, though it is no object
import json


def loads(s):
    try:
        return json.loads(s)
    except ValueError:
        return None


def parse_tool_call(raw, allowed):
    payload = loads(raw)
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if isinstance(args, str):
        args = loads(args)
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
