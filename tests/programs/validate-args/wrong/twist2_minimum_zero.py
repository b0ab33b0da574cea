# twist: 2
# fault: a minimum of 0 is taken for none
TYPES_OF = {"object": dict, "boolean": bool, "integer": int, "number": (int, float), "string": str}


def validate(kwargs, rules):
    produced = [f"missing {k}" for k in rules.get("required", []) if k not in kwargs]
    for k, x in kwargs.items():
        spec = rules.get("properties", {}).get(k)
        if spec is None:
            produced.append(f"unexpected {k}")
        elif not isinstance(x, TYPES_OF[spec["type"]]):
            produced.append(f"{k} must be {spec['type']}")
        elif spec["type"] == "object":
            produced += [f"{k}.{par}" for par in validate(x, spec)]
        elif "enum" in spec and x not in spec["enum"]:
            produced.append(f"{k} not in {spec['enum']}")
        elif "maximum" in spec and x > spec["maximum"]:
            produced.append(f"{k} too large")
        elif spec.get("minimum") and x < spec["minimum"]:
            produced.append(f"{k} too small")
    return produced
