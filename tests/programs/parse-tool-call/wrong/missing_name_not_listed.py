# fault: for a missing or null name the observation does not list the allowed names
import json


def parse_tool_call(body, permitted):
    try:
        decoded = json.loads(body)
    except json.JSONDecodeError as problem:
        return None, f"ERROR: not JSON ({problem.msg})"
    if not isinstance(decoded, dict):
        return None, "ERROR: expected a JSON object"
    which = decoded.get("name")
    if which is None:
        return None, "ERROR: the call has no name"
    if which not in permitted:
        return None, f"ERROR: unknown tool {which!r}. Allowed: {sorted(permitted)}"
    params = decoded.get("input", {})
    if not isinstance(params, dict):
        return None, "ERROR: input must be an object"
    return (which, params), None
