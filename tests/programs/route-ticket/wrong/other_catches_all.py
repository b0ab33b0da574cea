# fault: what is no label goes to the handler called other
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        label = classify(ticket["text"])
    except Exception as e:
        return person(f"classify raised {type(e).__name__}: {e}")
    if not isinstance(label, str) or label not in handlers:
        if "other" in handlers:
            return {"route": "other", "response": handlers["other"](ticket), "reason": None}
        return person(f"unknown label: {label}")
    try:
        response = handlers[label](ticket)
    except Exception as e:
        return person(f"handler {label} raised {type(e).__name__}: {e}")
    return {"route": label, "response": response, "reason": None}
