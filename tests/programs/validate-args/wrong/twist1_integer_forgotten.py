# twist: 1
# fault: True is refused as a number but still passes as an integer
def validate(args, schema):
    def good(rule, v):
        t = rule["type"]
        if t == "number":
            return type(v) is not bool and isinstance(v, (int, float))
        return isinstance(v, {"string": str, "integer": int, "boolean": bool}[t])

    props = schema["properties"]
    problems = []
    problems.extend(f"{k} is missing" for k in schema.get("required", []) if k not in args)
    problems.extend(f"{k} is unexpected" for k in args if k not in props)
    for k in (k for k in args if k in props):
        if not good(props[k], args[k]):
            problems.append(f"{k} is no {props[k]['type']}")
        elif "maximum" in props[k] and args[k] > props[k]["maximum"]:
            problems.append(f"{k} is too big")
    return problems
