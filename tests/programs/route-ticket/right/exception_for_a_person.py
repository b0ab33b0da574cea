from collections.abc import Hashable


class ToPerson(Exception):
    def __init__(self, reason):
        self.reason = reason


def _label(ticket, classify, handlers):
    try:
        said = classify(ticket["text"])
    except Exception as e:
        raise ToPerson("classification raised " + e.__class__.__name__ + ": " + str(e)) from e
    for label in handlers:
        if isinstance(said, str) and label == said:
            return label
    raise ToPerson("unknown label" + (": " + said if isinstance(said, str) else ""))


def route_ticket(ticket, classify, handlers, to_person):
    try:
        label = _label(ticket, classify, handlers)
        try:
            response = handlers[label](ticket)
        except Exception as e:
            raise ToPerson(f"{label} raised {e.__class__.__name__}: {e}") from e
    except ToPerson as end:
        reason = end.reason
    else:
        return dict(route=label, response=response, reason=None)
    return dict(route="person", response=to_person(ticket, reason=reason), reason=reason)
