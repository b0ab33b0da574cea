# fault: the input of earlier calls shows up in later ones
def text(s):
    return {"type": "text", "text": s}


def call(id, name, _all={}, **input):
    _all.update(input)
    return {"type": "tool_call", "id": id, "name": name, "input": _all}


class FakeModel:
    def __init__(self, *replies):
        self.replies = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return text("done")
