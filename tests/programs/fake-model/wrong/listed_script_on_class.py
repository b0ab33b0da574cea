# fault: the script lies on the class, so a new instance adds to the script of the others
class FakeModel:
    script = []

    def __init__(self, *answers):
        self.script.extend(answers)
        self.calls = 0

    def __call__(self, history, tools=None):
        self.calls += 1
        return self.script.pop(0) if self.script else text("end")


def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **payload):
    return {"type": "tool_call", "id": id, "name": name, "input": payload}
