# fault: the model is asked a second time when the first time it raised a TimeoutError
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        try:
            said = classify(ticket["text"])
        except TimeoutError:
            said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
