# twist: 2
# fault: in a nested object only the types are checked, missing and unexpected inner fields go unseen
PY_TYPES = {"integer": int, "boolean": bool, "number": (int, float), "object": dict, "string": str}


def check(k, got, want):
    if not isinstance(got, PY_TYPES[want["type"]]):
        return [f"{k} must be {want['type']}"]
    if want["type"] == "object":
        return [x for no, res in want["properties"].items() if no in got for x in check(f"{k}.{no}", got[no], res)]
    if "enum" in want and got not in want["enum"]:
        return [f"{k} must be one of {want['enum']}"]
    if ("maximum" in want and got > want["maximum"]) or ("minimum" in want and got < want["minimum"]):
        return [f"{k} is out of range"]
    return []


def validate(arguments, shape):
    props = shape["properties"]
    produced = [f"missing {k}" for k in shape.get("required", []) if k not in arguments]
    produced += [f"unexpected {k}" for k in arguments if k not in props]
    for k in arguments:
        if k in props:
            produced += check(k, arguments[k], props[k])
    return produced
