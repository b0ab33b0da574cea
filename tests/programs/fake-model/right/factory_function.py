"""FakeModel as a function that makes a callable with a counter on it."""
from collections import deque


def FakeModel(*replies):
    todo = deque(replies)

    def model(messages, tools=None):
        model.calls += 1
        try:
            return todo.popleft()
        except IndexError:
            return text("")

    model.calls = 0
    return model


def text(s):
    return {"type": "text", "text": s}


def call(id, name, /, **input):
    # the slash lets a tool have parameters that are called id or name
    return {"type": "tool_call", "id": id, "name": name, "input": input}
