# fault: a required field that is empty or 0 counts as missing
TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool}


def validate(args, schema):
    problems = [f"{f}: required but missing" for f in schema.get("required", []) if not args.get(f)]
    for field, value in args.items():
        rule = schema["properties"].get(field)
        if rule is None:
            problems.append(f"{field}: not expected")
        elif not isinstance(value, TYPES[rule["type"]]):
            problems.append(f"{field}: should be {rule['type']}")
        elif "maximum" in rule and value > rule["maximum"]:
            problems.append(f"{field}: more than {rule['maximum']}")
    return problems
