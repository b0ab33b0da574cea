# twist: 1
import inspect, types
import typing as t

REGISTRY: dict[str, dict] = {}


def _json(hint) -> dict:
    args = [a for a in t.get_args(hint) if a is not type(None)]
    match t.get_origin(hint):
        case t.Literal:
            return (
                {"type": "string", "enum": args}
                if all(isinstance(a, str) for a in args)
                else {"enum": args, "type": "integer"}
            )
        case t.Union | types.UnionType if len(args) == 1:
            return _json(args[0])
        case x if x is list:
            return {"type": "array", "items": _json(args[0])}
    for python, name in ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string")):
        if hint is python:
            return {"type": name}
    return {"type": "string"}


def tool(fn):
    hints = t.get_type_hints(fn)
    hints.pop("return", None)
    sig = inspect.signature(fn)
    spec = dict(
        name=fn.__name__,
        description=(inspect.getdoc(fn) or "").strip(),
        input_schema=dict(
            type="object",
            properties={p: _json(hints.get(p, str)) for p in sig.parameters},
            required=[p.name for p in sig.parameters.values() if p.default is inspect.Parameter.empty],
        ),
    )
    REGISTRY[fn.__name__] = dict(fn=fn, spec=spec)
    return fn
