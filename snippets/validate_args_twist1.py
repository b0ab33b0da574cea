JSON_TYPES = {"boolean": bool, "integer": int, "number": (int, float), "string": str}  #: number


def fits(value, type_name):
    if isinstance(value, bool):  #: bool_apart
        return type_name == "boolean"  #: bool_apart
    return isinstance(value, JSON_TYPES[type_name])  #: types


def validate(args, schema):
    rules = schema["properties"]
    problems = [f"{field} is missing" for field in schema.get("required", []) if field not in args]  #: missing
    for field, value in args.items():  #: every_field
        rule = rules.get(field)
        if rule is None:  #: unexpected
            problems.append(f"{field} is no argument of this tool")  #: unexpected
        elif not fits(value, rule["type"]):  #: types
            problems.append(f"{field} has to be of type {rule['type']}, not {value!r}")  #: types
        elif "maximum" in rule and value > rule["maximum"]:  #: range
            problems.append(f"{field} may be {rule['maximum']} at most, not {value}")  #: range
    return problems  #: all_at_once


if __name__ == "__main__":
    schema = {"properties": {"nights": {"type": "integer"}, "budget": {"type": "number"}, "pets": {"type": "boolean"}}}
    print(validate({"nights": 2, "budget": 900, "pets": True}, schema))
    for problem in validate({"nights": True, "budget": False, "pets": True}, schema):
        print("-", problem)
