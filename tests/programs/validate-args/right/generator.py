def faults(args, schema):
    known = schema["properties"]
    for name in schema.get("required", ()):
        if name not in args:
            yield f"{name}: missing"
    for name, value in args.items():
        if name not in known:
            yield f"{name}: not expected (allowed: {', '.join(known)})"
        else:
            yield from field_faults(name, value, known[name])


def field_faults(name, value, rule):
    wanted = rule["type"]
    good = {
        "string": lambda v: isinstance(v, str),
        "integer": lambda v: isinstance(v, int),
        "number": lambda v: isinstance(v, (int, float)),
        "boolean": lambda v: isinstance(v, bool),
    }[wanted]
    if not good(value):
        yield f"{name}: should be of type {wanted}"
    elif "maximum" in rule and value > rule["maximum"]:
        yield f"{name}: above {rule['maximum']}"


def validate(args, schema):
    return list(faults(args, schema))
