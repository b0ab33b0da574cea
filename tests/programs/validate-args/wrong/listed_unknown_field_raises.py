# fault: an unknown field raises KeyError
from functools import partial

KINDS = dict(string=str, integer=int, number=(int, float), boolean=bool)

def check(properties, item):
    name, value = item
    rule = properties[name]
    if not isinstance(value, KINDS[rule["type"]]):
        return f"{name}: wrong type"
    if "maximum" in rule and value > rule["maximum"]:
        return f"{name}: too big"

def validate(args, schema):
    missing = [f"{n}: missing" for n in schema.get("required", []) if n not in args]
    return missing + list(filter(None, map(partial(check, schema["properties"]), args.items())))
