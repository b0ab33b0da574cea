# fault: a required field whose value is falsy (0, "", False) is reported as missing
PY_TYPES = {"integer": int, "boolean": bool, "string": str, "number": (int, float)}


def validate(inputs, form):
    acc = [f"missing required {k!r}" for k in form.get("required", []) if not inputs.get(k)]
    for k, x in inputs.items():
        res = form["properties"].get(k)
        if res is None:
            acc.append(f"unexpected {k!r}")
        elif not isinstance(x, PY_TYPES[res["type"]]):
            acc.append(f"{k!r} must be {res['type']}")
        elif x > res.get("maximum", x):
            acc.append(f"{k!r} out of range")
    return acc
