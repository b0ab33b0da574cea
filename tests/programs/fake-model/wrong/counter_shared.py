# fault: .calls is counted on the class, so instances share the count
class FakeModel:
    calls = 0

    def __init__(self, *replies):
        self.replies = list(replies)

    def __call__(self, messages, tools=None):
        FakeModel.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
