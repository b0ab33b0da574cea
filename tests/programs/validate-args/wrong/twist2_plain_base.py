# twist: 2
# fault: minimum, enum and nested objects are not looked at
NAMED = {"integer": int, "number": (int, float), "boolean": bool, "string": str}


def validate(given, form):
    collected = [f"missing {k}" for k in form.get("required", []) if k not in given]
    for k, val in given.items():
        want = form["properties"].get(k)
        if want is None:
            collected.append(f"unexpected {k}")
        elif not isinstance(val, NAMED.get(want["type"], object)):
            collected.append(f"{k} must be {want['type']}")
        elif "maximum" in want and val > want["maximum"]:
            collected.append(f"{k} out of range")
    return collected
