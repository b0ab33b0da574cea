# fault: the input of earlier calls shows up in later ones
def text(line):
    return {"type": "text", "text": line}


def call(id, name, _all={}, **input):
    _all.update(input)
    return {"type": "tool_call", "name": name, "id": id, "input": _all}


class FakeModel:
    def __init__(self, *script):
        self.replies = list(script)
        self.calls = 0

    def __call__(self, turns, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return text("done")
