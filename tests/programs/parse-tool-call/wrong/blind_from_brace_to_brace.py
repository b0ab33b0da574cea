# fault: the JSON is cut out of the text around it, so prose with a call in it passes
import json


def parse_tool_call(wire, allowed):
    start, end = wire.find("{"), wire.rfind("}")
    candidate = wire[start : end + 1] if 0 <= start < end and not wire.lstrip().startswith("[") else wire
    try:
        data = json.loads(candidate)
    except ValueError as error:
        return None, f"ERROR: not JSON: {error}"
    if not isinstance(data, dict):
        return None, "ERROR: a JSON object is wanted"
    name, given = data.get("name"), data.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: no such tool: {name!r}, allowed: {list(allowed)}"
    if not isinstance(given, dict):
        return None, "ERROR: input has to be an object"
    return (name, given), None
