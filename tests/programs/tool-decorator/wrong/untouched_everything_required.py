# fault: parameters with a default are required too
import inspect
import typing

REGISTRY = {}
NAMES = ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string"))


def json_name(annotation):
    for kind, name in NAMES:
        if annotation is kind:
            return name
    return "string"


def tool(function):
    hints = typing.get_type_hints(function)
    parameters = inspect.signature(function).parameters.values()
    properties = {one.name: {"type": json_name(hints.get(one.name))} for one in parameters}
    needed = [one.name for one in parameters]
    schema = {"type": "object", "properties": properties, "required": needed}
    spec = {"name": function.__name__, "description": (function.__doc__ or "").strip(), "input_schema": schema}
    REGISTRY[function.__name__] = {"fn": function, "spec": spec}
    return function
