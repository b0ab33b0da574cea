def script(scripted):
    yield from scripted
    while True:
        yield text("...")


class FakeModel:
    def __init__(self, *scripted):
        self.calls, self._next = 0, script(scripted).__next__

    def __call__(self, log, tools=None):
        self.calls += 1
        return self._next()


def text(line):
    return dict(zip(("type", "text"), ("text", line)))


def call(id, name, **input):
    return dict({"type": "tool_call"}, id=id, name=name, input=input)
