# fault: args is changed in place, every checked field is popped from it
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = []
    for name, rule in schema["properties"].items():
        if name in args:
            value = args.pop(name)
            if not isinstance(value, KINDS[rule["type"]]):
                problems.append(f"{name}: {rule['type']} expected")
            elif "maximum" in rule and value > rule["maximum"]:
                problems.append(f"{name}: over the maximum")
        elif name in schema.get("required", []):
            problems.append(f"{name}: missing")
    # what is left over was not expected
    problems += [f"{name}: unexpected" for name in args]
    return problems
