import inspect as I, typing as T

REGISTRY = {}


def tool(f):
    h, P = T.get_type_hints(f), I.signature(f).parameters
    REGISTRY[f.__name__] = {
        "fn": f,
        "spec": {
            "name": f.__name__,
            "description": (f.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {
                    n: {"type": {int: "integer", float: "number", bool: "boolean"}.get(h.get(n), "string")} for n in P
                },
                "required": [n for n in P if P[n].default is P[n].empty],
            },
        },
    }
    return f
