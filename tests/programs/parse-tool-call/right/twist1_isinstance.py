# twist: 1
import json


def parse_tool_call(string, names_ok):
    try:
        obj = json.loads(string)
    except json.JSONDecodeError as error:
        return None, f"ERROR: your tool call is not JSON ({error.msg})"
    if not isinstance(obj, dict):
        return None, "ERROR: expected a JSON object"
    asked_name = obj.get("name")
    inputs = obj.get("input", {})
    if not isinstance(asked_name, str):
        return None, f"ERROR: name must be a string, one of {sorted(names_ok)}"
    if asked_name not in names_ok:
        return None, f"ERROR: unknown tool {asked_name!r}, allowed: {sorted(names_ok)}"
    if not isinstance(inputs, dict):
        return None, "ERROR: input must be a JSON object"
    return (asked_name, inputs), None
