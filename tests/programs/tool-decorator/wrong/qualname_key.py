# fault: the registry key and the name are fn.__qualname__, not fn.__name__
import inspect
from typing import get_type_hints

REGISTRY = {}
TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    name = fn.__qualname__
    hints = get_type_hints(fn)
    params = inspect.signature(fn).parameters
    schema = dict(type="object",
                  properties={n: dict(type=TYPES.get(hints.get(n), "string")) for n in params},
                  required=[n for n, p in params.items() if p.default is p.empty])
    REGISTRY[name] = dict(fn=fn, spec=dict(name=name, description=(fn.__doc__ or "").strip(), input_schema=schema))
    return fn
