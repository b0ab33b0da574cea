from collections import OrderedDict


class Wrapper:
    def __init__(self, item, limit):
        self.item, self.limit = item, limit

    def __str__(self):
        kept = "&lt;".join(self.item.text[: self.limit].split("<"))
        lines = [f'<untrusted source="{self.item.source}">', kept, "</untrusted>"]
        if kept and len(self.item.text) > self.limit:
            lines.insert(2, f"truncated after {self.limit} characters")
        elif len(self.item.text) > self.limit:
            lines.insert(1, "truncated")
        return "\n".join(lines)


def delimit(item, limit=2000):
    return item.text if item.source in TRUSTED else str(Wrapper(item, limit))


def checked_call(action, args, items, tools, checker):
    allowed = action not in HIGH_STAKES
    if not allowed:
        sources = OrderedDict((item.source, 1) for item in items if item.source not in TRUSTED)
        try:
            allowed = {"confirm": True}.get(
                checker(action, dict(args), [i for i in items if i.source in TRUSTED], tuple(sources)), False
            )
        except Exception:
            pass
    return str(tools[action](**args)) if allowed else f"BLOCKED: {action}"
