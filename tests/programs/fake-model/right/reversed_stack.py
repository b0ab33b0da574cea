class FakeModel(object):
    def __init__(self, *scripted):
        self.stack = [*reversed(scripted)]
        self.calls = 0

    def __call__(self, dialog, tools=()):
        self.calls += 1
        match self.stack:
            case []:
                return text("script exhausted")
            case [*_, top]:
                self.stack.pop()
                return top


text = lambda line: {"type": "text", "text": line, "role": "assistant"}


def call(id, name, **input):
    made = {"type": "tool_call", "role": "assistant"}
    made |= {"id": id, "name": name}
    made["input"] = input
    return made
