"""A model that plays a script, so that a loop can be tested without a network."""


def text(content):
    return {"type": "text", "text": content}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}


class FakeModel:
    def __init__(self, *replies):
        self.script = list(replies)
        self.calls = 0

    def __call__(self, messages, tools=None):
        self.calls += 1
        if self.calls <= len(self.script):
            return self.script[self.calls - 1]
        return text("(nothing left in the script)")
