# fault: all missing fields are put into one string, there has to be one per fault
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = []
    if missing := [k for k in schema.get("required", []) if k not in args]:
        problems.append("missing required fields: " + ", ".join(missing))
    for k, v in args.items():
        if not (rule := schema["properties"].get(k)):
            problems.append(f"unexpected field {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            problems.append(f"{k} is not a {rule['type']}")
        elif v > rule.get("maximum", v):
            problems.append(f"{k} is over its maximum")
    return problems
