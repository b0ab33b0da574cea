# twist: 2
# fault: in a nested object only the types are checked, missing and unexpected inner fields go unseen
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}

def check(k, v, rule):
    if not isinstance(v, KINDS[rule["type"]]):
        return [f"{k} must be {rule['type']}"]
    if rule["type"] == "object":
        return [p for n, r in rule["properties"].items() if n in v for p in check(f"{k}.{n}", v[n], r)]
    if "enum" in rule and v not in rule["enum"]:
        return [f"{k} must be one of {rule['enum']}"]
    if ("maximum" in rule and v > rule["maximum"]) or ("minimum" in rule and v < rule["minimum"]):
        return [f"{k} is out of range"]
    return []

def validate(args, schema):
    props = schema["properties"]
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    out += [f"unexpected {k}" for k in args if k not in props]
    for k in args:
        if k in props:
            out += check(k, args[k], props[k])
    return out
