# fault: the problem for a wrong type does not hold the field's name
NAMED = {"integer": int, "boolean": bool, "number": (int, float), "string": str}


def validate(kwargs, shape):
    faults = []
    for k in shape.get("required", []):
        if k not in kwargs:
            faults.append(f"missing field: {k}")
    for k, val in kwargs.items():
        want = shape["properties"].get(k)
        if want is None:
            faults.append(f"unexpected field: {k}")
        elif not isinstance(val, NAMED[want["type"]]):
            faults.append(f"expected {want['type']} but got {type(val).__name__}")
        elif "maximum" in want and val > want["maximum"]:
            faults.append(f"{k} exceeds {want['maximum']}")
    return faults
