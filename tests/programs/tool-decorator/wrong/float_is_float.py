# fault: a float parameter is given the type "float", it has to be "number"
import inspect
from typing import get_type_hints

REGISTRY = {}


def name_of(x):
    return {"float": "float", "bool": "boolean", "str": "string", "int": "integer"}.get(
        getattr(x, "__name__", ""), "string"
    )


def tool(func):
    ann = get_type_hints(func)
    fields, wanted = {}, []
    for u, par in inspect.signature(func).parameters.items():
        fields[u] = {"type": name_of(ann.get(u, str))}
        wanted += [u] * (par.default is par.empty)
    REGISTRY[func.__name__] = {
        "fn": func,
        "spec": {
            "name": func.__name__,
            "description": (func.__doc__ or "").strip(),
            "input_schema": {"type": "object", "properties": fields, "required": wanted},
        },
    }
    return func
