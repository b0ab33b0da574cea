# twist: 2
# fault: a problem inside an object names the outer field only
PY = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}


def validate(args, schema):
    problems = []
    properties = schema.get("properties", {})
    for name in schema.get("required", []):
        if name not in args:
            problems.append(f"{name}: missing")
    for name, value in args.items():
        if name not in properties:
            problems.append(f"{name}: unexpected")
            continue
        rule = properties[name]
        if not isinstance(value, PY[rule["type"]]):
            problems.append(f"{name}: wrong type")
            continue
        if "enum" in rule and value not in rule["enum"]:
            problems.append(f"{name}: not one of {rule['enum']}")
        if "maximum" in rule and value > rule["maximum"]:
            problems.append(f"{name}: too large")
        if "minimum" in rule and value < rule["minimum"]:
            problems.append(f"{name}: too small")
        if rule["type"] == "object":
            problems.extend(f"{name}: something inside is wrong" for _ in validate(value, rule))
    return problems
