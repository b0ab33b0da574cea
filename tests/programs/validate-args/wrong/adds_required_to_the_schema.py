# fault: a schema without `required` is changed in place
def validate(args, schema):
    types = {"boolean": bool, "string": str, "integer": int, "number": (int, float)}
    ps = schema["properties"]
    schema.setdefault("required", [])
    out = [f"{r} missing" for r in schema["required"] if r not in args]
    for k, v in args.items():
        if k not in ps:
            out.append(f"{k} unexpected")
        elif not isinstance(v, types[ps[k]["type"]]):
            out.append(f"{k} type")
        elif "maximum" in ps[k] and v > ps[k]["maximum"]:
            out.append(f"{k} range")
    return out
