# fault: letters that are not ASCII are dropped from the arguments
import json


def parse_tool_call(raw, allowed):
    try:
        wish = json.loads(raw.encode("ascii", "ignore"))
    except ValueError as reason:
        return None, f"ERROR: that is no JSON ({reason})"
    if not isinstance(wish, dict):
        return None, "ERROR: one JSON object, please"
    name, given = wish.get("name"), wish.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: there are only {', '.join(sorted(allowed))}"
    if not isinstance(given, dict):
        return None, "ERROR: the input has to be an object"
    return (name, given), None
