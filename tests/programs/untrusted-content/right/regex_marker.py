import re

MARKER = re.compile(r"<(/?)(untrusted)", re.IGNORECASE)


def delimit(item, limit=2000):
    """A block around what nobody vouches for."""
    text, source = item
    if source in TRUSTED:
        return text
    parts = ['<untrusted source="%s">' % source, MARKER.sub(r"[\1\2", text[:limit])]
    if len(text) > limit:
        parts.append("... truncated ...")
    parts.append("</untrusted>")
    return "".join(parts)


def checked_call(action, args, items, tools, checker):
    def run():
        return str(tools[action](**args))

    if action not in HIGH_STAKES:
        return run()
    trusted, sources = [], []
    for item in items:
        if item.source in TRUSTED:
            trusted.append(item)
        elif item.source not in sources:
            sources.append(item.source)
    try:
        said = checker(action, args, trusted, sources)
    except Exception:
        said = ""
    if said.strip().lower() == "confirm":
        return run()
    return "BLOCKED " + action
