# twist: 1
# fault: where a rule's label has no handler, the reason does not hold that label
def route_ticket(ticket, classify, handlers, to_person, rules=()):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        for applies, label in rules:
            if applies(ticket):
                if label not in handlers:
                    return person("a rule decided, but nobody handles it")
                said = label
                break
        else:
            said = classify(ticket["text"])
    except Exception as error:
        return person(f"failed: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
