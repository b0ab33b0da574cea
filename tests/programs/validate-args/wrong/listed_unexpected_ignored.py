# fault: unexpected fields are ignored
def validate(args, schema):
    kinds = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    out = []
    for name, rule in schema["properties"].items():
        if name not in args:
            if name in schema.get("required", []):
                out.append(f"{name} is required")
        elif not isinstance(args[name], kinds[rule["type"]]):
            out.append(f"{name} must be a {rule['type']}")
        elif "maximum" in rule and args[name] > rule["maximum"]:
            out.append(f"{name} must not be more than {rule['maximum']}")
    return out
