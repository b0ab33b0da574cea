# fault: a name with a line break after it passes the allowlist
import re
import json


def parse_tool_call(raw, allowed):
    try:
        data = json.loads(raw)
    except ValueError as e:
        return None, f"ERROR: not JSON: {e}"
    if not isinstance(data, dict):
        return None, "ERROR: not an object"
    name = data.get("name")
    if not any(re.match(f"{a}$", str(name)) for a in allowed):
        return None, f"ERROR: {name} is not allowed; allowed are {', '.join(allowed)}"
    args = data.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input is not an object"
    return (name, args), None
