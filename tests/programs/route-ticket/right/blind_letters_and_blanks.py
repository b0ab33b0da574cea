from operator import methodcaller

_tidy = methodcaller("casefold")


def route_ticket(ticket, classify, handlers, to_person):
    stage = "classify"
    try:
        said = classify(ticket["text"])
        label = _tidy(said).strip() if isinstance(said, str) else None
        if label in handlers:
            stage = label
            return {"reason": None, "response": handlers[label](ticket), "route": label}
        reason = f"unknown kind: {said}" if isinstance(said, str) else "unknown kind"
    except Exception as error:
        reason = f"{stage}: {type(error).__qualname__}({error})"
    return {"reason": reason, "response": to_person(ticket, reason), "route": "person"}
