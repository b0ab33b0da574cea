"""FakeModel as a function that makes a callable with a counter on it."""

from collections import deque


def FakeModel(*lines):
    todo = deque(lines)

    def lm(transcript, tools=None):
        lm.calls += 1
        try:
            return todo.popleft()
        except IndexError:
            return text("")

    lm.calls = 0
    return lm


def text(w):
    return {"type": "text", "text": w}


def call(id, name, /, **params):
    # the slash lets a tool have parameters that are called id or name
    return {"type": "tool_call", "id": id, "name": name, "input": params}
