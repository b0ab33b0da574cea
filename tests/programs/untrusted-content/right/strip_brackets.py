from operator import attrgetter


def delimit(item, *args, **kwargs):
    limit = kwargs.get("limit", args[0] if args else 2000)
    if item.source in TRUSTED:
        return item.text
    kept = "".join("(" if c == "<" else ")" if c == ">" else c for c in item.text[:limit])
    rows = ['<untrusted source="{0.source}">'.format(item), kept, "</untrusted>"]
    if limit < len(item.text):
        rows.insert(1, f"-- truncated after {limit} characters --")
    return "\n".join(rows)


def asked(checker, action, args, items):
    sources = frozenset(map(attrgetter("source"), items)).difference(TRUSTED)
    return checker(action, args, list(filter(lambda item: item.source not in sources, items)), list(sources))


def checked_call(action, args, items, tools, checker):
    allowed = action not in HIGH_STAKES
    try:
        allowed = allowed or asked(checker, action, args, items).lower() == "confirm"
    except Exception as why:
        print("the checker failed:", why)
    if allowed:
        return str(tools[action](**args))
    return "BLOCKED. Nobody confirmed " + action
