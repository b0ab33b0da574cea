# fault: when exhausted the script starts over from the first reply
from itertools import cycle


class FakeModel:
    def __init__(self, *replies):
        self.replies = cycle(replies or [text("nothing")])
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return next(self.replies)


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
