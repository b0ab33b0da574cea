# twist: 1
from uuid import uuid4


def delimit(item, limit=2000):
    text, source = item.text, item.source
    if source in TRUSTED:
        return text
    name = "untrusted-" + str(uuid4())
    block = "<" + name + ' source="' + source + '">' + text[:limit]
    if len(text) > limit:
        block += " truncated"
    return block + "</" + name + ">"


def checked_call(action, args, items, tools, checker):
    def yes():
        mine = [one for one in items if one.source in TRUSTED]
        rest = list(dict.fromkeys(one.source for one in items if one.source not in TRUSTED))
        try:
            return checker(action, args, mine, rest) == "confirm"
        except Exception:
            return False

    return str(tools[action](**args)) if action not in HIGH_STAKES or yes() else f"BLOCKED {action}"
