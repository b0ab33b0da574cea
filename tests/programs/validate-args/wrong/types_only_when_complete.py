# fault: when a field is missing only that is reported, the other faults do not come at the same time
FITTING = {"boolean": bool, "integer": int, "string": str, "number": (int, float)}


def validate(params, form):
    lacking = [f"{k} is missing" for k in form.get("required", []) if k not in params]
    if lacking:
        return lacking
    issues = []
    for k, got in params.items():
        field_rule = form["properties"].get(k)
        if field_rule is None:
            issues.append(f"{k} is not expected")
        elif not isinstance(got, FITTING[field_rule["type"]]):
            issues.append(f"{k} is not of type {field_rule['type']}")
        elif got > field_rule.get("maximum", got):
            issues.append(f"{k} is too large")
    return issues
