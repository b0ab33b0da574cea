# fault: a missing name raises KeyError
import json


def parse_tool_call(body, allowlist):
    try:
        data = json.loads(body)
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    wanted = data["name"]
    if wanted not in allowlist:
        return None, f"ERROR: unknown tool {wanted!r}. Allowed: {sorted(allowlist)}"
    kwargs = data.get("input", {})
    if not isinstance(kwargs, dict):
        return None, "ERROR: input must be an object"
    return (wanted, kwargs), None
