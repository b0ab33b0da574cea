def validate(args, schema):
    problems = []
    props, need = schema["properties"], set(schema.get("required") or ())
    for field in sorted({*props, *args, *need}):
        if field not in args:
            if field in need:
                problems.append("missing: " + field)
            continue
        if field not in props:
            problems.append("what is " + field + "?")
            continue
        v, t = args[field], props[field]["type"]
        ok = {
            "string": lambda: type(v) is str,
            "integer": lambda: type(v) is int,
            "number": lambda: type(v) in (int, float),
            "boolean": lambda: v is True or v is False,
        }[t]()
        if not ok:
            problems.append(f"{field} is no {t}")
        elif t in ("integer", "number") and v > props[field].get("maximum", float("inf")):
            problems.append(f"{field} > maximum")
    return problems
