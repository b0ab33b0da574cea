# fault: a required field that is empty or 0 counts as missing
JSON_NAMES = {"boolean": bool, "string": str, "integer": int, "number": (int, float)}


def validate(args, schema):
    faults = [f"{f}: required but missing" for f in schema.get("required", []) if not args.get(f)]
    for field, value in args.items():
        wanted = schema["properties"].get(field)
        if wanted is None:
            faults.append(f"{field}: not expected")
        elif not isinstance(value, JSON_NAMES[wanted["type"]]):
            faults.append(f"{field}: should be {wanted['type']}")
        elif "maximum" in wanted and value > wanted["maximum"]:
            faults.append(f"{field}: more than {wanted['maximum']}")
    return faults
