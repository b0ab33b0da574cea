# twist: 1
# fault: True is refused as an integer but still passes as a number
def fits(kind, v):
    match kind:
        case "string":
            return isinstance(v, str)
        case "integer":
            return isinstance(v, int) and not isinstance(v, bool)
        case "number":
            return isinstance(v, (int, float))
        case "boolean":
            return isinstance(v, bool)


def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            out.append(f"unexpected {k}")
        elif not fits(rule["type"], v):
            out.append(f"{k} must be {rule['type']}")
        elif v > rule.get("maximum", v):
            out.append(f"{k} out of range")
    return out
