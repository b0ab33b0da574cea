# fault: a handler that failed is not called for the tickets that come later
_broken = set()


def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    if said in _broken:
        return person(f"{said}: RuntimeError: failed before")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        _broken.add(said)
        return person(f"{said}: {type(error).__name__}: {error}")
