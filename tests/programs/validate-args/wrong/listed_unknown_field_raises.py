# fault: an unknown field raises KeyError
from functools import partial

PY_TYPES = dict(string=str, integer=int, number=(int, float), boolean=bool)

def check(properties, item):
    title, v = item
    field_rule = properties[title]
    if not isinstance(v, PY_TYPES[field_rule["type"]]):
        return f"{title}: wrong type"
    if "maximum" in field_rule and v > field_rule["maximum"]:
        return f"{title}: too big"

def validate(arguments, shape):
    lacking = [f"{nr}: missing" for nr in shape.get("required", []) if nr not in arguments]
    return lacking + list(filter(None, map(partial(check, shape["properties"]), arguments.items())))
