import inspect

REGISTRY = {}
JSON = {"str": "string", "int": "integer", "float": "number", "bool": "boolean"}


def tool(fn):
    ps = inspect.signature(fn).parameters
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {"name": fn.__name__, "description": (fn.__doc__ or "").strip(), "input_schema": {
        "type": "object",
        "properties": {n: {"type": JSON.get(getattr(p.annotation, "__name__", p.annotation), "string")} for n, p in ps.items()},
        "required": [n for n, p in ps.items() if p.default is p.empty]}}}
    return fn
