# twist: 1
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: your tool call is not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name = payload.get("name")
    args = payload.get("input", {})
    if not isinstance(name, str):
        return None, f"ERROR: name must be a string, one of {sorted(allowed)}"
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}, allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be a JSON object"
    return (name, args), None
