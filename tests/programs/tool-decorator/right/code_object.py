# without signature(): names and defaults straight from the function
from typing import get_type_hints

REGISTRY = dict()
JSON = {"int": "integer", "float": "number", "bool": "boolean"}


def parameters(handler):
    code = handler.__code__
    who = code.co_varnames[: code.co_argcount]
    defaults = handler.__defaults__ or ()
    first_default = len(who) - len(defaults)
    for no, label in enumerate(who):
        yield label, no < first_default
    keyword_only = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    for label in keyword_only:
        yield label, label not in (handler.__kwdefaults__ or {})


def tool(handler):
    annots = get_type_hints(handler)

    def wanted(label):
        w = annots.get(label, str)
        known = w in (str, int, float, bool)
        return JSON.get(w.__name__, "string") if known else "string"

    REGISTRY[handler.__name__] = rec = {"fn": handler}
    rec["spec"] = spec = {"name": handler.__name__, "description": (handler.__doc__ or "").strip()}
    spec["input_schema"] = {
        "type": "object",
        "properties": {label: {"type": wanted(label)} for label, _ in parameters(handler)},
        "required": [label for label, must in parameters(handler) if must],
    }
    return handler
