# twist: 1
# fault: True passes as an integer and as a number
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            out.append(f"unexpected {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            out.append(f"{k} must be {rule['type']}")
        elif v > rule.get("maximum", v):
            out.append(f"{k} out of range")
    return out
