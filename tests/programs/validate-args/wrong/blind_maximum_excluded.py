# fault: the maximum itself is refused
def kind_fits(value, kind):
    match kind:
        case "string":
            return isinstance(value, str)
        case "integer":
            return isinstance(value, int)
        case "number":
            return isinstance(value, (int, float))
        case "boolean":
            return isinstance(value, bool)


def check_field(name, value, rules):
    if name not in rules:
        yield f"unexpected field {name}"
        return
    rule = rules[name]
    if not kind_fits(value, rule["type"]):
        yield f"field {name} is no {rule['type']}"
        return
    top = rule.get("maximum")
    if top is not None and not value < top:
        yield f"field {name} is above {top}"


def validate(args, schema):
    out = []
    for name in schema.get("required", ()):
        if name not in args:
            out.append(f"missing field {name}")
    for name in args:
        out.extend(check_field(name, args[name], schema["properties"]))
    return out
