# fault: every field of the schema is treated as required
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = []
    for key, rule in schema["properties"].items():
        try:
            value = args[key]
        except KeyError:
            problems.append(f"{key} is missing")
            continue
        if not isinstance(value, KINDS[rule["type"]]):
            problems.append(f"{key} must be of type {rule['type']}")
        elif "maximum" in rule and value > rule["maximum"]:
            problems.append(f"{key} must be at most {rule['maximum']}")
    problems.extend(f"{key} is unexpected" for key in args if key not in schema["properties"])
    return problems
