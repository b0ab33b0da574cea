import inspect
import typing

REGISTRY = {}
_WORDS = {int: "integer", float: "number", bool: "boolean"}


def tool(fn):
    if fn.__name__ in REGISTRY:
        raise ValueError(f"there is a tool {fn.__name__} already")
    hints, takes = typing.get_type_hints(fn), inspect.signature(fn).parameters
    schema = {
        "type": "object",
        "properties": {key: {"type": _WORDS.get(hints.get(key), "string")} for key in takes},
        "required": [key for key, each in takes.items() if each.default is each.empty],
    }
    about = (fn.__doc__ or "").strip()
    said = {"description": about, "input_schema": schema, "name": fn.__name__}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": said}
    return fn
