import re
from functools import partial, singledispatch

_marker = re.compile(r"<(?=\s*/?\s*untrusted)", re.I)


def neutralise(text):
    done = _marker.sub("\u2039", text)
    return done if done == text else neutralise(done)


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    pieces = [f'<untrusted source="{item.source}">', neutralise(item.text[:limit]), "</untrusted>"]
    if len(item.text) > limit:
        pieces[2:2] = ["... (truncated)"]
    return "\n".join(pieces)


class Blocked(Exception):
    def __str__(self):
        return f"BLOCKED: the action {self.args[0]!r} needs a yes"


def verify(action, args, items, checker):
    own = tuple(item for item in items if item.source in TRUSTED)
    others = list(dict.fromkeys(item.source for item in items if item.source not in TRUSTED))
    try:
        answer = checker(action, args, list(own), others)
    except Exception as error:
        raise Blocked(action) from error
    if answer != "confirm":
        raise Blocked(action)


def checked_call(action, args, items, tools, checker):
    try:
        if action in HIGH_STAKES:
            verify(action, args, items, checker)
    except Blocked as blocked:
        return str(blocked)
    else:
        return str(tools[action](**args))
