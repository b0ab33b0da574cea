# fault: a required field whose value is falsy (0, "", False) is reported as missing
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    out = [f"missing required {k!r}" for k in schema.get("required", []) if not args.get(k)]
    for k, v in args.items():
        r = schema["properties"].get(k)
        if r is None:
            out.append(f"unexpected {k!r}")
        elif not isinstance(v, KINDS[r["type"]]):
            out.append(f"{k!r} must be {r['type']}")
        elif v > r.get("maximum", v):
            out.append(f"{k!r} out of range")
    return out
