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


def tool(function):
    hints = typing.get_type_hints(function)
    parameters = inspect.signature(function).parameters
    REGISTRY[function.__name__] = {
        "fn": function,
        "spec": {
            "name": function.__name__,
            "description": (function.__doc__ or "").strip(),
            "input_schema": {
                "type": "object",
                "properties": {size: describe(hints.get(size)) for size in parameters},
                "required": [size for size, p in parameters.items() if p.default is p.empty],
            },
        },
    }
    return function
