# fault: calls after the end of the script are not counted
def text(words):
    return dict(type="text", text=words)


def call(id, name, **input):
    return dict(type="tool_call", id=id, name=name, input=input)


class FakeModel:
    def __init__(self, *replies):
        self.pending = iter(replies)
        self.calls = 0

    def __call__(self, talk, tools=None):
        for said in self.pending:
            self.calls = self.calls + 1
            return said
        return text("nothing left to say")
