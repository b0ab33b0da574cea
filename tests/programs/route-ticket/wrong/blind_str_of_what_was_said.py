# fault: what is no text is turned into one, and where that reads like a label its handler is called
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = str(classify(ticket["text"]))
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if said not in handlers:
        return person(f"unknown label: {said}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
