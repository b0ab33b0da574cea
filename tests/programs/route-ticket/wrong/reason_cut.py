# fault: the reason is cut at 80 characters
def route_ticket(ticket, classify, handlers, to_person):
    try:
        said = classify(ticket["text"])
    except Exception as error:
        return _person(ticket, to_person, f"{type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return _person(ticket, to_person, f"the model said {said}" if isinstance(said, str) else "no text")
    try:
        response = handlers[said](ticket)
    except Exception as error:
        return _person(ticket, to_person, f"{said}: {type(error).__name__}: {error}")
    return {"route": said, "response": response, "reason": None}


def _person(ticket, to_person, reason):
    reason = reason[:80]
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
