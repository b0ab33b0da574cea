# fault: `person` is looked up like a label, and the reason is the KeyError of that


def route_ticket(ticket, classify, handlers, to_person):
    step = "the model"
    try:
        label = classify(ticket["text"])
        if isinstance(label, str) and label in {*handlers, "person"}:
            step = f"the handler of {label}"
            return {"route": label, "response": handlers[label](ticket), "reason": None}
        why = f"the model said {label}, and that is no label"
    except Exception as trouble:
        why = f"{step} failed with {type(trouble).__name__}: {trouble}"
    return {"route": "person", "response": to_person(ticket, why), "reason": why}
