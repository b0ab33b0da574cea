import copy


def text(*s):
    return {"type": "text", "text": s[0]}


def call(*ids, **input):
    return {"type": "tool_call", "id": ids[0], "name": ids[1], "input": dict(input)}


class FakeModel:
    def __new__(cls, *replies):
        self = super().__new__(cls)
        self.play, self.calls = cls.script(replies), 0
        next(self.play)
        return self

    @staticmethod
    def script(replies):
        yield
        for reply in replies:
            yield copy.deepcopy(reply)
        while True:
            yield text("Nothing more to say.")

    def __call__(self, messages, tools=None):
        self.calls = self.calls + 1
        return self.play.send(None)
