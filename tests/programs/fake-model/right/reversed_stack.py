class FakeModel(object):
    def __init__(self, *replies):
        self.stack = [*reversed(replies)]
        self.calls = 0

    def __call__(self, messages, tools=()):
        self.calls += 1
        match self.stack:
            case []:
                return text("script exhausted")
            case [*_, top]:
                self.stack.pop()
                return top


text = lambda s: {"type": "text", "text": s, "role": "assistant"}


def call(id, name, **input):
    made = {"type": "tool_call", "role": "assistant"}
    made |= {"id": id, "name": name}
    made["input"] = input
    return made
