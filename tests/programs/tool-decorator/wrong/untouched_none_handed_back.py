# fault: the decorator returns None
import inspect
import typing

REGISTRY = {}
NAMES = ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string"))


def json_name(annotation):
    for kind, name in NAMES:
        if annotation is kind:
            return name
    return "string"


def tool(fn):
    hints = typing.get_type_hints(fn)
    parameters = inspect.signature(fn).parameters.values()
    properties = {one.name: {"type": json_name(hints.get(one.name))} for one in parameters}
    needed = [one.name for one in parameters if one.default is one.empty]
    schema = {"type": "object", "properties": properties, "required": needed}
    spec = {"name": fn.__name__, "description": (fn.__doc__ or "").strip(), "input_schema": schema}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": spec}
    return None
