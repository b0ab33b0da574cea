# fault: the markers are taken out of the text once, which can put a new one together

import re


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = re.sub(r"</?untrusted", "", item.text[:limit], flags=re.IGNORECASE)
    note = " truncated" if len(item.text) > limit else ""
    return f'<untrusted source="{item.source}">{text}{note}</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action not in HIGH_STAKES:
        return str(tools[action](**args))
    trusted = [item for item in items if item.source in TRUSTED]
    try:
        verdict = checker(action, args, trusted, {item.source for item in items if item.source not in TRUSTED})
    except Exception:
        verdict = None
    return str(tools[action](**args)) if verdict == "confirm" else f"BLOCKED {action}"
