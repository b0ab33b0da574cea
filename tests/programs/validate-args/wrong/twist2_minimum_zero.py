# twist: 2
# fault: a minimum of 0 is taken for none
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}

def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema.get("properties", {}).get(k)
        if rule is None:
            out.append(f"unexpected {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            out.append(f"{k} must be {rule['type']}")
        elif rule["type"] == "object":
            out += [f"{k}.{p}" for p in validate(v, rule)]
        elif "enum" in rule and v not in rule["enum"]:
            out.append(f"{k} not in {rule['enum']}")
        elif "maximum" in rule and v > rule["maximum"]:
            out.append(f"{k} too large")
        elif rule.get("minimum") and v < rule["minimum"]:
            out.append(f"{k} too small")
    return out
