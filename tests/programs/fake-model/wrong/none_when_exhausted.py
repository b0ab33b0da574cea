# fault: when the script is exhausted it returns None, not a reply of type text
class FakeModel:
    def __init__(self, *scripted):
        self.replies = iter(scripted)
        self.calls = 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return next(self.replies, None)


def text(w):
    return {"type": "text", "text": w}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
