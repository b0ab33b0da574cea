class FakeModel(list):
    """The script is the model."""

    calls = 0

    def __init__(self, *replies):
        super().__init__(replies)

    def __call__(self, _messages, tools=None):
        try:
            return self[self.calls]
        except IndexError:
            return text("…")
        finally:
            self.calls += 1


text = lambda s: {"text": s, "type": "text"}
call = lambda id, name, **input: {"input": input, "name": name, "id": id, "type": "tool_call"}
