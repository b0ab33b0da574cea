import json


def parse_tool_call(raw, allowed):
    bad = lambda why: (None, f"ERROR {why}; allowed: {', '.join(sorted(allowed))}")
    try:
        match json.loads(raw):
            case {"name": str(name), "input": dict(args)} if name in allowed:
                return (name, args), None
            case {"name": str(name), **more} if name in allowed and "input" not in more:
                return (name, {}), None
            case other:
                return bad(f"cannot use {other!r}")
    except (ValueError, TypeError) as e:
        return bad(e)
