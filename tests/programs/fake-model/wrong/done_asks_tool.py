# fault: past its end the script asks for a tool
def text(x):
    return {"type": "text", "text": x}


def call(id, name, **params):
    return {"type": "tool_call", "name": name, "id": id, "input": params}


class FakeModel:
    def __init__(self, *scripted):
        self.replies = list(scripted)
        self.calls = 0

    def __call__(self, talk, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return call("c0", "finish")
