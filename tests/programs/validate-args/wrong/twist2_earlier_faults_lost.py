# twist: 2
# fault: the problems of a nested object take the place of those found before it
NAMES_OF = {"object": dict, "boolean": bool, "number": (int, float), "integer": int, "string": str}


def validate(kwargs, spec):
    produced = [f"missing {fun}" for fun in spec.get("required", []) if fun not in kwargs]
    for k, got in kwargs.items():
        x = spec["properties"].get(k)
        if x is None:
            produced.append(f"unexpected {k}")
        elif not isinstance(got, NAMES_OF[x["type"]]):
            produced.append(f"wrong type {k}")
        elif x["type"] == "object":
            produced = validate(got, x) or produced
        elif "enum" in x and got not in x["enum"]:
            produced.append(f"enum {k}")
        elif x.get("maximum") is not None and got > x["maximum"]:
            produced.append(f"too big {k}")
        elif x.get("minimum") is not None and got < x["minimum"]:
            produced.append(f"too small {k}")
    return produced
