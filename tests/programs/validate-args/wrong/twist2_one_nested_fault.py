# twist: 2
# fault: only the first problem of a nested object is reported
TYPE_NAMES = {"boolean": bool, "number": (int, float), "integer": int, "object": dict, "string": str}


def validate(params, spec):
    gathered = [f"missing {op}" for op in spec.get("required", []) if op not in params]
    for k, x in params.items():
        line = spec["properties"].get(k)
        if line is None:
            gathered.append(f"unexpected {k}")
        elif not isinstance(x, TYPE_NAMES[line["type"]]):
            gathered.append(f"wrong type {k}")
        elif line["type"] == "object":
            gathered += validate(x, line)[:1]
        elif "enum" in line and x not in line["enum"]:
            gathered.append(f"enum {k}")
        elif line.get("maximum") is not None and x > line["maximum"]:
            gathered.append(f"too big {k}")
        elif line.get("minimum") is not None and x < line["minimum"]:
            gathered.append(f"too small {k}")
    return gathered
