# fault: a reply that is no text fails while it is tidied up, and reads as a failed classification
def route_ticket(ticket, classify, handlers, to_person):
    step = "classify"
    try:
        label = classify(ticket["text"]).strip().lower()
        if label in handlers:
            step = label
            return {"route": label, "response": handlers[label](ticket), "reason": None}
        reason = f"unknown: {label}"
    except Exception as error:
        reason = f"{step}: {error!r}"
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
