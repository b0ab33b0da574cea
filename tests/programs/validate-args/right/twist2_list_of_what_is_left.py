# twist: 2
TYPES = {"boolean": bool, "number": (float, int), "string": str, "integer": int, "object": dict}


def validate(args, schema):
    problems = []
    todo = [("", args, schema)]
    while todo:
        path, given, rules = todo.pop(0)
        fields = rules.get("properties", {})
        problems += [f"{path}{f}: missing" for f in rules.get("required", []) if f not in given]
        problems += [f"{path}{f}: unexpected" for f in given if f not in fields]
        for f, rule in fields.items():
            if f not in given:
                continue
            v = given[f]
            if not isinstance(v, TYPES[rule["type"]]):
                problems.append(f"{path}{f}: wrong type")
            elif rule["type"] == "object":
                todo.append((path + f + "/", v, rule))
            elif "enum" in rule and v not in rule["enum"]:
                problems.append(f"{path}{f}: not allowed")
            elif not rule.get("minimum", v) <= v <= rule.get("maximum", v):
                problems.append(f"{path}{f}: out of range")
    return problems
