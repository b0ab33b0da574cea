# fault: all missing fields are put into one string, there has to be one per fault
NAMED = {"boolean": bool, "number": (int, float), "integer": int, "string": str}


def validate(params, form):
    complaints = []
    if absent := [k for k in form.get("required", []) if k not in params]:
        complaints.append("missing required fields: " + ", ".join(absent))
    for k, got in params.items():
        if not (prop := form["properties"].get(k)):
            complaints.append(f"unexpected field {k}")
        elif not isinstance(got, NAMED[prop["type"]]):
            complaints.append(f"{k} is not a {prop['type']}")
        elif got > prop.get("maximum", got):
            complaints.append(f"{k} is over its maximum")
    return complaints
