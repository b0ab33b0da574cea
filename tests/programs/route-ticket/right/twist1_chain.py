# twist: 1
def label_for(ticket, classify, rules):
    sure = next((label for holds, label in rules if holds(ticket)), None)
    return classify(ticket["text"]) if sure is None else sure


def route_ticket(ticket, classify, handlers, to_person, rules=()):
    label = "(not sorted)"
    try:
        label = label_for(ticket, classify, rules)
        handler = handlers.get(label) if isinstance(label, str) else None
        if handler:
            return {"route": label, "response": handler(ticket), "reason": None}
        reason = f"nobody handles {label!r}"
    except Exception as error:
        reason = f"{label}: {error!r}"
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
