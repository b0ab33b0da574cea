import json


def parse_tool_call(raw, allowed):
    error = None
    try:
        body = dict(name=None, input=None) | json.loads(raw, parse_constant=float)
    except (ValueError, TypeError):
        error = "ERROR: a single JSON object is wanted"
    else:
        if body["name"] not in tuple(allowed):
            error = f"ERROR: {body['name']!r} is none of: " + "; ".join(map(str, allowed))
        elif body["input"] is None:
            return (body["name"], {}), None
        elif not hasattr(body["input"], "items"):
            error = "ERROR: input: object expected"
    return (None, error) if error else ((body["name"], body["input"]), None)
