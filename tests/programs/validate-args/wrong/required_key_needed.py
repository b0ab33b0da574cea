# fault: a schema without required raises KeyError
def validate(args, schema):
    kinds = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    missing = set(schema["required"]) - set(args)
    extra = set(args) - set(schema["properties"])
    out = [f"missing {m}" for m in sorted(missing)] + [f"unexpected {e}" for e in sorted(extra)]
    for name in args.keys() - extra:
        rule = schema["properties"][name]
        if not isinstance(args[name], kinds[rule["type"]]):
            out.append(f"type of {name}")
        elif args[name] > rule.get("maximum", args[name]):
            out.append(f"range of {name}")
    return out
