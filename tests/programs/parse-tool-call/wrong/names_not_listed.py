# fault: the observation for a name that is not allowed does not list the allowed names
import json


class Refused(Exception):
    pass


def strict(raw, allowed):
    payload = json.loads(raw)
    if not isinstance(payload, dict):
        raise Refused("not an object")
    if payload.get("name") not in allowed:
        raise Refused(f"the tool {payload.get('name')!r} is not allowed here")
    if not isinstance(payload.get("input", {}), dict):
        raise Refused("input must be an object")
    return payload["name"], payload.get("input", {})


def parse_tool_call(raw, allowed):
    try:
        return strict(raw, allowed), None
    except (ValueError, Refused) as exc:
        return None, f"ERROR: {exc}"
