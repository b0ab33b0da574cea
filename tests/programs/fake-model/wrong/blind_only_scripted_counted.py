# fault: calls beyond the end of the script are not counted
def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **given):
    return {"id": id, "name": name, "input": given, "type": "tool_call"}


class FakeModel:
    def __init__(self, *replies):
        self.left = list(replies)
        self.calls = 0

    def __call__(self, talk, tools=None):
        if not self.left:
            return text("out of script")
        self.calls += 1
        return self.left.pop(0)
