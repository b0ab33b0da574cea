# fault: calls made after the script is exhausted are not counted
class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        if not self.replies:
            return {"type": "text", "text": "done"}
        self.calls += 1
        return self.replies.pop(0)


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
