# twist: 2
# fault: an enum is made a set, and a value that can not be hashed raises
TYPES = {"boolean": bool, "number": (float, int), "string": str, "integer": int, "object": dict}


def validate(args, schema, path=""):
    rules = schema.get("properties", {})
    required = schema.get("required", [])
    problems = [f"{path}{f} is missing" for f in required if f not in args]
    for f, value in args.items():
        if f not in rules:
            problems.append(f"{path}{f} is not known")
            continue
        rule = rules[f]
        if "enum" in rule and value not in set(rule["enum"]):
            problems.append(f"{path}{f} is not one of {rule['enum']}")
            continue
        if not isinstance(value, TYPES[rule["type"]]):
            problems.append(f"{path}{f} is no {rule['type']}")
            continue
        if "minimum" in rule and value < rule["minimum"]:
            problems.append(f"{path}{f} is below {rule['minimum']}")
        if "maximum" in rule and value > rule["maximum"]:
            problems.append(f"{path}{f} is above {rule['maximum']}")
        if "enum" in rule and value not in rule["enum"]:
            problems.append(f"{path}{f} is not one of {rule['enum']}")
        if rule["type"] == "object":
            problems += validate(value, rule, f"{path}{f}.")
    return problems
