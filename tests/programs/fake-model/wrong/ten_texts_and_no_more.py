# fault: after ten texts at the end of the script the next call raises
from itertools import chain, repeat


def text(words):
    return dict(type="text", text=words)


def call(id, name, **given):
    return dict(type="tool_call", id=id, name=name, input=given)


class FakeModel:
    calls = 0

    def __init__(self, *script):
        self.coming = chain(script, repeat(text("the script is over"), 10))

    def __call__(self, history, tools=None, **more):
        self.calls += 1
        return next(self.coming)
