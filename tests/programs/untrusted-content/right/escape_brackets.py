import html


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    shown = html.escape(item.text[:limit], quote=False)
    note = "\n(truncated)" if len(item.text) > limit else ""
    return f'<untrusted source="{item.source}">\n{shown}{note}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = {item.source for item in items} - TRUSTED
        try:
            answer = checker(action, args, trusted, sources)
        except Exception as error:
            answer = f"no answer: {error}"
        if answer != "confirm":
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
