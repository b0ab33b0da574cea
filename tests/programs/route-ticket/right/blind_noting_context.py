import sys
from contextlib import contextmanager


@contextmanager
def _noting(reasons, prefix):
    try:
        yield
    except Exception:
        kind, error, _ = sys.exc_info()
        reasons.append(f"{prefix} {kind.__name__} {error}")


def route_ticket(ticket, classify, handlers, to_person):
    reasons, said, response = [], None, None
    route = "person"
    with _noting(reasons, "the model:"):
        said = classify(ticket["text"])
    if not reasons:
        known = [label for label in handlers if label == said] if isinstance(said, str) else []
        if known:
            (route,) = known
            with _noting(reasons, f"the handler of {route}:"):
                response = handlers[route](ticket)
        else:
            reasons.append(f"The model said: {said}" if isinstance(said, str) else f"Not a label, but {type(said)}")
    if reasons:
        route, response = "person", to_person(ticket, *reasons)
    return {"route": route, "response": response, "reason": reasons[0] if reasons else None}
