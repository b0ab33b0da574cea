# fault: prose after the JSON object is ignored and the call accepted, though the text is not JSON
from json import JSONDecodeError, JSONDecoder


def parse_tool_call(raw, allowed):
    try:
        payload, _ = JSONDecoder().raw_decode(raw.lstrip())
    except JSONDecodeError as exc:
        return None, f"ERROR: not JSON ({exc.msg})"
    if not isinstance(payload, dict):
        return None, "ERROR: expected a JSON object"
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return None, f"ERROR: unknown tool {name!r}. Allowed: {sorted(allowed)}"
    if not isinstance(args, dict):
        return None, "ERROR: input must be an object"
    return (name, args), None
