# fault: keyword-only parameters without a default are missing from the properties and from required
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    args = inspect.getfullargspec(fn).args
    defaults = fn.__defaults__ or ()
    hints = get_type_hints(fn)
    schema = {"type": "object",
              "properties": {a: {"type": TYPES.get(hints.get(a), "string")} for a in args},
              "required": args[:len(args) - len(defaults)]}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {"name": fn.__name__,
                                                "description": (fn.__doc__ or "").strip(),
                                                "input_schema": schema}}
    return fn
