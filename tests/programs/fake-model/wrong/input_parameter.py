# fault: an argument called input is taken for the whole input
def text(s):
    return {"type": "text", "text": s}


def call(id, name, input=None, **more):
    return {"type": "tool_call", "id": id, "name": name, "input": {**(input or {}), **more}}


class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return text("done")
