# fault: the problem for a wrong type does not hold the field's name
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = []
    for k in schema.get("required", []):
        if k not in args:
            problems.append(f"missing field: {k}")
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            problems.append(f"unexpected field: {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            problems.append(f"expected {rule['type']} but got {type(v).__name__}")
        elif "maximum" in rule and v > rule["maximum"]:
            problems.append(f"{k} exceeds {rule['maximum']}")
    return problems
