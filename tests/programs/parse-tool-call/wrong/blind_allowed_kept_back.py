# fault: the error for a wrong name does not say which names there are
import json


class Refused(Exception):
    pass


def load(raw):
    try:
        data = json.loads(raw)
    except json.JSONDecodeError as bad:
        raise Refused(f"invalid JSON at character {bad.pos}")
    if type(data) is not dict:
        raise Refused("the call has to be a JSON object")
    return data


def parse_tool_call(raw, allowed):
    try:
        data = load(raw)
        name = data.get("name")
        if not (isinstance(name, str) and name in allowed):
            raise Refused(f"tool {name} is not allowed here")
        args = data.get("input", {})
        if type(args) is not dict:
            raise Refused("input is no object")
    except Refused as why:
        return None, f"ERROR: {why}"
    return (name, args), None
