import html


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    body = html.escape(item.text[:limit])
    note = "\n[truncated]" if len(item.text) > limit else ""
    return f"""<untrusted source="{html.escape(item.source)}">
{body}{note}
</untrusted>
"""


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [i for i in items if i.source in TRUSTED]
        sources = sorted({i.source for i in items if i.source not in TRUSTED})
        try:
            verdict = checker(action, args, trusted, sources)
        except Exception as e:
            return f"BLOCKED: {action}: checker failed: {e}"
        if verdict != "confirm":
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
