# fault: an empty list or string as input is taken for an empty object
import json


def parse_tool_call(raw, allowed):
    def no(reason):
        return None, "ERROR: " + reason

    try:
        call = json.loads(raw)
    except json.JSONDecodeError:
        return no("this is not JSON")
    if not isinstance(call, dict):
        return no("expected one JSON object")
    tool = call.get("name")
    if not isinstance(tool, str) or tool not in allowed:
        return no(f"no tool {tool!r}; allowed are {list(allowed)}")
    arguments = call.get("input") or {}
    if not isinstance(arguments, dict):
        return no("input is not an object")
    return (tool, arguments), None
