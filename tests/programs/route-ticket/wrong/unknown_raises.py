# fault: an unknown label raises a KeyError
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        label = classify(ticket["text"])
    except Exception as error:
        return person(f"classification failed: {error!r}")
    handler = handlers[label]
    try:
        response = handler(ticket)
    except Exception as error:
        return person(f"the handler for {label} failed: {error!r}")
    return {"route": label, "response": response, "reason": None}
