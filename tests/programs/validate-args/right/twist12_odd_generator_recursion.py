# twist: 1
# twist: 2
from functools import partial

T = {"boolean": bool, "string": str, "integer": int, "number": (int, float), "object": dict, "array": (list, tuple)}


def _faults(path, args, schema):
    props = schema.get("properties") or {}
    yield from (f"{path}{k}: missing" for k in schema.get("required") or () if k not in args)
    for k, v in args.items():
        if (p := props.get(k)) is None:
            yield f"{path}{k}: unexpected"
            continue
        t = T.get(p.get("type"), object)
        if not isinstance(v, t) or isinstance(v, bool) and p.get("type") in ("integer", "number"):
            yield f"{path}{k}: wrong type"
            continue
        if "enum" in p and v not in p["enum"]:
            yield f"{path}{k}: not in enum"
        if p.get("type") in ("integer", "number"):
            if "maximum" in p and v > p["maximum"]:
                yield f"{path}{k} too big"
            if "minimum" in p and v < p["minimum"]:
                yield f"{path}{k} too small"
        if p.get("type") == "object":
            yield from _faults(f"{path}{k}.", v, p)


def validate(a, s):
    return tuple(_faults("", a, s))
