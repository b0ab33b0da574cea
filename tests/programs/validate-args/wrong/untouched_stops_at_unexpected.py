# fault: looking ends at the first unexpected field
JSON_NAMES = {"boolean": (bool,), "string": (str,), "integer": (int,), "number": (int, float)}


def validate(args, schema):
    rules, required = schema["properties"], schema.get("required", ())
    faults = ["missing field " + field for field in required if field not in args]
    for field in args:
        if field not in rules:
            faults.append("unexpected field " + field)
            break
        wanted, given = rules[field], args[field]
        if not isinstance(given, JSON_NAMES[wanted["type"]]):
            faults.append(field + " has to be of the type " + wanted["type"])
        elif "maximum" in wanted and given > wanted["maximum"]:
            faults.append(field + " is out of range")
    return faults
