# fault: any name that looks like a name is accepted, allowed is only used in the message
import json


def parse_tool_call(raw, allowed):
    try:
        payload = json.loads(raw)
    except json.JSONDecodeError:
        return None, "ERROR: not JSON"
    match payload:
        case {"name": str(name), **rest} if name.isidentifier():
            args = rest.get("input", {})
            if isinstance(args, dict):
                return (name, args), None
            return None, "ERROR: input must be an object"
        case {}:
            return None, f"ERROR: give a name, one of {sorted(allowed)}"
        case _:
            return None, "ERROR: not an object"
