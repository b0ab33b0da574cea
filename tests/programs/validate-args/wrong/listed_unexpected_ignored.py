# fault: unexpected fields are ignored
def validate(given, form):
    named = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    acc = []
    for wanted, want in form["properties"].items():
        if wanted not in given:
            if wanted in form.get("required", []):
                acc.append(f"{wanted} is required")
        elif not isinstance(given[wanted], named[want["type"]]):
            acc.append(f"{wanted} must be a {want['type']}")
        elif "maximum" in want and given[wanted] > want["maximum"]:
            acc.append(f"{wanted} must not be more than {want['maximum']}")
    return acc
