# fault: the decorator hands back a wrapper and not the function itself
import functools
import inspect
import typing

REGISTRY: dict = {}
JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}


def schema_of(function):
    hints = typing.get_type_hints(function)
    fields, required = {}, []
    for name, p in inspect.signature(function).parameters.items():
        fields[name] = {"type": JSON.get(hints.get(name), "string")}
        if p.default is inspect.Parameter.empty:
            required.append(name)
    return {"type": "object", "properties": fields, "required": required}


def tool(function):
    described = {
        "name": function.__name__,
        "description": (inspect.getdoc(function) or "").strip(),
        "input_schema": schema_of(function),
    }
    REGISTRY[function.__name__] = {"fn": function, "spec": described}

    @functools.wraps(function)
    def call(*args, **kwargs):
        return function(*args, **kwargs)

    return call
