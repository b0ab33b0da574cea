# fault: a name that is only a part of an allowed one is accepted: it is looked for in a joined string
import json


def parse_tool_call(body, names_ok):
    listing = ", ".join(sorted(names_ok))
    try:
        data = json.loads(body)
    except json.JSONDecodeError as err:
        return None, f"ERROR: {err}"
    if not isinstance(data, dict):
        return None, "ERROR: an object is needed"
    called, params = data.get("name"), data.get("input", {})
    if not isinstance(called, str) or called not in listing:
        return None, "ERROR: allowed are " + listing
    if not isinstance(params, dict):
        return None, "ERROR: input must be an object"
    return (called, params), None
