# fault: a KeyError inside a handler is taken for an unknown label
def route_ticket(ticket, classify, handlers, to_person):
    try:
        label = classify(ticket["text"])
    except Exception as error:
        reason = f"no label: {error!r}"
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
    try:
        return {"route": label, "response": handlers[label](ticket), "reason": None}
    except (KeyError, TypeError):
        reason = f"unknown label {label!r}"
    except Exception as error:
        reason = f"{label} failed: {error!r}"
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
