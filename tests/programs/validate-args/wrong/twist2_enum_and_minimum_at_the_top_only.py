# twist: 2
# fault: in a nested object neither enum nor minimum is looked at
_KINDS = {"boolean": bool, "string": str, "number": (float, int), "integer": int, "object": dict}


def validate(args, schema, outermost=True):
    rules = schema["properties"]
    found = [f"{field}: not there" for field in schema.get("required", ()) if field not in args]
    for field, value in args.items():
        if field not in rules:
            found.append(f"{field}: nobody asked for it")
            continue
        rule = rules[field]
        if not isinstance(value, _KINDS[rule["type"]]):
            found.append(f"{field}: {rule['type']} wanted")
        elif rule["type"] == "object":
            found += validate(value, rule, outermost=False)
        else:
            if outermost and "enum" in rule and value not in rule["enum"]:
                found.append(f"{field}: choose one of {rule['enum']}")
            if "maximum" in rule and value > rule["maximum"]:
                found.append(f"{field}: too much")
            if outermost and "minimum" in rule and value < rule["minimum"]:
                found.append(f"{field}: too little")
    return found
