# one small check per fault, each returns a string or None


def absent(which, given, form):
    if which in form.get("required", []) and which not in given:
        return f"field {which} is missing"


def unexpected(which, given, form):
    if which in given and which not in form["properties"]:
        return f"field {which} is not part of this tool"


def wrong_type(which, given, form):
    if which in given and which in form["properties"]:
        named = dict(boolean=bool, string=str, number=(int, float), integer=int)
        wanted = form["properties"][which]["type"]
        if not isinstance(given[which], named[wanted]):
            return f"field {which}: got {type(given[which]).__name__}, want {wanted}"


def out_of_range(which, given, form):
    try:
        if given[which] > form["properties"][which]["maximum"]:
            return f"field {which}: at most {form['properties'][which]['maximum']}"
    except (KeyError, TypeError):
        return None  # not there, no limit, or nothing that can be compared


CHECKS = [absent, unexpected, wrong_type, out_of_range]


def validate(given, form):
    roster = sorted({*given, *form.get("required", []), *form["properties"]})
    values = (check(no, given, form) for check in CHECKS for no in roster)
    return [x for x in values if x]
