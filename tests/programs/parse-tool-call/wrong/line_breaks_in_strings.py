# fault: bare line breaks inside a string are taken, which is no JSON
import json


def parse_tool_call(raw, allowed):
    try:
        data = json.loads(raw, strict=False)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not valid JSON: {exc}"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    name = data.get("name")
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}; allowed: {sorted(allowed)}"
    args = data.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
