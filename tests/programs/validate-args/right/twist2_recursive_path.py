# twist: 2
TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}


def validate(args, schema, path=""):
    props = schema.get("properties", {})
    problems = [f"{path}{k}: missing" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        here = path + k
        if k not in props:
            problems.append(f"{here}: unexpected")
            continue
        rule = props[k]
        if not isinstance(v, TYPES[rule["type"]]):
            problems.append(f"{here}: not a {rule['type']}")
            continue
        if rule["type"] == "object":
            problems.extend(validate(v, rule, here + "."))
        if "enum" in rule and v not in rule["enum"]:
            problems.append(f"{here}: not one of {rule['enum']}")
        if "maximum" in rule and v > rule["maximum"]:
            problems.append(f"{here}: above the maximum")
        if "minimum" in rule and v < rule["minimum"]:
            problems.append(f"{here}: below the minimum")
    return problems
