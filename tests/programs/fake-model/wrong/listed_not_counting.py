# fault: .calls is there but never goes up
from dataclasses import dataclass


@dataclass
class Stats:
    calls: int = 0


class FakeModel:
    def __init__(self, *replies):
        self.replies, self.stats = list(replies), Stats()
        self.calls = self.stats.calls

    def __call__(self, messages, tools=None):
        self.stats.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
