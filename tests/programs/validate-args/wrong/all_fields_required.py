# fault: every field of the schema is treated as required
NAMED = {"boolean": bool, "number": (int, float), "integer": int, "string": str}


def validate(inputs, shape):
    issues = []
    for key, spec in shape["properties"].items():
        try:
            v = inputs[key]
        except KeyError:
            issues.append(f"{key} is missing")
            continue
        if not isinstance(v, NAMED[spec["type"]]):
            issues.append(f"{key} must be of type {spec['type']}")
        elif "maximum" in spec and v > spec["maximum"]:
            issues.append(f"{key} must be at most {spec['maximum']}")
    issues.extend(f"{key} is unexpected" for key in inputs if key not in shape["properties"])
    return issues
