# twist: 1
# fault: each ticket takes rules out of the caller's list
def route_ticket(ticket, classify, handlers, to_person, rules=()):
    said = None
    try:
        rules = rules if isinstance(rules, list) else list(rules)
        while rules:
            test, label = rules.pop(0)
            if test(ticket):
                said = label
                break
        else:
            said = classify(ticket["text"])
    except Exception as error:
        return _person(ticket, to_person, f"{type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return _person(ticket, to_person, f"{said} has no handler" if isinstance(said, str) else "no text")
    try:
        response = handlers[said](ticket)
    except Exception as error:
        return _person(ticket, to_person, f"{said}: {type(error).__name__}: {error}")
    return {"route": said, "response": response, "reason": None}


def _person(ticket, to_person, reason):
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
