# fault: when a field is missing only that is reported, the other faults do not come at the same time
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    missing = [f"{k} is missing" for k in schema.get("required", []) if k not in args]
    if missing:
        return missing
    problems = []
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            problems.append(f"{k} is not expected")
        elif not isinstance(v, KINDS[rule["type"]]):
            problems.append(f"{k} is not of type {rule['type']}")
        elif v > rule.get("maximum", v):
            problems.append(f"{k} is too large")
    return problems
