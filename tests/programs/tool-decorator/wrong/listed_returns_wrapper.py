# fault: tool returns a wrapper around fn, not fn itself
import functools
import inspect
from typing import get_type_hints

REGISTRY = {}
NAMES_OF = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    ann = get_type_hints(fn)
    formal = inspect.signature(fn).parameters

    @functools.wraps(fn)
    def inner(*arguments, **kwargs):
        return fn(*arguments, **kwargs)

    REGISTRY[fn.__name__] = {"fn": fn, "spec": {
        "name": fn.__name__, "description": (fn.__doc__ or "").strip(),
        "input_schema": {"type": "object",
                         "properties": {step: {"type": NAMES_OF.get(ann.get(step), "string")} for step in formal},
                         "required": [step for step in formal if formal[step].default is inspect._empty]}}}
    return inner
