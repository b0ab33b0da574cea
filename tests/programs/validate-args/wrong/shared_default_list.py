# fault: the problems of earlier calls are reported again, the list is a mutable default
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema, problems=[]):
    for k in schema.get("required", []):
        if k not in args:
            problems.append(f"missing {k}")
    for k, v in args.items():
        if k not in schema["properties"]:
            problems.append(f"unexpected {k}")
        elif not isinstance(v, KINDS[schema["properties"][k]["type"]]):
            problems.append(f"{k} has the wrong type")
        elif v > schema["properties"][k].get("maximum", v):
            problems.append(f"{k} is out of range")
    return problems
