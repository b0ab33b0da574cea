# fault: call leaves the key input out when there are no arguments
class FakeModel:
    def __init__(self, *replies):
        self.replies, self.calls = list(replies), 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    made = {"type": "tool_call", "id": id, "name": name}
    if input:
        made["input"] = input
    return made
