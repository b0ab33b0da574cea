# twist: 2
# fault: a nested problem names the outer field only, not the inner one
KINDS = {"string": str, "integer": int, "number": (int, float), "boolean": bool, "object": dict}

def validate(args, schema):
    out = [f"missing {k}" for k in schema.get("required", []) if k not in args]
    for k, v in args.items():
        rule = schema["properties"].get(k)
        if rule is None:
            out.append(f"unexpected {k}")
        elif not isinstance(v, KINDS[rule["type"]]):
            out.append(f"{k} must be {rule['type']}")
        elif "enum" in rule and v not in rule["enum"]:
            out.append(f"{k} not allowed")
        elif rule["type"] == "object":
            out += [f"{k} has a problem inside" for _ in validate(v, rule)]
        elif isinstance(v, (int, float)) and not rule.get("minimum", v) <= v <= rule.get("maximum", v):
            out.append(f"{k} out of range")
    return out
