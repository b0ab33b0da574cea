# twist: 1
import inspect
import types
import typing as t

REGISTRY = {}


def _schema(tp):
    if tp in (str, inspect.Parameter.empty, None):
        return {"type": "string"}
    if tp is bool:
        return {"type": "boolean"}
    if tp is int:
        return {"type": "integer"}
    if tp is float:
        return {"type": "number"}
    match t.get_origin(tp), t.get_args(tp):
        case t.Literal, values:
            kinds = {type(v) for v in values}
            return {"enum": list(values), **(_schema(kinds.pop()) if len(kinds) == 1 else {})}
        case (t.Union | types.UnionType), args:
            inner = [a for a in args if a is not types.NoneType]
            return {**_schema(inner[0]), "nullable": True}
        case o, (arg,) if o is list:
            return {"type": "array", "items": _schema(arg)}
    return {"type": "string"}


def tool(fn):
    sig = inspect.signature(fn, eval_str=True)
    REGISTRY[fn.__name__] = {"fn": fn, "spec": {"name": fn.__name__, "description": (inspect.getdoc(fn) or "").strip(), "input_schema": {"type": "object", "properties": {k: _schema(p.annotation) for k, p in sig.parameters.items()}, "required": [k for k, p in sig.parameters.items() if p.default is p.empty]}}}
    return fn
