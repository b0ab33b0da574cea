# twist: 1
import inspect, typing as t
from types import NoneType

REGISTRY: dict[str, dict] = {}
_JSON = {bool: "boolean", float: "number", int: "integer", str: "string"}


def describe(hint):
    match t.get_origin(hint), t.get_args(hint):
        case t.Literal, values:
            return {"enum": [*values]}
        case (list, (inner,)):
            return {"type": "array", "items": describe(inner)}
        case _, (*options,) if NoneType in options:
            options.remove(NoneType)
            return describe(options[0]) if len(options) == 1 else {}
    return {"type": _JSON.get(hint, "string")}


def tool(fn):
    hints = t.get_type_hints(fn)
    hints.pop("return", None)
    ps = inspect.signature(fn).parameters
    schema = dict(
        type="object",
        properties={n: describe(hints.get(n, str)) for n in ps},
        required=[n for n, p in ps.items() if p.default is p.empty],
        additionalProperties=False,
    )
    REGISTRY[fn.__name__] = dict(
        fn=fn, spec=dict(name=fn.__name__, description=inspect.cleandoc(fn.__doc__ or "").strip(), input_schema=schema)
    )
    return fn
