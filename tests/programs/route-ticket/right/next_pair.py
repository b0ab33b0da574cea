import traceback


def route_ticket(ticket, classify, handlers, to_person):
    result = {"route": "person", "reason": None}
    try:
        said = classify(ticket["text"])
        label, handler = next(((name, run) for name, run in handlers.items() if name == said), (None, None))
        if handler is None:
            result["reason"] = f"unknown label {said}"
        else:
            result["route"] = label
            result["response"] = handler(dict(ticket))
    except Exception as error:
        failed = result["route"] if result["route"] != "person" else "classify"
        result["route"] = "person"
        result["reason"] = f"{failed}: {''.join(traceback.format_exception_only(type(error), error))}"
    if result["route"] == "person":
        result["response"] = to_person(ticket, result["reason"])
    return result
