def route_ticket(ticket, classify, handlers, to_person):
    step = "classification"
    try:
        label = classify(ticket["text"])  #: one_call
        if isinstance(label, str) and label in handlers:  #: closed_set
            step = label  #: what_failed
            return {"route": label, "response": handlers[label](ticket), "reason": None}  #: fixed_branch
        reason = f"no such label: {label!r}"  #: residual
    except Exception as error:  #: failures
        reason = f"{step} failed: {type(error).__name__}: {error}"  #: what_failed
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}  #: person_last


if __name__ == "__main__":

    def refund(ticket):
        raise TimeoutError("payment service, after 10 s")

    def answer_from_docs(ticket):
        return "Hold the button for five seconds."

    def to_person(ticket, reason):
        return f"in the queue, number {ticket['number']}"

    handlers = {"billing": refund, "how_to": answer_from_docs}
    tickets = [("How do I reset it?", "how_to"), ("You charged me twice", "billing"), ("My cat ate it", "pets")]
    for number, (text, said) in enumerate(tickets, 1):
        print(route_ticket({"number": number, "text": text}, lambda text, said=said: said, handlers, to_person))
