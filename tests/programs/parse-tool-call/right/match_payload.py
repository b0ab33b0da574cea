import json


def decode(raw):
    try:
        return json.loads(raw)
    except (json.JSONDecodeError, RecursionError):
        return ...


def parse_tool_call(raw, allowed):
    names = " | ".join(sorted(allowed))
    match decode(raw):
        case e if e is ...:
            problem = "ERROR: that was no JSON"
        case {"name": str(name), "input": dict(args)} if name in allowed:
            return (name, args), None
        case {"name": str(name), "input": other} if name in allowed:
            problem = f"ERROR: input must be an object, not {type(other).__name__}"
        case {"name": str(name)} if name in allowed:
            return (name, {}), None
        case dict():
            problem = f"ERROR: use a name out of {names}"
        case _:
            problem = f"ERROR: expected an object with a name ({names}) and an input"
    return None, problem
