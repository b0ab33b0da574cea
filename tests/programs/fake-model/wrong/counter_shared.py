# fault: .calls is counted on the class, so instances share the count
class FakeModel:
    calls = 0

    def __init__(self, *scripted):
        self.replies = list(scripted)

    def __call__(self, log, tools=None):
        FakeModel.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(line):
    return {"type": "text", "text": line}


def call(id, name, **given):
    return {"type": "tool_call", "id": id, "name": name, "input": given}
