# fault: a response that is an exception, given back and not raised, is taken for a failure
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    try:
        response = handlers[said](ticket)
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
    if isinstance(response, Exception):
        return person(f"{said}: {type(response).__name__}: {response}")
    return {"route": said, "response": response, "reason": None}
