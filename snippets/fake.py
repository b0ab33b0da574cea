"""A model that plays a script, so that a loop can be tested without a network."""


def text(words):
    return {"type": "text", "text": words}


def call(id, name, **arguments):
    return {"type": "tool_call", "id": id, "name": name, "input": arguments}


class FakeModel:
    def __init__(self, *replies):
        self.calls = 0
        self.script = replies

    def __call__(self, messages, tools=None):
        position = self.calls
        self.calls += 1
        if position < len(self.script):
            return self.script[position]
        return text("(nothing is left in the script)")
