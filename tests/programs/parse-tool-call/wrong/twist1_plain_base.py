# twist: 1
# fault: a name that is a list or an object raises TypeError, as it can't be hashed
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except ValueError as exc:
        return None, f"ERROR: not JSON: {exc}"
    if not isinstance(payload, dict):
        return None, "ERROR: not an object"
    name = payload.get("name")
    if name is None or name not in allowed:
        return None, f"ERROR: choose one of {', '.join(sorted(allowed))}"
    if isinstance(payload.get("input", {}), dict):
        return (name, payload.get("input", {})), None
    return None, "ERROR: input must be an object"
