# fault: an unknown field raises KeyError
from functools import partial

PY_TYPES = dict(boolean=bool, string=str, number=(int, float), integer=int)


def check(properties, item):
    which, outcome = item
    want = properties[which]
    if not isinstance(outcome, PY_TYPES[want["type"]]):
        return f"{which}: wrong type"
    if "maximum" in want and outcome > want["maximum"]:
        return f"{which}: too big"


def validate(arguments, rules):
    lacking = [f"{u}: missing" for u in rules.get("required", []) if u not in arguments]
    return lacking + list(filter(None, map(partial(check, rules["properties"]), arguments.items())))
