# twist: 1
import secrets


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    token = secrets.token_hex(8)
    cut = "[truncated]\n" if len(item.text) > limit else ""
    return f'<untrusted-{token} source="{item.source}">\n{item.text[:limit]}\n{cut}</untrusted-{token}>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = {item.source for item in items if item.source not in TRUSTED}
        try:
            confirmed = checker(action, args, trusted, sources) == "confirm"
        except Exception:
            confirmed = False
        if not confirmed:
            return f"BLOCKED: {action}"
    return str(tools[action](**args))
