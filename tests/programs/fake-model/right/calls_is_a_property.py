import itertools

text = lambda s: dict(text=s, type="text")


def call(id, name, **input):
    return dict(input=input, name=name, id=id, type="tool_call")


class FakeModel:
    def __init__(self, *replies):
        self.__it = itertools.chain(replies, itertools.repeat(text("")))
        self.__seen = []

    calls = property(lambda self: len(self.__seen))

    def __call__(self, messages, tools=None):
        self.__seen.append(messages)
        return next(self.__it)
