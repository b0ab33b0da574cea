# twist: 2
# fault: the problems of a nested object take the place of those found before it
TYPES = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}


def validate(args, schema):
    out = [f"missing {f}" for f in schema.get("required", []) if f not in args]
    for k, v in args.items():
        s = schema["properties"].get(k)
        if s is None:
            out.append(f"unexpected {k}")
        elif not isinstance(v, TYPES[s["type"]]):
            out.append(f"wrong type {k}")
        elif s["type"] == "object":
            out = validate(v, s) or out
        elif "enum" in s and v not in s["enum"]:
            out.append(f"enum {k}")
        elif s.get("maximum") is not None and v > s["maximum"]:
            out.append(f"too big {k}")
        elif s.get("minimum") is not None and v < s["minimum"]:
            out.append(f"too small {k}")
    return out
