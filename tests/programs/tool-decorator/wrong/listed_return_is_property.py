# fault: the return annotation shows up among the properties
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    params = inspect.signature(fn).parameters
    props = {name: {"type": "string"} for name in params}
    props.update((name, {"type": TYPES.get(t, "string")}) for name, t in get_type_hints(fn).items())
    required = [n for n, p in params.items() if p.default is p.empty]
    schema = {"type": "object", "properties": props, "required": required}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {"name": fn.__name__,
                             "description": (inspect.getdoc(fn) or "").strip(), "input_schema": schema}}
    return fn
