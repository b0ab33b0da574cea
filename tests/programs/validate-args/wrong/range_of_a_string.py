# fault: the maximum is compared with a value that is no number, which raises TypeError
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool}

def check_type(key, value, rule):
    if isinstance(value, KINDS[rule["type"]]):
        return []
    return [f"{key}: expected {rule['type']}"]

def check_range(key, value, rule):
    if "maximum" not in rule or value <= rule["maximum"]:
        return []
    return [f"{key}: maximum is {rule['maximum']}"]

def validate(args, schema):
    out = [f"{k}: missing" for k in schema.get("required", ()) if k not in args]
    for k, v in args.items():
        if k in schema["properties"]:
            rule = schema["properties"][k]
            out += check_type(k, v, rule) + check_range(k, v, rule)
        else:
            out.append(f"{k}: unexpected")
    return out
