# fault: the arguments of a call are wrapped once more under the word input
from dataclasses import dataclass, field
from itertools import chain, repeat


def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **given):
    return {"id": id, "name": name, "type": "tool_call", "input": {"input": given}}


class FakeModel:
    def __init__(self, *replies):
        self._stream = chain(replies, repeat(text("nothing left to say")))
        self.calls = 0

    def __call__(self, talk, tools=None):
        self.calls += 1
        return next(self._stream)
