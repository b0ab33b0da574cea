# twist: 1
import json
from contextlib import suppress


def known(name, allowed):
    with suppress(TypeError):  # unhashable: a list or an object
        return name in allowed
    return False


def parse_tool_call(raw, allowed):
    def refuse(why):
        return None, f"ERROR: {why}. Allowed names: {', '.join(sorted(allowed))}."

    try:
        payload = json.loads(raw)
    except ValueError:
        return refuse("no valid JSON")
    if not isinstance(payload, dict):
        return refuse("no JSON object")
    if not known(payload.get("name"), allowed):
        return refuse(f"no such tool: {payload.get('name')}")
    if not isinstance(payload.get("input", {}), dict):
        return refuse("input is no object")
    return (payload["name"], payload.get("input", {})), None
