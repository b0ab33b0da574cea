# fault: None passes for an optional field of any type
def validate(args, schema):
    kinds = {"boolean": bool, "string": str, "number": (float, int), "integer": int}
    rules, needed = schema["properties"], schema.get("required", [])
    out = [f"{field} is required" for field in needed if field not in args]
    for field, value in args.items():
        rule = rules.get(field)
        if rule is None:
            out.append(f"{field} is unexpected")
        elif value is None and field not in needed:
            continue
        elif not isinstance(value, kinds[rule["type"]]):
            out.append(f"{field} must be a {rule['type']}")
        elif "maximum" in rule and value > rule["maximum"]:
            out.append(f"{field} must not be above {rule['maximum']}")
    return out
