# fault: when exhausted the script starts over from the first reply
from itertools import cycle


class FakeModel:
    def __init__(self, *lines):
        self.replies = cycle(lines or [text("nothing")])
        self.calls = 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return next(self.replies)


def text(w):
    return {"type": "text", "text": w}


def call(id, name, **payload):
    return {"type": "tool_call", "id": id, "name": name, "input": payload}
