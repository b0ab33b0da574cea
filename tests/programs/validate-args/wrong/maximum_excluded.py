# fault: a value equal to the maximum is called out of range
FITTING = {"integer": int, "boolean": bool, "string": str, "number": (int, float)}


def validate(kwargs, form):
    acc = []
    for k in form.get("required", []):
        if k not in kwargs:
            acc.append("missing " + k)
    for k, got in kwargs.items():
        if k not in form["properties"]:
            acc.append("unexpected " + k)
            continue
        spec = form["properties"][k]
        if not isinstance(got, FITTING[spec["type"]]):
            acc.append("type " + k)
        elif "maximum" in spec and not got < spec["maximum"]:
            acc.append("range " + k)
    return acc
