# fault: an int is refused where a number is asked for
KINDS = {"string": str, "integer": int, "number": float, "boolean": bool}

def validate(args, schema):
    found = []
    for key in schema.get("required", []):
        if key not in args:
            found.append(f"{key} is missing")
    for key in args:
        if key not in schema["properties"]:
            found.append(f"{key} is unexpected")
            continue
        rule = schema["properties"][key]
        if not isinstance(args[key], KINDS[rule["type"]]):
            found.append(f"{key} is no {rule['type']}")
        elif "maximum" in rule and args[key] > rule["maximum"]:
            found.append(f"{key} is larger than {rule['maximum']}")
    return found
