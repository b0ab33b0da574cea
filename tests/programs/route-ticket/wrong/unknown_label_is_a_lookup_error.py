# fault: an unknown label is told as a LookupError
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as e:
        return person(f"classifier failed: {type(e).__name__}: {e}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"LookupError: no handler for {said!r}")
    try:
        response = handlers[said](ticket)
    except Exception as e:
        return person(f"{said} failed: {type(e).__name__}: {e}")
    return {"route": said, "response": response, "reason": None}
