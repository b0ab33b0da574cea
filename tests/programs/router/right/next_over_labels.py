def ask(model, question):
    turns = [
        {"role": "user", "content": "Labels: " + ", ".join(ROUTES)},
        {"role": "assistant", "content": "Understood. I will reply with one of them and nothing else."},
        {"role": "user", "content": question},
    ]
    return model(turns)["text"]


def route(model, question):
    said = ask(model, question).strip().lower()
    label = next((known for known in ROUTES if known == said), "other")
    return (label, ROUTES[label])


class _Echo:
    def __call__(self, messages, tools=None):
        return {"type": "text", "text": "TECHNICAL"}


print(route(_Echo(), "it crashes"))
