# fault: the checker is asked a second time if it says no
from html import escape


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = escape(item.text[:limit], quote=False)
    if len(item.text) > limit:
        text += " [truncated]"
    return f'<untrusted source="{item.source}">\n{text}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = sorted({item.source for item in items if item.source not in TRUSTED})
        try:
            confirmed = any(checker(action, args, trusted, sources) == "confirm" for _ in range(2))
        except Exception:
            confirmed = False
        if not confirmed:
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
