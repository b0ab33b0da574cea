# twist: 1
import uuid


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    token = str(uuid.uuid4())
    src = item.source.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")
    text, note = (
        item.text[:limit],
        f"\n[truncated: {len(item.text)} characters in all]" if len(item.text) > limit else "",
    )
    return f'<untrusted-{token} source="{src}">\n{text}\n</untrusted-{token}>' + note


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        try:
            v = checker(
                action,
                args,
                [i for i in items if i.source in TRUSTED],
                sorted({i.source for i in items if i.source not in TRUSTED}),
            )
        except Exception as e:
            return f"BLOCKED {action}: {e}"
        if v != "confirm":
            return f"BLOCKED {action}"
    return str(tools[action](**args))
