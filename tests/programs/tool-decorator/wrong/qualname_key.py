# fault: the registry key and the name are fn.__qualname__, not fn.__name__
import inspect
from typing import get_type_hints

REGISTRY = {}
JSON_NAMES = {str: "string", int: "integer", float: "number", bool: "boolean"}


def tool(fn):
    which = fn.__qualname__
    annots = get_type_hints(fn)
    sig_params = inspect.signature(fn).parameters
    rules = dict(
        type="object",
        properties={x: dict(type=JSON_NAMES.get(annots.get(x), "string")) for x in sig_params},
        required=[x for x, q in sig_params.items() if q.default is q.empty],
    )
    REGISTRY[which] = dict(fn=fn, spec=dict(name=which, description=(fn.__doc__ or "").strip(), input_schema=rules))
    return fn
