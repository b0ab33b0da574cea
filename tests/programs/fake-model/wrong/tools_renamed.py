# fault: tools can't be given by keyword, the parameter has another name
class FakeModel:
    def __init__(self, *queue):
        self.replies, self.calls = list(queue), 0

    def __call__(self, thread, toolbox=None):
        self.calls += 1
        return self.replies.pop(0) if self.replies else {"type": "text", "text": "end"}


def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **payload):
    return {"type": "tool_call", "id": id, "name": name, "input": payload}
