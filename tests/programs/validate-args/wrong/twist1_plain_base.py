# twist: 1
# fault: True passes as an integer and as a number
NAMED = {"integer": int, "number": (int, float), "string": str, "boolean": bool}


def validate(inputs, rules):
    gathered = [f"missing {k}" for k in rules.get("required", []) if k not in inputs]
    for k, x in inputs.items():
        want = rules["properties"].get(k)
        if want is None:
            gathered.append(f"unexpected {k}")
        elif not isinstance(x, NAMED[want["type"]]):
            gathered.append(f"{k} must be {want['type']}")
        elif x > want.get("maximum", x):
            gathered.append(f"{k} out of range")
    return gathered
