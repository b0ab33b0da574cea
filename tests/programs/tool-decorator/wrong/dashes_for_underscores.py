# fault: the name in the spec has dashes where that of the function has underscores
import inspect
import typing

REGISTRY = {}
_WORDS = {int: "integer", float: "number", bool: "boolean"}


def tool(fn):
    hints, takes = typing.get_type_hints(fn), inspect.signature(fn).parameters
    schema = {
        "type": "object",
        "properties": {key: {"type": _WORDS.get(hints.get(key), "string")} for key in takes},
        "required": [key for key, each in takes.items() if each.default is each.empty],
    }
    about = (fn.__doc__ or "").strip()
    said = {"description": about, "input_schema": schema, "name": fn.__name__.replace("_", "-")}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": said}
    return fn
