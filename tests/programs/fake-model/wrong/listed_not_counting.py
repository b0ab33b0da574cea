# fault: .calls is there but never goes up
from dataclasses import dataclass


@dataclass
class Stats:
    calls: int = 0


class FakeModel:
    def __init__(self, *scripted):
        self.replies, self.stats = list(scripted), Stats()
        self.calls = self.stats.calls

    def __call__(self, talk, tools=None):
        self.stats.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(x):
    return {"type": "text", "text": x}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
