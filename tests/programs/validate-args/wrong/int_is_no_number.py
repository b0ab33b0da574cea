# fault: an int is refused where a number is asked for
FITTING = {"string": str, "integer": int, "number": float, "boolean": bool}


def validate(kwargs, shape):
    found = []
    for key in shape.get("required", []):
        if key not in kwargs:
            found.append(f"{key} is missing")
    for key in kwargs:
        if key not in shape["properties"]:
            found.append(f"{key} is unexpected")
            continue
        want = shape["properties"][key]
        if not isinstance(kwargs[key], FITTING[want["type"]]):
            found.append(f"{key} is no {want['type']}")
        elif "maximum" in want and kwargs[key] > want["maximum"]:
            found.append(f"{key} is larger than {want['maximum']}")
    return found
