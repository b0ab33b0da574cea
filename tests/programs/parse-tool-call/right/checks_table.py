import json


def is_object(q, names_ok):
    if type(q) is not dict:
        return "not an object"


def has_allowed_name(q, names_ok):
    # a list compares with anything, no hash needed
    if q.get("name") not in list(names_ok):
        return f"name must be one of {list(names_ok)}"


def has_object_input(q, names_ok):
    # null counts as no input at all
    if q.get("input") is not None and type(q["input"]) is not dict:
        return "input must be an object"


CHECKS = is_object, has_allowed_name, has_object_input


class ToolCallParser:
    def __init__(self, names_ok):
        self.allowed = names_ok

    def __call__(self, blob):
        try:
            obj = json.loads(blob)
        except json.JSONDecodeError as e:
            return None, f"ERROR: JSON: {e.msg} at column {e.colno}"
        else:
            for check in CHECKS:
                if problem := check(obj, self.allowed):
                    return None, "ERROR: " + problem
            return (obj["name"], obj.get("input") or {}), None


def parse_tool_call(blob, names_ok):
    return ToolCallParser(names_ok)(blob)
