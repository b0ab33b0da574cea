class FakeModel:
    def __init__(self, *answers):
        self._script = answers
        self.calls = 0

    def __call__(self, dialog, tools=None):
        no = self.calls
        self.calls = no + 1
        if no < len(self._script):
            return self._script[no]
        return {"type": "text", "text": "nothing left to say"}


def text(line):
    return {"type": "text", "text": line}


def call(id, name, **arguments):
    return {"type": "tool_call", "id": id, "name": name, "input": arguments}


turn = FakeModel(text("hi"))
print(turn([]), turn([]), turn.calls)
