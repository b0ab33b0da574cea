import traceback


def route_ticket(ticket, classify, handlers, to_person):
    stage = "model"
    try:
        said = classify(ticket["text"])
        stage = "lookup"
        handler = handlers[said] if isinstance(said, str) else None
        if handler:
            stage = f"handler of {said}"
            return {"route": said, "response": handler(ticket), "reason": None}
        reason = f"what the model said is no text but {type(said).__name__}"
    except Exception as e:
        if stage == "lookup":
            reason = f"no label: {said}"
        else:
            reason = f"{stage}: {''.join(traceback.format_exception_only(type(e), e)).strip()}"
    return {"route": "person", "response": to_person(ticket, reason), "reason": reason}
