# fault: .calls is a list of what was sent, it does not count from 0
class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = []

    def __call__(self, messages, tools=None):
        self.calls.append((messages, tools))
        if self.replies:
            return self.replies.pop(0)
        return text("out of replies")


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
