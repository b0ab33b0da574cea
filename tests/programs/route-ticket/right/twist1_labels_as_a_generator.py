# twist: 1
def route_ticket(ticket, classify, handlers, to_person, rules=()):
    where = "rule"
    def labels():
        nonlocal where
        yield from (lab for fn, lab in rules if fn(ticket))
        where = "classify"
        yield classify(ticket["text"])
    try:
        label = None
        for label in labels(): break
        known = isinstance(label, str) and label in handlers
        why = None if known else f"nobody for {label!r}"
        if known:
            where = f"handler {label}"
            return {"route": label, "response": handlers[label](ticket), "reason": None}
    except Exception as e:
        why = f"{where}: {type(e).__name__}: {e}"
    return {"route": "person", "response": to_person(ticket, why), "reason": why}
