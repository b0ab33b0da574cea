# fault: text puts the string under content, not under text
class FakeModel:
    def __init__(self, *replies):
        self.replies, self.calls = list(replies), 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else {"type": "text", "text": "end"}


def text(s):
    return {"type": "text", "content": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
