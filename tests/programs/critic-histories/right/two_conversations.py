class Talk:
    def __init__(self, model, *history):
        self.model, self.history = model, list(history)

    def hear(self, content):
        self.history.append({"role": "user", "content": content})
        self.seen = list(self.history)
        reply = self.model(self.seen)["text"]
        self.history.append({"role": "assistant", "content": reply})
        return reply


def swap_roles(messages):
    pair = ["user", "assistant"]
    return [dict(m, role=pair[1 - pair.index(m["role"])] if m["role"] in pair else m["role"]) for m in messages]


def draft_and_critique(writer, critic, task):
    draft = Talk(writer).hear(task)
    judge = Talk(critic, {"role": "system", "content": "What would you change?"}, {"role": "user", "content": task})
    return draft, judge.hear(draft), judge.seen
