# fault: an argument called input is taken for the whole input
def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, input=None, **more):
    return {"type": "tool_call", "name": name, "id": id, "input": {**(input or {}), **more}}


class FakeModel:
    def __init__(self, *queue):
        self.replies = list(queue)
        self.calls = 0

    def __call__(self, transcript, tools=None):
        self.calls += 1
        if self.replies:
            return self.replies.pop(0)
        return text("done")
