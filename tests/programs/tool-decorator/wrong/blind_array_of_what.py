# twist: 1
# fault: a list becomes an array that does not say what its items are
import inspect
import types
import typing

REGISTRY = {}
BASIC = {str: "string", int: "integer", float: "number", bool: "boolean"}


def describe(hint):
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return {"type": "string", "enum": list(typing.get_args(hint))}
    if origin in (typing.Union, types.UnionType):
        inner = [a for a in typing.get_args(hint) if a is not type(None)]
        return describe(inner[0])
    if origin is list:
        return {"type": "array"}
    return {"type": BASIC.get(hint, "string")}


def tool(fn):
    hints = typing.get_type_hints(fn)
    parameters = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {
        "fn": fn,
        "spec": {
            "name": fn.__name__,
            "description": (fn.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {n: describe(hints.get(n)) for n in parameters},
                "required": [n for n, p in parameters.items() if p.default is p.empty],
            },
        },
    }
    return fn
