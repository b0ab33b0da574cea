def attempt(function, *args):
    """("ok", value) or ("failed", what)"""
    try:
        return "ok", function(*args)
    except Exception as error:
        return "failed", type(error).__name__ + " / " + str(error)


def route_ticket(ticket, classify, handlers, to_person):
    match attempt(classify, ticket["text"]):
        case ("ok", str(label)) if label in handlers:
            status, got = attempt(handlers[label], ticket)
            if status == "ok":
                return {"route": label, "response": got, "reason": None}
            why = f"{label} -> {got}"
        case ("ok", other):
            why = "not one of ours: " + str(other)
        case (_, trouble):
            why = f"could not be classified ({trouble})"
    return dict(route="person", response=to_person(ticket, why), reason=why)
