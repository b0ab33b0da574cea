# fault: a call with prose around it is accepted: the first brace to the last is cut out of the text
import json


def parse_tool_call(raw, allowed):
    start, end = raw.find("{"), raw.rfind("}")
    if start < 0:
        return None, "ERROR: there is no JSON object in that"
    try:
        payload = json.loads(raw[start:end + 1])
    except json.JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
