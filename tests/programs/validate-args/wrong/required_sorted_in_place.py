# fault: the schema's list of required fields is sorted in place
TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool}


def validate(args, schema):
    problems = []
    properties = schema["properties"]
    required = schema.get("required", [])
    required.sort()
    for name in required:
        if name not in args:
            problems.append(f"missing required field: {name}")
    for name, value in args.items():
        if name not in properties:
            problems.append(f"unexpected field: {name}")
            continue
        spec = properties[name]
        if not isinstance(value, TYPES[spec["type"]]):
            problems.append(f"{name}: expected {spec['type']}, got {type(value).__name__}")
        elif "maximum" in spec and value > spec["maximum"]:
            problems.append(f"{name}: {value} is above the maximum {spec['maximum']}")
    return problems
