# fault: an input that is no object is passed on
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if isinstance(payload, dict):
        if (name := payload.get("name")) in allowed:
            return (name, payload.get("input", {})), None
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    return None, "ERROR: expected a JSON object"
