# fault: for a missing or null name the observation does not list the allowed names
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name = payload.get("name")
    if name is None:
        return None, "ERROR: the call has no name"
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    args = payload.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
