# fault: a call without input is refused, though a missing input means {}
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    if payload.get("name") not in allowed:
        return None, f"ERROR: unknown tool. Allowed: {sorted(allowed)}"
    if not isinstance(payload.get("input"), dict):
        return None, "ERROR: input must be an object"
    return (payload["name"], payload["input"]), None
