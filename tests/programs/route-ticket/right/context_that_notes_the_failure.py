from contextlib import AbstractContextManager


class Failing(AbstractContextManager):
    def __init__(self):
        self.reason = None
        self.stage = "classification"

    def __exit__(self, kind, error, trace):
        if kind is not None and issubclass(kind, Exception):
            self.reason = f"{self.stage}: {kind.__name__}: {error}"
            return True
        return False


def route_ticket(ticket, classify, handlers, to_person):
    with Failing() as failing:
        said = classify(ticket["text"])
        if isinstance(said, str) and (handler := handlers.get(said)):
            failing.stage = f"handler of {said}"
            return {"route": said, "response": handler(ticket), "reason": None}
        failing.reason = f"said {said!r}"
    return {"route": "person", "response": to_person(ticket, failing.reason), "reason": failing.reason}
