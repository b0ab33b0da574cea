# fault: the reason for an unknown label names a KeyError, as if something had failed
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    try:
        handler = handlers[said]
    except (KeyError, TypeError) as error:
        return person(f"unknown label {said}: {error!r}")
    try:
        return {"route": said, "response": handler(ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
