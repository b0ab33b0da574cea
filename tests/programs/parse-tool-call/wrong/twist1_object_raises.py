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
    called, kwargs = data.get("name"), data.get("input", {})
    if isinstance(called, list) or called not in allowlist:
        return None, f"ERROR: unknown tool {called!r}. Allowed: {sorted(allowlist)}"
    if not isinstance(kwargs, dict):
        return None, "ERROR: input must be an object"
    return (called, kwargs), None
