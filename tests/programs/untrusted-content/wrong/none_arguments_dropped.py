# fault: arguments that are None are dropped
def clean(text):
    text = text.replace("&", "&amp;")
    text = text.replace("<", "&lt;")
    text = text.replace(">", "&gt;")
    text = text.replace('"', "&quot;")
    return text


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = item.text
    truncated = False
    if len(text) > limit:
        text = text[0:limit]
        truncated = True
    result = '<untrusted source="' + clean(item.source) + '">' + "\n"
    result = result + clean(text)
    if truncated == True:
        result = result + "\n(truncated)"
    result = result + "\n</untrusted>"
    return result


def checked_call(action, args, items, tools, checker):
    if action not in HIGH_STAKES:
        return str(tools[action](**args))
    args = {k: v for k, v in args.items() if v is not None}
    trusted = []
    sources = []
    for item in items:
        if item.source in TRUSTED:
            trusted.append(item)
        else:
            if item.source not in sources:
                sources.append(item.source)
    try:
        answer = checker(action, args, trusted, sources)
    except Exception as error:
        return "BLOCKED: " + action + " because the checker raised " + str(error)
    if answer == "confirm":
        return str(tools[action](**args))
    else:
        return "BLOCKED: " + action + ", the checker said " + answer
