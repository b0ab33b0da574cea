# fault: without handlers the model is not asked
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    if not handlers:
        return person("nothing to do")
    try:
        label = classify(ticket["text"])
    except Exception as e:
        return person(f"classify raised {type(e).__name__}: {e}")
    if not isinstance(label, str) or label not in handlers:
        return person(f"unknown label: {label}")
    try:
        response = handlers[label](ticket)
    except Exception as e:
        return person(f"handler {label} raised {type(e).__name__}: {e}")
    return {"route": label, "response": response, "reason": None}
