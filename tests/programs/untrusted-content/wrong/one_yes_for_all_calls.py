# fault: one yes of the checker holds for every later call of the action
import html

_confirmed = set()


def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    text = item.text[:limit]
    note = "\n[truncated]" if len(item.text) > limit else ""
    return f'<untrusted source="{html.escape(item.source)}">\n{html.escape(text)}{note}\n</untrusted>'


def checked_call(action, args, items, tools, checker):
    if action in HIGH_STAKES and action not in _confirmed:
        trusted = [item for item in items if item.source in TRUSTED]
        sources = sorted({item.source for item in items if item.source not in TRUSTED})
        try:
            answer = checker(action, args, trusted, sources)
        except Exception as error:
            return f"BLOCKED: {action} could not be checked ({type(error).__name__})"
        if answer != "confirm":
            return f"BLOCKED: {action} was not confirmed"
        _confirmed.add(action)
    return str(tools[action](**args))
