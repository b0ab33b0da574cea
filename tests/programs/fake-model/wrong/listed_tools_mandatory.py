# fault: it can't be called as model(messages): tools is mandatory
class FakeModel:
    def __init__(self, *scripted):
        self.replies = list(scripted)
        self.calls = 0

    def reply(self, log, tools):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return text("end")

    __call__ = reply


def text(t):
    return {"type": "text", "text": t}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
