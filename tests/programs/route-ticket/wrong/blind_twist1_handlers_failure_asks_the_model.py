# twist: 1
# fault: where the handler that a rule chose raises, the model is asked for another label
def route_ticket(ticket, classify, handlers, to_person, rules=()):
    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        label = next((label for applies, label in rules if applies(ticket)), None)
    except Exception as error:
        return person(f"rule: {type(error).__name__}: {error}")
    if label is not None and label not in handlers:
        return person(f"unknown label: {label}")
    if label is not None:
        try:
            return {"route": label, "response": handlers[label](ticket), "reason": None}
        except Exception:
            pass
    try:
        said = classify(ticket["text"])
    except Exception as error:
        return person(f"classify: {type(error).__name__}: {error}")
    if not isinstance(said, str) or said not in handlers:
        return person(f"unknown label: {said}")
    try:
        return {"route": said, "response": handlers[said](ticket), "reason": None}
    except Exception as error:
        return person(f"{said}: {type(error).__name__}: {error}")
