def route_ticket(ticket, classify, handlers, to_person):
    def to_queue(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        label = classify(ticket["text"])
    except Exception as error:
        return to_queue(f"{type(error).__name__}: {error}")
    if not isinstance(label, str):
        return to_queue("no text came back")
    if label not in handlers:
        return to_queue(label)
    try:
        response = handlers[label](ticket)
    except Exception as error:
        return to_queue(f"{label}: {type(error).__name__}: {error}")
    return {"route": label, "response": response, "reason": None}
