# fault: a field whose name differs in its capitals passes for the one in the schema
def validate(args, schema):
    kinds = {"boolean": bool, "string": str, "number": (float, int), "integer": int}
    rules, needed = schema["properties"], schema.get("required", [])
    args = {field.lower(): value for field, value in args.items()}
    out = [f"{field} is required" for field in needed if field not in args]
    for field, value in args.items():
        rule = rules.get(field)
        if rule is None:
            out.append(f"{field} is unexpected")
        elif not isinstance(value, kinds[rule["type"]]):
            out.append(f"{field} must be a {rule['type']}")
        elif "maximum" in rule and value > rule["maximum"]:
            out.append(f"{field} must not be above {rule['maximum']}")
    return out
