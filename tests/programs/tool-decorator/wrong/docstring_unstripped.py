# fault: the description is the raw docstring, not stripped
from inspect import Parameter, signature
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints, params = get_type_hints(fn), signature(fn).parameters
    spec = {"name": fn.__name__, "description": fn.__doc__ or ""}
    spec["input_schema"] = {"type": "object", "properties": {}, "required": []}
    for n, p in params.items():
        spec["input_schema"]["properties"][n] = {"type": TYPES.get(hints.get(n), "string")}
        if p.default is Parameter.empty:
            spec["input_schema"]["required"].append(n)
    REGISTRY.update({fn.__name__: {"fn": fn, "spec": spec}})
    return fn
