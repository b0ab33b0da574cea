# twist: 2
# fault: minimum, enum and nested objects are not looked at
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            out.append(f"unexpected {k}")
        elif not isinstance(v, KINDS.get(rule["type"], object)):
            out.append(f"{k} must be {rule['type']}")
        elif "maximum" in rule and v > rule["maximum"]:
            out.append(f"{k} out of range")
    return out
