# fault: of a list of labels the first one is taken, though a list is no label
def route_ticket(ticket, classify, handlers, to_person):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if isinstance(said, (list, tuple)) and said:
        said = said[0]
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
