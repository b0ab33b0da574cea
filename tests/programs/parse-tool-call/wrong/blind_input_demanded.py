# fault: a call without input is refused instead of having an empty one
import json


def parse_tool_call(raw, allowed):
    try:
        obj = json.loads(raw)
    except ValueError:
        return (None, "ERROR: the reply is not valid JSON")
    if not isinstance(obj, dict):
        return (None, "ERROR: the reply is not an object")
    if not isinstance(obj.get("name"), str) or obj["name"] not in allowed:
        return (None, "ERROR: name must be one of " + ", ".join(list(allowed)))
    if not isinstance(obj.get("input"), dict):
        return (None, "ERROR: input must be an object")
    return ((obj["name"], obj["input"]), None)
