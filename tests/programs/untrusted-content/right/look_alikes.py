def delimit(item, limit=2000):
    def characters():
        swap = dict(zip("<>\"&", "‹›”＆"))
        for character in item.text[:limit]:
            yield swap.get(character, character)

    match item:
        case Item(text=text, source=source) if source in TRUSTED:
            return text
        case Item(text=text, source=source):
            name = "".join(c if c.isprintable() and c not in '<>"&' else "?" for c in source)
            start, end = f'<untrusted source="{name}">', "</untrusted>"
            return start + "".join(characters()) + " truncated" * (len(text) > limit) + end


def checked_call(action, args, items, tools, checker):
    trusted = []
    sources = []
    for item in items:
        if item.source in TRUSTED:
            trusted.append(item)
        elif item.source not in sources:
            sources.append(item.source)
    if action in HIGH_STAKES:
        try:
            answer = checker(action, dict(args), trusted, sources)
            assert answer == "confirm", answer
        except Exception as e:
            return "BLOCKED ({}): {}".format(action, "no yes")
    result = tools[action](**args)
    return str(result)
