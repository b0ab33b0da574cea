# fault: a schema without required raises KeyError
def validate(payload, form):
    py_types = {"integer": int, "string": str, "number": (int, float), "boolean": bool}
    absent = set(form["required"]) - set(payload)
    extra = set(payload) - set(form["properties"])
    produced = [f"missing {t}" for t in sorted(absent)] + [f"unexpected {e}" for e in sorted(extra)]
    for label in payload.keys() - extra:
        spec = form["properties"][label]
        if not isinstance(payload[label], py_types[spec["type"]]):
            produced.append(f"type of {label}")
        elif payload[label] > spec.get("maximum", payload[label]):
            produced.append(f"range of {label}")
    return produced
