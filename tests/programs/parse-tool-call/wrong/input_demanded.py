# fault: a call without input is refused, though a missing input means {}
import json


def parse_tool_call(source, permitted):
    try:
        data = json.loads(source)
    except json.JSONDecodeError as error:
        return None, f"ERROR: not JSON ({error.msg})"
    if not isinstance(data, dict):
        return None, "ERROR: expected a JSON object"
    if data.get("name") not in permitted:
        return None, f"ERROR: unknown tool. Allowed: {sorted(permitted)}"
    if not isinstance(data.get("input"), dict):
        return None, "ERROR: input must be an object"
    return (data["name"], data["input"]), None
