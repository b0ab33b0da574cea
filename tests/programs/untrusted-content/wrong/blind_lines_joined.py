# fault: the text's lines are joined
from html import escape


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = escape(" ".join(item.text[:limit].split()), quote=False)
    if len(item.text) > limit:
        text += " [truncated]"
    return f'<untrusted source="{item.source}">\n{text}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = sorted({item.source for item in items if item.source not in TRUSTED})
        try:
            confirmed = checker(action, args, trusted, sources) == "confirm"
        except Exception:
            confirmed = False
        if not confirmed:
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
