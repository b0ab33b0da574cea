# fault: the white space at the ends of a text is lost
def text(words):
    return {"type": "text", "text": words.strip()}


def call(id, name, **given):
    return {"type": "tool_call", "id": id, "name": name, "input": given}


class FakeModel:
    def __init__(self, *lines):
        self.lines, self.calls = lines, 0

    def __call__(self, heard, tools=None):
        self.calls += 1
        return self.lines[self.calls - 1] if self.calls <= len(self.lines) else text("curtain")
