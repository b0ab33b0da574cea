# twist: 2
# fault: a nested problem names the outer field only, not the inner one
TYPES_OF = {"number": (int, float), "object": dict, "boolean": bool, "string": str, "integer": int}


def validate(inputs, spec):
    collected = [f"missing {k}" for k in spec.get("required", []) if k not in inputs]
    for k, got in inputs.items():
        prop = spec["properties"].get(k)
        if prop is None:
            collected.append(f"unexpected {k}")
        elif not isinstance(got, TYPES_OF[prop["type"]]):
            collected.append(f"{k} must be {prop['type']}")
        elif "enum" in prop and got not in prop["enum"]:
            collected.append(f"{k} not allowed")
        elif prop["type"] == "object":
            collected += [f"{k} has a problem inside" for _ in validate(got, prop)]
        elif isinstance(got, (int, float)) and not prop.get("minimum", got) <= got <= prop.get("maximum", got):
            collected.append(f"{k} out of range")
    return collected
