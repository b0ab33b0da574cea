from collections import ChainMap
from typing import Any, NamedTuple


class Routed(NamedTuple):
    route: str
    response: Any = None
    reason: str | None = None


class Unknown:
    def __init__(self, said):
        self.said = said

    def __str__(self):
        return f"The model said “{self.said}”." if isinstance(self.said, str) else "The model said no text."


def route_ticket(ticket, classify, handlers, to_person):
    def person(why):
        return Routed("person", to_person(ticket, str(why)), str(why))

    def handled(label):
        try:
            return Routed(label, handlers[label](ticket))
        except Exception as error:
            trouble = f"{label} raised {error!r}"
        return person(trouble)

    try:
        said = classify(ticket["text"])
        trouble = None
    except Exception as error:
        trouble = f"classification raised {error!r}"
    if trouble:
        routed = person(trouble)
    elif type(said) is str and said in ChainMap(handlers):
        routed = handled(said)
    else:
        routed = person(Unknown(said))
    return routed._asdict()
