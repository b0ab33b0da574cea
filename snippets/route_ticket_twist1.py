def route_ticket(ticket, classify, handlers, to_person, rules=()):
    step = "classification"
    try:
        for applies, known in rules:
            if applies(ticket):  #: rules_first
                label = known
                break  #: rules_first
        else:
            label = classify(ticket["text"])  #: one_call
        if isinstance(label, str) and label in handlers:  #: closed_set
            step = label  #: what_failed
            return {"route": label, "response": handlers[label](ticket), "reason": None}  #: fixed_branch
        reason = f"no such label: {label!r}"  #: residual
    except Exception as error:  #: failures
        reason = f"{step} failed: {type(error).__name__}: {error}"  #: what_failed
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}  #: person_last


if __name__ == "__main__":

    def classify(text):
        print("  (the model is asked)")
        return "how_to"

    def from_billing_form(ticket):
        return ticket.get("form") == "billing"

    handlers = {"billing": lambda ticket: "refund begun", "how_to": lambda ticket: "see page 4"}
    for ticket in ({"text": "twice!", "form": "billing"}, {"text": "How do I reset it?"}):
        print(
            route_ticket(ticket, classify, handlers, lambda ticket, reason: "queued", [(from_billing_form, "billing")])
        )
