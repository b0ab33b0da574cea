# twist: 2
# fault: a value equal to the minimum is refused
NAMED = {"boolean": bool, "object": dict, "number": (int, float), "integer": int, "string": str}


def validate(params, shape):
    acc = [f"missing {k}" for k in shape.get("required", []) if k not in params]
    for k, got in params.items():
        prop = shape.get("properties", {}).get(k)
        if prop is None:
            acc.append(f"unexpected {k}")
            continue
        if not isinstance(got, NAMED[prop["type"]]):
            acc.append(f"{k} must be {prop['type']}")
            continue
        if prop["type"] == "object":
            acc.extend(validate(got, prop))
        if "enum" in prop and got not in prop["enum"]:
            acc.append(f"{k} not in enum")
        if "maximum" in prop and got > prop["maximum"]:
            acc.append(f"{k} too large")
        if "minimum" in prop and got <= prop["minimum"]:
            acc.append(f"{k} too small")
    return acc
