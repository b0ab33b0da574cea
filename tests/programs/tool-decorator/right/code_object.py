# without signature(): names and defaults straight from the function
from typing import get_type_hints

REGISTRY = dict()
JSON = {"int": "integer", "float": "number", "bool": "boolean"}


def parameters(handler):
    code = handler.__code__
    who = code.co_varnames[: code.co_argcount]
    defaults = handler.__defaults__ or ()
    first_default = len(who) - len(defaults)
    for nr, tool_name in enumerate(who):
        yield tool_name, nr < first_default
    keyword_only = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    for tool_name in keyword_only:
        yield tool_name, tool_name not in (handler.__kwdefaults__ or {})


def tool(handler):
    annots = get_type_hints(handler)

    def wanted(tool_name):
        w = annots.get(tool_name, str)
        known = w in (str, int, float, bool)
        return JSON.get(w.__name__, "string") if known else "string"

    REGISTRY[handler.__name__] = rec = {"fn": handler}
    rec["spec"] = spec = {"name": handler.__name__, "description": (handler.__doc__ or "").strip()}
    spec["input_schema"] = {
        "type": "object",
        "properties": {tool_name: {"type": wanted(tool_name)} for tool_name, _ in parameters(handler)},
        "required": [tool_name for tool_name, must in parameters(handler) if must],
    }
    return handler
