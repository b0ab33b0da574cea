# twist: 2
JSON_NAMES = {"integer": int, "boolean": bool, "string": str, "object": dict, "number": (int, float)}


def validate(kwargs, rules, path=""):
    props = rules.get("properties", {})
    issues = [f"{path}{k}: missing" for k in rules.get("required", []) if k not in kwargs]
    for k, val in kwargs.items():
        here = path + k
        if k not in props:
            issues.append(f"{here}: unexpected")
            continue
        prop = props[k]
        if not isinstance(val, JSON_NAMES[prop["type"]]):
            issues.append(f"{here}: not a {prop['type']}")
            continue
        if prop["type"] == "object":
            issues.extend(validate(val, prop, here + "."))
        if "enum" in prop and val not in prop["enum"]:
            issues.append(f"{here}: not one of {prop['enum']}")
        if "maximum" in prop and val > prop["maximum"]:
            issues.append(f"{here}: above the maximum")
        if "minimum" in prop and val < prop["minimum"]:
            issues.append(f"{here}: below the minimum")
    return issues
