# twist: 1
# fault: a name that is a list is refused, but one that is an object still raises
import json


def parse_tool_call(source, allowlist):
    try:
        data = json.loads(source)
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    label, kwargs = data.get("name"), data.get("input", {})
    if isinstance(label, list) or label not in allowlist:
        return None, f"ERROR: unknown tool {label!r}. Allowed: {sorted(allowlist)}"
    if not isinstance(kwargs, dict):
        return None, "ERROR: input must be an object"
    return (label, kwargs), None
