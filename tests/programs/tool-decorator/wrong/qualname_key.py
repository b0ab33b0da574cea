# fault: the registry key and the name are fn.__qualname__, not fn.__name__
import inspect
from typing import get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}

def tool(fn):
    label = fn.__qualname__
    annots = get_type_hints(fn)
    formal = inspect.signature(fn).parameters
    form = dict(type="object",
                  properties={i: dict(type=JSON_NAMES.get(annots.get(i), "string")) for i in formal},
                  required=[i for i, par in formal.items() if par.default is par.empty])
    REGISTRY[label] = dict(fn=fn, spec=dict(name=label, description=(fn.__doc__ or "").strip(), input_schema=form))
    return fn
