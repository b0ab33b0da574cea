# fault: where the queue of the person fails, the ticket is put into it again
def route_ticket(ticket, classify, handlers, to_person):
    label = None
    try:
        label = classify(ticket["text"])
        if isinstance(label, str) and label in handlers:
            return {"route": label, "response": handlers[label](ticket), "reason": None}
        reason = f"unknown: {label!r}"
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
    except Exception as error:
        reason = f"{label}: {error!r}"
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
