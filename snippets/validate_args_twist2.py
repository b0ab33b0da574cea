JSON_TYPES = {"boolean": bool, "integer": int, "number": (int, float), "string": str, "object": dict}  #: number


def validate(args, schema, path=""):
    rules = schema["properties"]
    required = schema.get("required", [])
    problems = [f"{path}{field} is missing" for field in required if field not in args]  #: missing
    for field, value in args.items():  #: every_field
        rule, name = rules.get(field), path + field
        if rule is None:  #: unexpected
            problems.append(f"{name} is no argument of this tool")  #: unexpected
        elif not isinstance(value, JSON_TYPES[rule["type"]]):  #: types
            problems.append(f"{name} has to be of type {rule['type']}, not {value!r}")  #: types
        elif rule["type"] == "object":  #: nested
            problems += validate(value, rule, f"{name}.")  #: nested
        elif "enum" in rule and value not in rule["enum"]:  #: enum
            problems.append(f"{name} has to be one of {rule['enum']}, not {value!r}")  #: enum
        elif "maximum" in rule and value > rule["maximum"]:  #: range
            problems.append(f"{name} may be {rule['maximum']} at most, not {value}")  #: range
        elif "minimum" in rule and value < rule["minimum"]:  #: minimum
            problems.append(f"{name} has to be {rule['minimum']} at least, not {value}")  #: minimum
    return problems  #: all_at_once


if __name__ == "__main__":
    guest = {"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}}}
    schema = {
        "properties": {
            "nights": {"type": "integer", "minimum": 1, "maximum": 14},
            "board": {"type": "string", "enum": ["none", "breakfast"]},
            "guest": guest,
        },
    }
    print(validate({"nights": 1, "board": "none", "guest": {"name": "Ada"}}, schema))
    for problem in validate({"nights": 0, "board": "all", "guest": {"nam": "Ada"}}, schema):
        print("-", problem)
