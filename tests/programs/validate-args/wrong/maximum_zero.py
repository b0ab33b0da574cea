# fault: a maximum of 0 is taken for no maximum, so an out-of-range value gets no problem
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    problems = [f"missing field {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if not rule:
            problems.append(f"unknown field {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            problems.append(f"field {k} has the wrong type")
        elif (top := rule.get("maximum")) and v > top:
            problems.append(f"field {k} is over {top}")
    return problems
