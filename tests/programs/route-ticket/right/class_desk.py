class Desk:
    def __init__(self, classify, handlers, to_person):
        self.classify, self.handlers, self.to_person = classify, dict(handlers), to_person

    def label(self, text):
        said = self.classify(text)
        label = said.strip().lower() if isinstance(said, str) else None
        return said, label if label in self.handlers else None

    def handle(self, ticket):
        doing = "sorting"
        try:
            said, label = self.label(ticket["text"])
            if label is not None:
                doing = f"handling as {label}"
                return {
                    "route": label,
                    "response": self.handlers[label](ticket),
                    "reason": None,
                    "ticket": ticket.get("id"),
                }
            reason = "said " + repr(said)
        except Exception as trouble:
            reason = " ".join([doing, trouble.__class__.__name__, *map(str, trouble.args)])
        return {"reason": reason, "route": "person", "response": self.to_person(ticket, reason)}


def route_ticket(ticket, classify, handlers, to_person):
    return Desk(classify, handlers, to_person).handle(ticket)
