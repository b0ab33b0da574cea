# fault: an error of the checker of a kind that it does not list goes on

from html import escape


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    shown, rest = item.text[:limit], item.text[limit:]
    note = "\n[truncated]" if rest else ""
    return f'<untrusted source="{escape(item.source)}">\n{escape(shown)}{note}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    def run():
        return str(tools[action](**args))

    if action not in HIGH_STAKES:
        return run()
    trusted, sources = [], set()
    for item in items:
        if item.source in TRUSTED:
            trusted.append(item)
        else:
            sources.add(item.source)
    try:
        answer = checker(action, args, trusted, sources)
    except (ValueError, TypeError, LookupError, OSError, RuntimeError) as error:
        return f"BLOCKED {action}: no checker ({error})"
    return run() if answer == "confirm" else f"BLOCKED {action}: {answer}"
