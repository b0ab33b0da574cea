# fault: a bool is found to be a kind of int and called an integer
import inspect, typing

REGISTRY = {}


def tool(fn):
    hints = typing.get_type_hints(fn)

    def t(a):
        if not isinstance(a, type):
            return "string"
        if issubclass(a, int):
            return "integer"
        if issubclass(a, float):
            return "number"
        return "string"

    ps = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {
            "name": fn.__name__,
            "description": (fn.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {n: {"type": t(hints.get(n))} for n in ps},
                "required": [n for n in ps if ps[n].default is inspect._empty],
            },
        },
    }
    return fn
