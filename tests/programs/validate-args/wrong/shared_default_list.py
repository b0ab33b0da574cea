# fault: the problems of earlier calls are reported again, the list is a mutable default
TYPES_OF = {"integer": int, "number": (int, float), "boolean": bool, "string": str}


def validate(params, spec, wrong=[]):
    for k in spec.get("required", []):
        if k not in params:
            wrong.append(f"missing {k}")
    for k, got in params.items():
        if k not in spec["properties"]:
            wrong.append(f"unexpected {k}")
        elif not isinstance(got, TYPES_OF[spec["properties"][k]["type"]]):
            wrong.append(f"{k} has the wrong type")
        elif got > spec["properties"][k].get("maximum", got):
            wrong.append(f"{k} is out of range")
    return wrong
