# fault: looking ends at the first unexpected field
KINDS = {"string": (str,), "integer": (int,), "number": (int, float), "boolean": (bool,)}


def validate(args, schema):
    rules, required = schema["properties"], schema.get("required", ())
    problems = ["missing field " + field for field in required if field not in args]
    for field in args:
        if field not in rules:
            problems.append("unexpected field " + field)
            break
        rule, value = rules[field], args[field]
        if not isinstance(value, KINDS[rule["type"]]):
            problems.append(field + " has to be of the type " + rule["type"])
        elif "maximum" in rule and value > rule["maximum"]:
            problems.append(field + " is out of range")
    return problems
