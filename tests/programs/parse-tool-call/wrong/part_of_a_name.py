# fault: a name that is only a part of an allowed one is accepted: it is looked for in a joined string
import json


def parse_tool_call(raw, allowed):
    names = ", ".join(sorted(allowed))
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: {exc}"
    if not isinstance(payload, dict):
        return None, "ERROR: an object is needed"
    name, args = payload.get("name"), payload.get("input", {})
    if not isinstance(name, str) or name not in names:
        return None, "ERROR: allowed are " + names
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
