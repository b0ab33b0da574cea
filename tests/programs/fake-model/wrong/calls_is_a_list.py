# fault: .calls is a list of what was sent, it does not count from 0
class FakeModel:
    def __init__(self, *scripted):
        self.replies = list(scripted)
        self.calls = []

    def __call__(self, history, tools=None):
        self.calls.append((history, tools))
        if self.replies:
            return self.replies.pop(0)
        return text("out of replies")


def text(x):
    return {"type": "text", "text": x}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
