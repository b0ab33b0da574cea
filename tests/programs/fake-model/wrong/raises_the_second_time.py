# fault: exhausted, it gives a text once and raises at the call after that
class FakeModel:
    def __init__(self, *lines):
        self.replies = iter([*lines, text("(script exhausted)")])
        self.calls = 0

    def __call__(self, turns, tools=None):
        self.calls += 1
        return next(self.replies)


def text(w):
    return {"type": "text", "text": w}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
