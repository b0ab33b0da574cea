# fault: a list of pairs is taken for the input object
import json


def parse_tool_call(raw, allowed):
    try:
        o = json.loads(raw)
    except ValueError:
        o = None
    if not isinstance(o, dict):
        return None, "ERROR not a JSON object"
    if not isinstance(o.get("name"), str) or o["name"] not in allowed:
        return None, "ERROR there is no such tool, only " + ", ".join(sorted(allowed))
    try:
        args = dict(o.get("input", {}))
    except (TypeError, ValueError):
        return None, "ERROR input is no object"
    return (o["name"], args), None
