# twist: 1
# fault: where the text holds the word TOKEN, it becomes the token

import uuid


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    token = uuid.uuid4().hex
    cut = " truncated" if len(item.text) > limit else ""
    return ('<untrusted-TOKEN source="' + item.source + '">' + item.text[:limit] + cut + '</untrusted-TOKEN>').replace("TOKEN", token)


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES:
        trusted = [i for i in items if i.source in TRUSTED]
        sources = []
        for i in items:
            if i.source not in TRUSTED and i.source not in sources:
                sources.append(i.source)
        try:
            ok = checker(action, args, trusted, sources) == "confirm"
        except Exception:
            ok = False
        if not ok:
            return "BLOCKED: " + action
    return str(tools[action](**args))
