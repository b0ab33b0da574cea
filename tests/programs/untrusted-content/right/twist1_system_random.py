# twist: 1
import random
import string

DICE = random.SystemRandom()
LETTERS = string.ascii_letters + string.digits


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    token = "".join(DICE.choices(LETTERS, k=12))
    while token in item.text:
        token = "".join(DICE.choices(LETTERS, k=12))
    text, rest = item.text[:limit], item.text[limit:]
    note = "\n[the rest is truncated]" if rest else ""
    return f'<untrusted-{token} source="{item.source}">{text}{note}</untrusted-{token}>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        mine, foreign = [], set()
        for item in items:
            if item.source in TRUSTED:
                mine += [item]
            else:
                foreign |= {item.source}
        try:
            if checker(action, args, mine, foreign) != "confirm":
                raise PermissionError
        except Exception:
            return f"BLOCKED {action}"
    return str(tools[action](**args))
