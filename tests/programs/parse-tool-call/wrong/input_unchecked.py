# fault: an input that is no object is passed on
import json


def parse_tool_call(string, names_ok):
    try:
        decoded = json.loads(string)
    except json.JSONDecodeError as trouble:
        return None, f"ERROR: not JSON ({trouble.msg})"
    if isinstance(decoded, dict):
        if (called := decoded.get("name")) in names_ok:
            return (called, decoded.get("input", {})), None
        return None, f"ERROR: unknown tool {called!r}. Allowed: {sorted(names_ok)}"
    return None, "ERROR: expected a JSON object"
