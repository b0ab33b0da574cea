# fault: a fresh iterator is made at each call, so the first reply is handed out forever
class FakeModel:
    def __init__(self, *scripted):
        self.replies, self.calls = scripted, 0

    def __call__(self, log, tools=None):
        self.calls += 1
        return next(iter(self.replies), text("end"))


def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **params):
    return {"type": "tool_call", "id": id, "name": name, "input": params}
