# fault: a bool is found to be a kind of int and called an integer
import inspect, typing

REGISTRY = {}


def tool(func):
    types = typing.get_type_hints(func)

    def u(a):
        if not isinstance(a, type):
            return "string"
        if issubclass(a, int):
            return "integer"
        if issubclass(a, float):
            return "number"
        return "string"

    ps = inspect.signature(func).parameters
    REGISTRY[func.__name__] = {
        "fn": func,
        "spec": {
            "name": func.__name__,
            "description": (func.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {x: {"type": u(types.get(x))} for x in ps},
                "required": [x for x in ps if ps[x].default is inspect._empty],
            },
        },
    }
    return func
