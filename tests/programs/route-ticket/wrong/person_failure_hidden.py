# fault: a failure of the person's queue is hidden
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        try:
            response = to_person(ticket, reason)
        except Exception as error:
            response = f"ERROR: {error}"
        return {"route": "person", "response": response, "reason": reason}

    try:
        label = classify(ticket["text"])
    except Exception as error:
        return person(f"classification failed: {error!r}")
    if not isinstance(label, str) or label not in handlers:
        return person(f"the classifier said {label!r}")
    try:
        response = handlers[label](ticket)
    except Exception as error:
        return person(f"the handler for {label} failed: {error!r}")
    return {"route": label, "response": response, "reason": None}
