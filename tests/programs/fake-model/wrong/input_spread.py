# fault: call puts the arguments beside id and name instead of under input
class FakeModel:
    def __init__(self, *lines):
        self.replies, self.calls = list(lines), 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(t):
    return {"type": "text", "text": t}


def call(id, name, **payload):
    return {"type": "tool_call", "id": id, "name": name, **payload}
