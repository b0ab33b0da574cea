from functools import singledispatchmethod, partial
from itertools import islice

_SAFE = str.maketrans({"<": "\u2039", ">": "\u203a"})


def _letters(text, limit):
    yield from islice(text, limit)
    if len(text) > limit:
        yield "\n... truncated"


def delimit(item, limit=2000):
    match item.source in TRUSTED:
        case True:
            return item.text
    opening, closing = '<untrusted source="' + item.source + '">', "</untrusted>"
    return opening + "".join(_letters(item.text, limit)).translate(_SAFE) + closing


def checked_call(action, args, items, tools, checker):
    run = partial(tools[action], **args)
    if action not in HIGH_STAKES:
        return str(run())
    answer = None
    try:
        answer = checker(
            action,
            args,
            list(filter(lambda item: item.source in TRUSTED, items)),
            frozenset(item.source for item in items) - frozenset(TRUSTED),
        )
    finally:
        return str(run()) if answer == "confirm" else "BLOCKED: no second yes for " + action
