"""Every demand is a line; the first that does not hold becomes the observation."""

import json


def demand(holds, words):
    if not holds:
        raise LookupError(words)


def parse_tool_call(raw, allowed):
    try:
        call = json.loads(raw)
        demand(isinstance(call, dict), "one JSON object, please")
        demand(call.get("name") in list(allowed), "allowed names: " + " | ".join(sorted(allowed)))
        call.setdefault("input", {})
        demand(isinstance(call["input"], dict), "input should be an object")
    except (json.JSONDecodeError, LookupError) as problem:
        return [None, f"ERROR ({problem})"]
    return [[call["name"], call["input"]], None]
