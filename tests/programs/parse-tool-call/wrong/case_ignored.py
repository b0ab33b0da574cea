# fault: a name that differs in case from an allowed one is accepted though it is not in allowed
import json


def parse_tool_call(raw, allowed):
    by_lower = {a.lower(): a for a in allowed}
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError:
        return None, "ERROR: not JSON"
    if not isinstance(payload, dict):
        return None, "ERROR: not an object"
    name = by_lower.get(str(payload.get("name")).lower())
    if name is None:
        return None, f"ERROR: unknown tool. Allowed: {sorted(allowed)}"
    if not isinstance(args := payload.get("input", {}), dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
