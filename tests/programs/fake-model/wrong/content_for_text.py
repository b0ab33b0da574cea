# fault: text puts the string under content, not under text
class FakeModel:
    def __init__(self, *scripted):
        self.replies, self.calls = list(scripted), 0

    def __call__(self, log, tools=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else {"type": "text", "text": "end"}


def text(bit):
    return {"type": "text", "content": bit}


def call(id, name, **given):
    return {"type": "tool_call", "id": id, "name": name, "input": given}
