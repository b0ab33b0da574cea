# fault: the script stands on the class, so all instances share it
def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **given):
    return {"id": id, "name": name, "input": given, "type": "tool_call"}


class FakeModel:
    script = []

    def __init__(self, *replies):
        self.script.extend(replies)
        self.calls = 0

    def __call__(self, talk, tools=None):
        self.calls += 1
        return self.script.pop(0) if self.script else text("(done)")
