# fault: the maximum is never looked at
def validate(args, schema):
    def ok(kind, v):
        match kind:
            case "string":
                return isinstance(v, str)
            case "integer":
                return isinstance(v, int)
            case "number":
                return isinstance(v, (int, float))
            case "boolean":
                return isinstance(v, bool)

    props = schema["properties"]
    return [f"missing {k!r}" for k in schema.get("required", []) if k not in args] + [
        f"unexpected {k!r}" if k not in props else f"{k!r} should be {props[k]['type']}"
        for k, v in args.items()
        if k not in props or not ok(props[k]["type"], v)
    ]
