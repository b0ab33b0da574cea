# fault: 0 and 1 pass as boolean, because they equal False and True
def check(kind, value):
    return {
        "string": isinstance(value, str),
        "integer": isinstance(value, int),
        "number": isinstance(value, (int, float)),
        "boolean": value in (True, False),
    }[kind]


def validate(args, schema):
    rules = schema["properties"]
    out = []
    out += [f"{k} missing" for k in schema.get("required", []) if k not in args]
    out += [f"{k} unexpected" for k in args if k not in rules]
    out += [f"{k} has the wrong type" for k in args if k in rules and not check(rules[k]["type"], args[k])]
    out += [
        f"{k} out of range"
        for k in args
        if k in rules and isinstance(args[k], (int, float)) and args[k] > rules[k].get("maximum", args[k])
    ]
    return out
