# fault: every missing input is the same dict, so what is put into one is in the next
import json


EMPTY = {}


def parse_tool_call(raw, allowed):
    try:
        data = json.loads(raw)
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not valid JSON: {exc}"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    name = data.get("name")
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}; allowed: {sorted(allowed)}"
    args = data.get("input", EMPTY)
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
