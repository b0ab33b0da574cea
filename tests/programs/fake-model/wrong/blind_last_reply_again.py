# fault: when the script is over the last reply is handed out again, whatever it was
def text(bit):
    return dict(type="text", text=bit)


def call(id, name, **input):
    return dict(type="tool_call", id=id, name=name, input=input)


class FakeModel:
    def __init__(self, *replies):
        self.replies = replies
        self.calls = 0

    def __call__(self, talk, tools=None):
        index = min(self.calls, len(self.replies) - 1)
        self.calls += 1
        return self.replies[index] if self.replies else text("")
