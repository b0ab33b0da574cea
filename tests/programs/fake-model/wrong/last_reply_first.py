# fault: the scripted replies come in reverse order
class FakeModel:
    def __init__(self, *queue):
        self.replies = list(queue)
        self.calls = 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return self.replies.pop() if self.replies else text("(script exhausted)")


def text(t):
    return {"type": "text", "text": t}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
