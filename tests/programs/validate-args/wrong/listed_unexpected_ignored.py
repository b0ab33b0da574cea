# fault: unexpected fields are ignored
def validate(given, form):
    named = {"number": (int, float), "integer": int, "string": str, "boolean": bool}
    acc = []
    for key_name, want in form["properties"].items():
        if key_name not in given:
            if key_name in form.get("required", []):
                acc.append(f"{key_name} is required")
        elif not isinstance(given[key_name], named[want["type"]]):
            acc.append(f"{key_name} must be a {want['type']}")
        elif "maximum" in want and given[key_name] > want["maximum"]:
            acc.append(f"{key_name} must not be more than {want['maximum']}")
    return acc
