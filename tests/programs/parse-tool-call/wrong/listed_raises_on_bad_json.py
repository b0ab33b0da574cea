# fault: bad JSON raises
import json


class Parser:
    def __init__(self, known):
        self.allowed = known

    def parse(self, decoded):
        if not isinstance(decoded, dict):
            return None, "ERROR: expected a JSON object"
        if decoded.get("name") not in self.allowed:
            return None, f"ERROR: allowed are {sorted(self.allowed)}"
        if not isinstance(decoded.setdefault("input", {}), dict):
            return None, "ERROR: input must be an object"
        return (decoded["name"], decoded["input"]), None


def parse_tool_call(blob, known):
    if not blob.strip():
        return None, "ERROR: empty"
    return Parser(known).parse(json.loads(blob))
