# fault: the angles are replaced first, and then the limit counts what they were replaced by
def delimit(item, limit=2000):
    if item.source in TRUSTED:
        return item.text
    safe = item.text.replace("<", "&lt;")
    more = " (truncated)" if len(item.text) > limit else ""
    return f'<untrusted source="{item.source}">{safe[:limit]}{more}</untrusted>'


def checked_call(action, args, items, tools, checker):
    def agreed():
        mine = [one for one in items if one.source in TRUSTED]
        try:
            return checker(action, args, mine, {one.source for one in items} - TRUSTED) == "confirm"
        except Exception:
            return False

    if action in HIGH_STAKES and not agreed():
        return f"BLOCKED {action}"
    return str(tools[action](**args))
