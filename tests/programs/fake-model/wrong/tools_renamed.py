# fault: tools can't be given by keyword, the parameter has another name
class FakeModel:
    def __init__(self, *replies):
        self.replies, self.calls = list(replies), 0

    def __call__(self, messages, toolbox=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else {"type": "text", "text": "end"}


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
