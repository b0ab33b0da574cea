# fault: a call without input is refused
import json


def refused(why):
    return None, f"ERROR {why}"


def parse_tool_call(raw, allowed):
    try:
        data = json.loads(raw)
    except ValueError as problem:
        return refused(f"this is no JSON: {problem}")
    match data:
        case {"name": str(name)} if name in allowed:
            args = data.get("input")
            return ((name, args), None) if isinstance(args, dict) else refused("input has to be an object")
        case dict():
            return refused(f"name has to be one of {', '.join(sorted(allowed))}")
    return refused("the call has to be a JSON object")
