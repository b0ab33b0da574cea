# fault: without a fault it returns None, not []
NAMED = {"boolean": bool, "integer": int, "number": (int, float), "string": str}


def validate(payload, spec):
    issues = [f"missing {k}" for k in spec.get("required", []) if k not in payload]
    for k, got in payload.items():
        prop = spec["properties"].get(k)
        if prop is None:
            issues.append(f"unexpected {k}")
        elif not isinstance(got, NAMED[prop["type"]]):
            issues.append(f"{k}: want {prop['type']}")
        elif "maximum" in prop and got > prop["maximum"]:
            issues.append(f"{k}: want <= {prop['maximum']}")
    if issues:
        return issues
