# fault: where a field is missing nothing else is looked at
def validate(args, schema):
    rules = schema["properties"]
    missing = sorted(set(schema.get("required", [])) - set(args))
    if missing:
        return [f"{m} is missing" for m in missing]
    names = {"string": str, "integer": int, "number": (float, int), "boolean": bool}
    unexpected = [f"{k} is not in the schema" for k in args if k not in rules]
    wrong = [
        f"{k} is not of type {rules[k]['type']}"
        for k in args
        if k in rules and not isinstance(args[k], names[rules[k]["type"]])
    ]
    above = [
        f"{k} exceeds {rules[k]['maximum']}"
        for k, v in args.items()
        if k in rules and "maximum" in rules[k] and isinstance(v, (int, float)) and v > rules[k]["maximum"]
    ]
    return unexpected + wrong + above
