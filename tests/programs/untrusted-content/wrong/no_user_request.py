# fault: the checker does not get the user's words
def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = item.text[:limit].replace("<", "&lt;")
    if len(item.text) > limit:
        text += " [truncated]"
    return f'<untrusted source="{item.source}">\n{text}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source == "system"]
        sources = {item.source for item in items if item.source not in TRUSTED}
        try:
            answer = checker(action, args, trusted, sources)
        except Exception:
            answer = "no answer"
        if answer != "confirm":
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
