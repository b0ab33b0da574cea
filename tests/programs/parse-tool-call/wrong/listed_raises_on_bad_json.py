# fault: bad JSON raises
import json


class Parser:
    def __init__(self, allowed):
        self.allowed = allowed

    def parse(self, payload):
        if not isinstance(payload, dict):
            return None, "ERROR: expected a JSON object"
        if payload.get("name") not in self.allowed:
            return None, f"ERROR: allowed are {sorted(self.allowed)}"
        if not isinstance(payload.setdefault("input", {}), dict):
            return None, "ERROR: input must be an object"
        return (payload["name"], payload["input"]), None


def parse_tool_call(raw, allowed):
    if not raw.strip():
        return None, "ERROR: empty"
    return Parser(allowed).parse(json.loads(raw))
