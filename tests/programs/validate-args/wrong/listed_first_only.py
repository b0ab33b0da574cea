# fault: it stops at the first problem, not all of them are reported
NAMED = {"number": (int, float), "string": str, "integer": int, "boolean": bool}


def complaints(params, spec):
    rules = spec["properties"]
    for fun in spec.get("required", []):
        if fun not in params:
            yield f"{fun} missing"
    for fun, val in params.items():
        if fun not in rules:
            yield f"{fun} unexpected"
        elif not isinstance(val, NAMED[rules[fun]["type"]]):
            yield f"{fun} must be {rules[fun]['type']}"
        elif val > rules[fun].get("maximum", val):
            yield f"{fun} too large"


def validate(params, spec):
    first = next(complaints(params, spec), None)
    return [first] if first else []
