# fault: what is returned for a refused call does not start with ERROR
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
        if not isinstance(payload, dict):
            raise ValueError("expected a JSON object")
        name, args = payload.get("name"), payload.get("input", {})
        if name not in allowed:
            raise ValueError(f"unknown tool {name!r}, allowed are {sorted(allowed)}")
        if not isinstance(args, dict):
            raise ValueError("input must be an object")
    except ValueError as exc:
        return None, f"{type(exc).__name__}: {exc}"
    return (name, args), None
