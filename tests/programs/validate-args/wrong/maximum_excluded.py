# fault: a value equal to the maximum is called out of range
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    out = []
    for k in schema.get("required", []):
        if k not in args: out.append("missing " + k)
    for k, v in args.items():
        if k not in schema["properties"]:
            out.append("unexpected " + k); continue
        rule = schema["properties"][k]
        if not isinstance(v, KINDS[rule["type"]]): out.append("type " + k)
        elif "maximum" in rule and not v < rule["maximum"]: out.append("range " + k)
    return out
