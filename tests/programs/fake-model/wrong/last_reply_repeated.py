# fault: when exhausted the last reply is given again, even when it is a tool call and not of type text
class FakeModel:
    def __init__(self, *lines):
        self.replies = lines or (text("empty script"),)
        self.calls = 0

    def __call__(self, convo, tools=None):
        self.calls += 1
        return self.replies[min(self.calls, len(self.replies)) - 1]


def text(w):
    return {"type": "text", "text": w}


def call(id, name, **payload):
    return {"type": "tool_call", "id": id, "name": name, "input": payload}
