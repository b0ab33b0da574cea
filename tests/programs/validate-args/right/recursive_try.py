# one small check per fault, each returns a string or None

def missing(name, args, schema):
    if name in schema.get("required", []) and name not in args:
        return f"field {name} is missing"

def unexpected(name, args, schema):
    if name in args and name not in schema["properties"]:
        return f"field {name} is not part of this tool"

def wrong_type(name, args, schema):
    if name in args and name in schema["properties"]:
        kinds = dict(string=str, integer=int, number=(int, float), boolean=bool)
        kind = schema["properties"][name]["type"]
        if not isinstance(args[name], kinds[kind]):
            return f"field {name}: got {type(args[name]).__name__}, want {kind}"

def out_of_range(name, args, schema):
    try:
        if args[name] > schema["properties"][name]["maximum"]:
            return f"field {name}: at most {schema['properties'][name]['maximum']}"
    except (KeyError, TypeError):
        return None   # not there, no limit, or nothing that can be compared

CHECKS = [missing, unexpected, wrong_type, out_of_range]

def validate(args, schema):
    names = sorted({*args, *schema.get("required", []), *schema["properties"]})
    results = (check(n, args, schema) for check in CHECKS for n in names)
    return [r for r in results if r]
