from copy import deepcopy
from functools import reduce

_SAFE = {"<": "‹", ">": "›"}


def _quoted(text: str) -> str:
    return reduce(lambda done, pair: done.replace(*pair), _SAFE.items(), text)


def delimit(item: "Item", limit: int = 2000) -> str:
    match item:
        case Item(text, source) if source in TRUSTED:
            return text
        case Item(text, source):
            parts = ['<untrusted source="', _quoted(source).replace('"', "'"), '">', _quoted(text[:limit])]
            if len(text) > limit:
                parts.append(f" (truncated at {limit} characters)")
            return "".join([*parts, "</untrusted>"])


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        sources = list(dict.fromkeys(item.source for item in items if item.source not in TRUSTED))
        allowed = False
        try:
            allowed = checker(action, deepcopy(args), [i for i in items if i.source in TRUSTED], sources) == "confirm"
        except Exception:
            pass
        if not allowed:
            return f"BLOCKED: {action} was not confirmed"
    return str(tools[action](**args))
