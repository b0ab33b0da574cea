# twist: 1
# fault: all blocks have the same token
import secrets

_TOKEN = secrets.token_hex(8)


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = item.text[:limit]
    if len(item.text) > limit:
        text += " [truncated]"
    token = _TOKEN
    return f'<untrusted-{token} source="{item.source}">\n{text}\n</untrusted-{token}>'


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
