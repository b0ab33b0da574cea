class Compactor:
    KEEP = "decisions", "identifiers", "open questions"

    def __init__(self, model, keep_last):
        self.model, self.keep_last = model, keep_last

    def __call__(self, messages):
        out = list(messages)
        older = out[1 : len(out) - self.keep_last] if len(out) - 1 > self.keep_last else []
        if older:
            out[1 : 1 + len(older)] = [self.note(older)]
        return out

    def note(self, older):
        turns = [dict(m) for m in older]
        turns.append({"role": "user", "content": "Summarise all of the above. Keep " + ", ".join(self.KEEP) + "."})
        return {"role": "user", "content": self.model(turns)["text"]}


def compact(model, messages, keep_last=2):
    return Compactor(model, keep_last)(messages)
