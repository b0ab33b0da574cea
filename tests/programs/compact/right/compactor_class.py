class Compactor:
    KEEP = ("decisions", "identifiers", "open questions")

    def __init__(self, model, keep_last):
        self.model = model
        self.keep_last = keep_last

    def prompt(self, turns):
        lines = [f"Summarise these {len(turns)} turns."]
        lines += [f"Keep {thing}." for thing in self.KEEP]
        lines += ["", "<turns>"]
        lines += [f"<{t['role']}>{t['content']}</{t['role']}>" for t in turns]
        lines.append("</turns>")
        return "\n".join(lines)

    def summarise(self, turns):
        reply = self.model([{"role": "user", "content": self.prompt(turns)}], [])
        return {"role": "user", "content": "SUMMARY\n" + reply["text"], "kind": "summary"}

    def __call__(self, messages):
        system, *turns = messages
        recent = turns[-self.keep_last :]
        old = turns[: -self.keep_last]
        if not old:
            return [system] + recent
        return [system, self.summarise(old)] + recent


def compact(model, messages, keep_last=2):
    return Compactor(model, keep_last)(messages)
