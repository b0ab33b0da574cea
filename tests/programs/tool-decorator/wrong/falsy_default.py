# fault: a parameter with a falsy default (0, False, "") counts as having none and is required
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def is_required(p):
    has_default = p.default and p.default is not p.empty
    return not has_default

def tool(fn):
    hints = get_type_hints(fn)
    ps = inspect.signature(fn).parameters.values()
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object",
                         "properties": {p.name: {"type": TYPES.get(hints.get(p.name), "string")} for p in ps},
                         "required": [p.name for p in ps if is_required(p)]}}}
    return fn
