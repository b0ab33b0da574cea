class ForAPerson(Exception):
    """Carries the reason for which a person gets the ticket."""


def _say(error):
    return f"{type(error).__name__}: {error}"


def _label(ticket, classify, handlers):
    try:
        said = classify(ticket["text"])
    except Exception as error:
        raise ForAPerson(f"the model failed, {_say(error)}") from error
    for label in handlers:
        if isinstance(said, str) and said == label:
            return label
    if isinstance(said, str):
        raise ForAPerson(f"no kind of ticket: {said}")
    raise ForAPerson("the model did not name a kind of ticket")


def route_ticket(ticket, classify, handlers, to_person):
    try:
        label = _label(ticket, classify, handlers)
        try:
            return {"route": label, "response": handlers[label](ticket), "reason": None}
        except Exception as error:
            raise ForAPerson(f"{label} failed, {_say(error)}") from error
    except ForAPerson as handed:
        (reason,) = handed.args
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
