# fault: the annotations are taken from the signature as they stand, strings are not resolved
from inspect import Parameter, signature

REGISTRY = {}


def tool(fn):
    to_json = dict(zip((str, int, float, bool), ("string", "integer", "number", "boolean")))
    properties, required = {}, []
    for p in signature(fn).parameters.values():
        properties[p.name] = {"type": to_json.get(p.annotation, "string")}
        if p.default is Parameter.empty:
            required.append(p.name)
    spec = dict(
        description=(fn.__doc__ or "").strip(),
        name=fn.__name__,
        input_schema=dict(type="object", properties=properties, required=required),
    )
    REGISTRY[fn.__name__] = dict(fn=fn, spec=spec)
    return fn
