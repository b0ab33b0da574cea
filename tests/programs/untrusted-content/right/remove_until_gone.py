import itertools
import re


def harmless(text):
    found = True
    while found:
        text, found = re.subn(r"</?untrusted", "", text, flags=re.I)
    return text


def delimit(item, limit=2000):
    match item.source:
        case source if source in TRUSTED:
            return item.text
        case source:
            lines = [f'<untrusted source="{source}">', harmless(item.text[0:limit])]
            if len(item.text) - limit > 0:
                lines += [f"[truncated: {len(item.text) - limit} characters are missing]"]
            return "\n".join([*lines, "</untrusted>"])


def checked_call(action, args, items, tools, checker):
    tool = tools[action]
    if action in HIGH_STAKES:
        halves = {True: [], False: []}
        for item in items:
            halves[item.source in TRUSTED].append(item)
        foreign = [name for name, _ in itertools.groupby(sorted(item.source for item in halves[False]))]
        try:
            verdict = checker(action, args, halves[True], foreign)
        except Exception as problem:
            return f"BLOCKED {action}: the checker failed with {problem!r}"
        if verdict != "confirm":
            return f"BLOCKED {action}: {verdict}"
    return str(tool(**args))
