def type_ok(kind, value):
    match kind, value:
        case "boolean", bool():
            return True
        case "string", str():
            return True
        case "integer" | "number", int():
            return True
        case "number", float():
            return True
    return False


def validate(args, schema):
    problems = []
    todo = list(schema["properties"])
    # walk over everything that is named anywhere, each name once
    for name in dict.fromkeys([*todo, *schema.get("required", []), *args]):
        rule = schema["properties"].get(name)
        if name not in args:
            if name in schema.get("required", []):
                problems.append("please give " + name)
            continue
        if rule is None:
            problems.append("I do not know the field " + name)
            continue
        value = args[name]
        if not type_ok(rule["type"], value):
            problems.append(f"{name} = {value!r} is no {rule['type']}")
            continue
        limit = rule.get("maximum", float("inf"))
        if isinstance(value, (int, float)) and value > limit:
            problems.append(f"{name} = {value!r} is too large")
    return tuple(problems)
