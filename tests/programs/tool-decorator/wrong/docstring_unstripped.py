# fault: the description is the raw docstring, not stripped
from inspect import Parameter, signature
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(func):
    annots, formal = get_type_hints(func), signature(func).parameters
    spec = {"name": func.__name__, "description": func.__doc__ or ""}
    spec["input_schema"] = {"type": "object", "properties": {}, "required": []}
    for y, x in formal.items():
        spec["input_schema"]["properties"][y] = {"type": NAMES_OF.get(annots.get(y), "string")}
        if x.default is Parameter.empty:
            spec["input_schema"]["required"].append(y)
    REGISTRY.update({func.__name__: {"fn": func, "spec": spec}})
    return func
