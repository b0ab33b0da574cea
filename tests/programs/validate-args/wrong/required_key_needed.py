# fault: a schema without required raises KeyError
def validate(payload, form):
    types_of = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    absent = set(form["required"]) - set(payload)
    extra = set(payload) - set(form["properties"])
    acc = [f"missing {t}" for t in sorted(absent)] + [f"unexpected {x}" for x in sorted(extra)]
    for wanted in payload.keys() - extra:
        field_rule = form["properties"][wanted]
        if not isinstance(payload[wanted], types_of[field_rule["type"]]):
            acc.append(f"type of {wanted}")
        elif payload[wanted] > field_rule.get("maximum", payload[wanted]):
            acc.append(f"range of {wanted}")
    return acc
