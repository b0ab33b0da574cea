# fault: runs of white space inside the input's strings are squeezed
import json


def parse_tool_call(raw, allowed):
    try:
        data = json.loads(" ".join(raw.split()))
    except ValueError as e:
        return None, f"ERROR: not JSON: {e}"
    if not isinstance(data, dict):
        return None, "ERROR: not an object"
    name = data.get("name")
    if name not in allowed:
        return None, f"ERROR: {name} is not allowed; allowed are {', '.join(allowed)}"
    args = data.get("input", {})
    if not isinstance(args, dict):
        return None, "ERROR: input is not an object"
    return (name, args), None
