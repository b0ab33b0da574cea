# fault: markers are taken out, and what is left may form one
import re


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    shown = item.text[:limit]
    clean = re.sub(r"(?i)</?untrusted", "", shown)
    source = re.sub(r"[<>&\"\n\r]", "_", item.source)
    lines = [f'<untrusted source="{source}">', clean]
    if len(item.text) > limit:
        lines.append(f"... truncated, {len(item.text) - limit} characters more")
    lines.append("</untrusted>")
    return "\n".join(lines)


def checked_call(action, args, items, tools, checker):
    tool = tools[action]
    if action not in HIGH_STAKES:
        return str(tool(**args))
    good, bad = [], set()
    for item in items:
        if item.source in TRUSTED:
            good.append(item)
        else:
            bad.add(item.source)
    allowed = False
    try:
        allowed = checker(action, args, good, bad) == "confirm"
    except Exception:
        pass
    return str(tool(**args)) if allowed else "BLOCKED: " + action
