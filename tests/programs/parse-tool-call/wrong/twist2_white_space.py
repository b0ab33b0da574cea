# twist: 2
# fault: a fence with white space before or after it is refused
import json


def parse_tool_call(raw, allowed):
    text = raw
    if raw.startswith("```") and raw.endswith("```") and len(raw) > 6:
        text = raw[3:-3].removeprefix("json")
    try:
        payload = json.loads(text)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
