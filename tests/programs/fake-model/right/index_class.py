class FakeModel:
    def __init__(self, *answers):
        self._script = answers
        self.calls = 0

    def __call__(self, dialog, tools=None):
        nr = self.calls
        self.calls = nr + 1
        if nr < len(self._script):
            return self._script[nr]
        return {"type": "text", "text": "nothing left to say"}


def text(line):
    return {"type": "text", "text": line}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}


turn = FakeModel(text("hi"))
print(turn([]), turn([]), turn.calls)
