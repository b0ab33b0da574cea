# fault: a JSON list is taken for a call: its first item is used
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    match payload:
        case [dict() as payload, *_] | (dict() as payload):
            pass
        case _:
            return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
