# fault: an unknown label reads as a failure, a KeyError of a handler that was never called
def route_ticket(ticket, classify, handlers, to_person):
    label = "classify"
    try:
        label = classify(ticket["text"])
        return {"route": label, "response": handlers[label](ticket), "reason": None}
    except Exception as error:
        reason = f"{label}: {error!r}"
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
