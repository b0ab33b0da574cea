# twist: 1

import random
from string import Template, ascii_letters, digits

BLOCK = Template('<untrusted-$token source="$source">\n$text\n</untrusted-$token>')
ALPHABET = ascii_letters + digits + "-_"
_rng = random.SystemRandom()


def delimit(item, limit=2000):
    if item.source not in TRUSTED:
        more = len(item.text) - limit
        text = item.text[:limit] + (f"\n[truncated: {more} characters left out]" if more > 0 else "")
        token = "".join(_rng.choices(ALPHABET, k=24))
        return BLOCK.substitute(token=token, source=item.source, text=text)
    return item.text


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
