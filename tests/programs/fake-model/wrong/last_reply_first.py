# fault: the scripted replies come in reverse order
class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return self.replies.pop() if self.replies else text("(script exhausted)")


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
