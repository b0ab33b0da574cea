# twist: 2
# fault: two faults of fields with the same name, in two objects, become one problem
_KINDS = {"boolean": bool, "string": str, "number": (float, int), "integer": int, "object": dict}


def _by_field(args, schema):
    found = {field: "absent" for field in schema.get("required", ()) if field not in args}
    for field, value in args.items():
        rule = schema["properties"].get(field)
        if rule is None:
            found[field] = "unheard of"
        elif not isinstance(value, _KINDS[rule["type"]]):
            found[field] = f"no {rule['type']}"
        elif rule["type"] == "object":
            found.update(_by_field(value, rule))
        elif value not in rule.get("enum", [value]):
            found[field] = "no choice there is"
        elif "maximum" in rule and value > rule["maximum"]:
            found[field] = "too high"
        elif "minimum" in rule and value < rule["minimum"]:
            found[field] = "too low"
    return found


def validate(args, schema):
    return [f"{field} is {what}" for field, what in _by_field(args, schema).items()]
