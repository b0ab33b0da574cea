# fault: call leaves the key input out when there are no arguments
class FakeModel:
    def __init__(self, *answers):
        self.replies, self.calls = list(answers), 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else text("end")


def text(t):
    return {"type": "text", "text": t}


def call(id, name, **input):
    made = {"type": "tool_call", "id": id, "name": name}
    if input:
        made["input"] = input
    return made
