# fault: it stops at the first problem, not all of them are reported
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def problems(args, schema):
    rules = schema["properties"]
    for f in schema.get("required", []):
        if f not in args:
            yield f"{f} missing"
    for f, v in args.items():
        if f not in rules:
            yield f"{f} unexpected"
        elif not isinstance(v, KINDS[rules[f]["type"]]):
            yield f"{f} must be {rules[f]['type']}"
        elif v > rules[f].get("maximum", v):
            yield f"{f} too large"

def validate(args, schema):
    first = next(problems(args, schema), None)
    return [first] if first else []
