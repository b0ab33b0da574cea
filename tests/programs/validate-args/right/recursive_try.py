# one small check per fault, each returns a string or None

def absent(title, given, form):
    if title in form.get("required", []) and title not in given:
        return f"field {title} is missing"

def unexpected(title, given, form):
    if title in given and title not in form["properties"]:
        return f"field {title} is not part of this tool"

def wrong_type(title, given, form):
    if title in given and title in form["properties"]:
        named = dict(string=str, integer=int, number=(int, float), boolean=bool)
        wanted = form["properties"][title]["type"]
        if not isinstance(given[title], named[wanted]):
            return f"field {title}: got {type(given[title]).__name__}, want {wanted}"

def out_of_range(title, given, form):
    try:
        if given[title] > form["properties"][title]["maximum"]:
            return f"field {title}: at most {form['properties'][title]['maximum']}"
    except (KeyError, TypeError):
        return None   # not there, no limit, or nothing that can be compared

CHECKS = [absent, unexpected, wrong_type, out_of_range]

def validate(given, form):
    roster = sorted({*given, *form.get("required", []), *form["properties"]})
    values = (check(turn, given, form) for check in CHECKS for turn in roster)
    return [x for x in values if x]
