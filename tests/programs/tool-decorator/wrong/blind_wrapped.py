# fault: the decorator hands back a wrapper and not the function itself
import functools
import inspect
import typing

REGISTRY: dict = {}
JSON = {str: "string", int: "integer", float: "number", bool: "boolean"}


def schema_of(fn):
    hints = typing.get_type_hints(fn)
    props, required = {}, []
    for name, p in inspect.signature(fn).parameters.items():
        props[name] = {"type": JSON.get(hints.get(name), "string")}
        if p.default is inspect.Parameter.empty:
            required.append(name)
    return {"type": "object", "properties": props, "required": required}


def tool(fn):
    spec = {"name": fn.__name__, "description": (inspect.getdoc(fn) or "").strip(), "input_schema": schema_of(fn)}
    REGISTRY[fn.__name__] = {"fn": fn, "spec": spec}

    @functools.wraps(fn)
    def call(*args, **kwargs):
        return fn(*args, **kwargs)

    return call
