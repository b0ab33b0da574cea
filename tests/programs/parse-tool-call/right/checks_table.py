import json


def is_object(p, allowed):
    if type(p) is not dict:
        return "not an object"


def has_allowed_name(p, allowed):
    # a list compares with anything, no hash needed
    if p.get("name") not in list(allowed):
        return f"name must be one of {list(allowed)}"


def has_object_input(p, allowed):
    # null counts as no input at all
    if p.get("input") is not None and type(p["input"]) is not dict:
        return "input must be an object"


CHECKS = is_object, has_allowed_name, has_object_input


class ToolCallParser:
    def __init__(self, allowed):
        self.allowed = allowed

    def __call__(self, raw):
        try:
            payload = json.loads(raw)
        except json.JSONDecodeError as exc:
            return None, f"ERROR: JSON: {exc.msg} at column {exc.colno}"
        else:
            for check in CHECKS:
                if problem := check(payload, self.allowed):
                    return None, "ERROR: " + problem
            return (payload["name"], payload.get("input") or {}), None


def parse_tool_call(raw, allowed):
    return ToolCallParser(allowed)(raw)
