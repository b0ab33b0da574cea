# fault: a string that looks like a number passes as integer or number
def fits(kind, value):
    if kind == "string":
        return isinstance(value, str)
    if kind == "boolean":
        return isinstance(value, bool)
    try:
        return float(value) == value or (int if kind == "integer" else float)(value) is not None
    except (TypeError, ValueError):
        return False


def validate(args, schema):
    out = [f"missing {n}" for n in schema.get("required", []) if n not in args]
    for n, v in args.items():
        if n not in schema["properties"]:
            out.append(f"unexpected {n}")
            continue
        rule = schema["properties"][n]
        if not fits(rule["type"], v) or (rule["type"] == "integer" and isinstance(v, float)):
            out.append(f"{n} must be {rule['type']}")
        elif isinstance(v, (int, float)) and v > rule.get("maximum", v):
            out.append(f"{n} too high")
    return out
