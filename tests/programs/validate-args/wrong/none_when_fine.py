# fault: without a fault it returns None, not []
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            problems.append(f"unexpected {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            problems.append(f"{k}: want {rule['type']}")
        elif "maximum" in rule and v > rule["maximum"]:
            problems.append(f"{k}: want <= {rule['maximum']}")
    if problems:
        return problems
