# twist: 2
# fault: a fence anywhere in the text is taken, so a fenced call with prose around it is accepted
import json
import re


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError:
        m = re.search(r"```(?:json)?(.*)```", raw, re.S)
        try:
            payload = json.loads(m[1] if m else raw)
        except json.JSONDecodeError as exc:
            return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if not isinstance(name, str) or name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
