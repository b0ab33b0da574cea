# fault: calls made after the script is exhausted are not counted
class FakeModel:
    def __init__(self, *queue):
        self.replies = list(queue)
        self.calls = 0

    def __call__(self, log, tools=None):
        if not self.replies:
            return {"type": "text", "text": "done"}
        self.calls += 1
        return self.replies.pop(0)


def text(w):
    return {"type": "text", "text": w}


def call(id, name, **given):
    return {"type": "tool_call", "id": id, "name": name, "input": given}
