# fault: a float parameter is given the type "float", it has to be "number"
import inspect
from typing import get_type_hints

REGISTRY = {}

def name_of(bit):
    return {"str": "string", "int": "integer", "bool": "boolean", "float": "float"}.get(getattr(bit, "__name__", ""), "string")

def tool(func):
    ann = get_type_hints(func)
    props, required = {}, []
    for nr, par in inspect.signature(func).parameters.items():
        props[nr] = {"type": name_of(ann.get(nr, str))}
        required += [nr] * (par.default is par.empty)
    REGISTRY[func.__name__] = {"fn": func, "spec": {
        "name": func.__name__, "description": (func.__doc__ or "").strip(),
        "input_schema": {"type": "object", "properties": props, "required": required}}}
    return func
