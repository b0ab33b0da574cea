# twist: 1
def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


TESTS = {
    "string": lambda v: isinstance(v, str),
    "boolean": lambda v: isinstance(v, bool),
    "integer": lambda v: is_number(v) and not isinstance(v, float),
    "number": is_number,
}


def validate(args, schema):
    problems = [f"missing: {k}" for k in schema.get("required", []) if k not in args]
    for key in args:
        if key not in schema["properties"]:
            problems.append(f"unexpected: {key}")
            continue
        rule = schema["properties"][key]
        if not TESTS[rule["type"]](args[key]):
            problems.append(f"wrong type: {key}, expected {rule['type']}")
        elif is_number(args[key]) and "maximum" in rule and args[key] > rule["maximum"]:
            problems.append(f"out of range: {key}")
    return problems
