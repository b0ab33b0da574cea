# fault: a maximum of 0 is taken for no maximum, so an out-of-range value gets no problem
TYPES_OF = {"integer": int, "boolean": bool, "string": str, "number": (int, float)}


def validate(given, spec):
    faults = [f"missing field {k}" for k in spec.get("required", []) if k not in given]
    for k, x in given.items():
        want = spec["properties"].get(k)
        if not want:
            faults.append(f"unknown field {k}")
        elif not isinstance(x, TYPES_OF[want["type"]]):
            faults.append(f"field {k} has the wrong type")
        elif (top := want.get("maximum")) and x > top:
            faults.append(f"field {k} is over {top}")
    return faults
