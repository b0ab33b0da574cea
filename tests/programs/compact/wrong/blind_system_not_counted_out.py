# fault: the system prompt is counted as a turn, so the model is called when nothing is older
PROMPT = """Condense what follows. Keep every decision, all identifiers (IDs) and the open questions.

{}"""


class Compactor:
    def __init__(self, model, keep):
        self.model = model
        self.keep = keep

    def summary(self, turns):
        text = "\n".join(str(t["content"]) for t in turns)
        return self.model([{"role": "user", "content": PROMPT.format(text)}])["text"]

    def __call__(self, messages):
        if len(messages) <= self.keep:
            return list(messages)
        head, older, recent = messages[0], messages[1 : -self.keep], messages[-self.keep :]
        return [head, {"role": "user", "content": self.summary(older)}] + recent


def compact(model, messages, keep_last=2):
    return Compactor(model, keep_last)(messages)
