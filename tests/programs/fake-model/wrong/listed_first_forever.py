# fault: a fresh iterator is made at each call, so the first reply is handed out forever
class FakeModel:
    def __init__(self, *replies):
        self.replies, self.calls = replies, 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return next(iter(self.replies), text("end"))


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
