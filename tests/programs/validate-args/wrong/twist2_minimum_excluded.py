# twist: 2
# fault: a value equal to the minimum is refused
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}

def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema.get("properties", {}).get(k)
        if rule is None:
            out.append(f"unexpected {k}")
            continue
        if not isinstance(v, KINDS[rule["type"]]):
            out.append(f"{k} must be {rule['type']}")
            continue
        if rule["type"] == "object":
            out.extend(validate(v, rule))
        if "enum" in rule and v not in rule["enum"]:
            out.append(f"{k} not in enum")
        if "maximum" in rule and v > rule["maximum"]:
            out.append(f"{k} too large")
        if "minimum" in rule and v <= rule["minimum"]:
            out.append(f"{k} too small")
    return out
