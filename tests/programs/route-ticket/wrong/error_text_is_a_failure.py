# fault: a response that begins with ERROR counts as a failure
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

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
    if str(response).startswith("ERROR"):
        return person(f"{label}: {response}")
    return {"route": label, "response": response, "reason": None}
