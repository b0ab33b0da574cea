# without signature(): names and defaults straight from the function
from typing import get_type_hints

REGISTRY = dict()
JSON = {"int": "integer", "float": "number", "bool": "boolean"}


def parameters(fn):
    code = fn.__code__
    names = code.co_varnames[: code.co_argcount]
    defaults = fn.__defaults__ or ()
    first_default = len(names) - len(defaults)
    for i, name in enumerate(names):
        yield name, i < first_default
    keyword_only = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    for name in keyword_only:
        yield name, name not in (fn.__kwdefaults__ or {})


def tool(fn):
    hints = get_type_hints(fn)

    def kind(name):
        t = hints.get(name, str)
        known = t in (str, int, float, bool)
        return JSON.get(t.__name__, "string") if known else "string"

    REGISTRY[fn.__name__] = entry = {"fn": fn}
    entry["spec"] = spec = {"name": fn.__name__, "description": (fn.__doc__ or "").strip()}
    spec["input_schema"] = {
        "type": "object",
        "properties": {name: {"type": kind(name)} for name, _ in parameters(fn)},
        "required": [name for name, must in parameters(fn) if must],
    }
    return fn
