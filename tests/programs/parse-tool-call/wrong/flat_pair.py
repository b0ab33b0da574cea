# fault: a good call is returned as (name, args), not as ((name, args), None)
import json


def parse_tool_call(raw, allowed):
    def no(why):
        return None, "ERROR: " + why

    try:
        payload = json.loads(raw)
    except json.JSONDecodeError as exc:
        return no(exc.msg)
    if not isinstance(payload, dict):
        return no("expected an object")
    name, args = payload.get("name"), payload.get("input", {})
    if name not in allowed:
        return no(f"{name!r} is not one of {sorted(allowed)}")
    if not isinstance(args, dict):
        return no("input must be an object")
    return name, args
