# twist: 1
# fault: the reason does not say which handler failed where a rule chose it
def route_ticket(ticket, classify, handlers, to_person, rules=()):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    label = None
    decided = False
    try:
        for test, known in rules:
            if test(ticket):
                label, decided = known, True
                break
    except Exception as error:
        return person(f"a rule failed: {type(error).__name__}: {error}")
    if not decided:
        try:
            label = classify(ticket["text"])
        except Exception as error:
            return person(f"the model failed: {type(error).__name__}: {error}")
    if not isinstance(label, str) or label not in handlers:
        return person(f"unknown label {label!r}")
    try:
        response = handlers[label](ticket)
    except Exception as error:
        return person(f"the handler {'' if decided else label} failed: {type(error).__name__}: {error}")
    return {"route": label, "response": response, "reason": None}
