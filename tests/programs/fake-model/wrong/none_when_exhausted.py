# fault: when the script is exhausted it returns None, not a reply of type text
class FakeModel:
    def __init__(self, *replies):
        self.replies = iter(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return next(self.replies, None)


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
