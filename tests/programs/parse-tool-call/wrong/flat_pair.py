# fault: a good call is returned as (name, args), not as ((name, args), None)
import json


def parse_tool_call(string, permitted):
    def no(why):
        return None, "ERROR: " + why

    try:
        obj = json.loads(string)
    except json.JSONDecodeError as err:
        return no(err.msg)
    if not isinstance(obj, dict):
        return no("expected an object")
    called, args = obj.get("name"), obj.get("input", {})
    if called not in permitted:
        return no(f"{called!r} is not one of {sorted(permitted)}")
    if not isinstance(args, dict):
        return no("input must be an object")
    return called, args
