# fault: parameters with a default are in required too
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

class Spec(dict):
    def __init__(self, fn):
        hints = get_type_hints(fn)
        props = {n: {"type": TYPES.get(hints.get(n), "string")} for n in inspect.signature(fn).parameters}
        super().__init__(name=fn.__name__, description=(fn.__doc__ or "").strip(),
                         input_schema={"type": "object", "properties": props, "required": [*props]})

def tool(fn):
    REGISTRY[fn.__name__] = {"fn": fn, "spec": Spec(fn)}
    return fn
