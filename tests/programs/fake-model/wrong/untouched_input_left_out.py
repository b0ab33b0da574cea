# fault: a call has no input
def text(words):
    return dict(type="text", text=words)


def call(id, name, **given):
    return dict(type="tool_call", id=id, name=name)


class FakeModel:
    def __init__(self, *replies):
        self.pending = iter(replies)
        self.calls = 0

    def __call__(self, talk, tools=None):
        self.calls = self.calls + 1
        for said in self.pending:
            return said
        return text("nothing left to say")
