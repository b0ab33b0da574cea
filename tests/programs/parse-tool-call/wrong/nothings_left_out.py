# fault: arguments that are null or an empty string are left out
import json


class Refused(Exception):
    pass


def read(raw, allowed):
    try:
        whole = json.loads(raw)
    except ValueError as why:
        raise Refused("that is no JSON") from why
    if not isinstance(whole, dict):
        raise Refused("one object is wanted")
    if not isinstance(whole.get("name"), str) or whole["name"] not in allowed:
        raise Refused(f"the tools are {', '.join(allowed)}")
    given = whole.get("input", {})
    if not isinstance(given, dict):
        raise Refused("the input is an object")
    return whole["name"], {key: value for key, value in given.items() if value is not None and value != ""}


def parse_tool_call(raw, allowed):
    try:
        return read(raw, allowed), None
    except Refused as why:
        return None, f"ERROR {why}"
