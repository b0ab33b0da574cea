# fault: of a long text that the model said the reason holds the first twenty characters
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {str(said)[:20]}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
