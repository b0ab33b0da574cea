# fault: the maximum is compared with a value that is no number, which raises TypeError
TYPES_OF = {"boolean": bool, "string": str, "integer": int, "number": (int, float)}


def check_type(key, val, spec):
    if isinstance(val, TYPES_OF[spec["type"]]):
        return []
    return [f"{key}: expected {spec['type']}"]


def check_range(key, val, spec):
    if "maximum" not in spec or val <= spec["maximum"]:
        return []
    return [f"{key}: maximum is {spec['maximum']}"]


def validate(inputs, form):
    produced = [f"{k}: missing" for k in form.get("required", ()) if k not in inputs]
    for k, got in inputs.items():
        if k in form["properties"]:
            spec = form["properties"][k]
            produced += check_type(k, got, spec) + check_range(k, got, spec)
        else:
            produced.append(f"{k}: unexpected")
    return produced
