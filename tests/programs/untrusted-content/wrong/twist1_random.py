# twist: 1
# fault: the token comes from a generator that can be foreseen
import random


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = item.text[:limit]
    if len(item.text) > limit:
        text += " [truncated]"
    token = f"{random.getrandbits(64):016x}"
    return f'<untrusted-{token} source="{item.source}">\n{text}\n</untrusted-{token}>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = {item.source for item in items if item.source not in TRUSTED}
        try:
            answer = checker(action, args, trusted, sources)
        except Exception:
            answer = "no answer"
        if answer != "confirm":
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
