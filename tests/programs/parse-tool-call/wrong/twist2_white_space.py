# twist: 2
# fault: a fence with white space before or after it is refused
import json


def parse_tool_call(data, known):
    words = data
    if data.startswith("```") and data.endswith("```") and len(data) > 6:
        words = data[3:-3].removeprefix("json")
    try:
        parsed = json.loads(words)
    except json.JSONDecodeError as err:
        return None, f"ERROR: not JSON ({err.msg})"
    if not isinstance(parsed, dict):
        return None, "ERROR: expected a JSON object"
    which, params = parsed.get("name"), parsed.get("input", {})
    if not isinstance(which, str) or which not in known:
        return None, f"ERROR: unknown tool {which!r}. Allowed: {sorted(known)}"
    if not isinstance(params, dict):
        return None, "ERROR: input must be an object"
    return (which, params), None
