JSON_TYPES = {"boolean": bool, "integer": int, "number": (int, float), "string": str}  #: number


def validate(args, schema):
    rules = schema["properties"]
    problems = [f"{field} is missing" for field in schema.get("required", []) if field not in args]  #: missing
    for field, value in args.items():  #: every_field
        rule = rules.get(field)
        if rule is None:  #: unexpected
            problems.append(f"{field} is no argument of this tool")  #: unexpected
        elif not isinstance(value, JSON_TYPES[rule["type"]]):  #: types
            problems.append(f"{field} has to be of type {rule['type']}, not {value!r}")  #: types
        elif "maximum" in rule and value > rule["maximum"]:  #: range
            problems.append(f"{field} may be {rule['maximum']} at most, not {value}")  #: range
    return problems  #: all_at_once


if __name__ == "__main__":
    schema = {
        "required": ["city", "nights"],
        "properties": {
            "city": {"type": "string"},
            "nights": {"type": "integer", "maximum": 14},
            "budget": {"type": "number"},
        },
    }
    print(validate({"city": "Lisbon", "nights": 14, "budget": 900}, schema))
    for problem in validate({"nights": 30, "budget": "low", "pets": True}, schema):
        print("-", problem)
