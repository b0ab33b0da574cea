# twist: 2
# fault: a problem inside an object names the outer field only
PY = {"boolean": bool, "string": str, "integer": int, "number": (int, float), "object": dict}


def validate(args, schema):
    faults = []
    properties = schema.get("properties", {})
    for name in schema.get("required", []):
        if name not in args:
            faults.append(f"{name}: missing")
    for name, value in args.items():
        if name not in properties:
            faults.append(f"{name}: unexpected")
            continue
        wanted = properties[name]
        if not isinstance(value, PY[wanted["type"]]):
            faults.append(f"{name}: wrong type")
            continue
        if "enum" in wanted and value not in wanted["enum"]:
            faults.append(f"{name}: not one of {wanted['enum']}")
        if "maximum" in wanted and value > wanted["maximum"]:
            faults.append(f"{name}: too large")
        if "minimum" in wanted and value < wanted["minimum"]:
            faults.append(f"{name}: too small")
        if wanted["type"] == "object":
            faults.extend(f"{name}: something inside is wrong" for _ in validate(value, wanted))
    return faults
