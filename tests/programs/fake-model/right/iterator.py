from itertools import chain, repeat


def text(line):
    return dict(type="text", text=line)


def call(id, name, **input):
    return dict(type="tool_call", id=id, name=name, input=input)


class FakeModel:
    calls = 0

    def __init__(self, *lines):
        self.source = chain(lines, (text("(end of script)") for _ in repeat(None)))

    def __call__(self, messages, tools=None, **settings):
        self.calls += 1
        return next(self.source)
