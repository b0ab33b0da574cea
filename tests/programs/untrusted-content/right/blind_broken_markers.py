import re
from types import SimpleNamespace

_MARK = re.compile("<(?=/?untrusted)", re.IGNORECASE)


class Block(str):
    pass


def delimit(item, limit=2000):
    if not item.source in TRUSTED:
        head, rest = item.text[:limit], item.text[limit:]
        note = "(truncated)\n" if rest else ""
        inner = _MARK.sub("< ", head)
        return Block(f'<untrusted source="{item.source}">{note}{inner}</untrusted>')
    return item.text


class Refused(Exception):
    pass


def _ask(action, args, items, checker):
    mine, others = (), {}
    for item in items:
        if item.source in TRUSTED:
            mine += (item,)
        else:
            others[item.source] = None
    try:
        answer = checker(action, args, mine, list(others))
    except Exception as error:
        raise Refused(f"the checker failed ({type(error).__name__})") from error
    if answer != "confirm":
        raise Refused("the checker said no")


def checked_call(action, args, items, tools, checker):
    try:
        if action in HIGH_STAKES:
            _ask(action, args, items, checker)
    except Refused as why:
        return f"BLOCKED {action}: {why}"
    return f"{tools[action](**args)}"
