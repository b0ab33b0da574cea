# fault: tool returns a wrapper around fn, not fn itself
import functools
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters

    @functools.wraps(fn)
    def inner(*args, **kwargs):
        return fn(*args, **kwargs)

    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object",
                         "properties": {n: {"type": TYPES.get(hints.get(n), "string")} for n in params},
                         "required": [n for n in params if params[n].default is inspect._empty]}}}
    return inner
