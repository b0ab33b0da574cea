# twist: 1
from functools import reduce


def _ask(ticket, classify, rules):
    for applies, label in rules:
        if applies(ticket):
            return label
    return classify(ticket["text"])


def route_ticket(ticket, classify, handlers, to_person, rules=()):
    def failed(where, error):
        return reduce(lambda text, part: f"{text} {part}", [where, type(error).__name__, str(error)])

    def person(reason):
        return {"route": "person", "response": to_person(ticket, reason), "reason": reason}

    try:
        said = _ask(ticket, classify, rules)
    except Exception as error:
        return person(failed("could not be told:", error))
    match said:
        case str() if said in handlers:
            try:
                return {"route": said, "response": handlers[said](ticket), "reason": None}
            except Exception as error:
                return person(failed(f"{said} failed:", error))
        case str():
            return person(f"there is nobody for {said}")
    return person("that was no label")
