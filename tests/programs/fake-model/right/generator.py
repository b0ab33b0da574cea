def script(replies):
    yield from replies
    while True:
        yield text("...")


class FakeModel:
    def __init__(self, *replies):
        self.calls, self._next = 0, script(replies).__next__

    def __call__(self, messages, tools=None):
        self.calls += 1
        return self._next()


def text(s):
    return dict(zip(("type", "text"), ("text", s)))


def call(id, name, **input):
    return dict({"type": "tool_call"}, id=id, name=name, input=input)
