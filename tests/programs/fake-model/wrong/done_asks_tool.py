# fault: past its end the script asks for a tool
def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}


class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return call("c0", "finish")
