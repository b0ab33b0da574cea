class FakeModel:
    def __init__(self, *replies):
        self._script = replies
        self.calls = 0

    def __call__(self, messages, tools=None):
        i = self.calls
        self.calls = i + 1
        if i < len(self._script):
            return self._script[i]
        return {"type": "text", "text": "nothing left to say"}


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}


m = FakeModel(text("hi"))
print(m([]), m([]), m.calls)
