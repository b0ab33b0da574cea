# fault: when the script is exhausted it raises
class ScriptExhausted(AssertionError):
    pass


def FakeModel(*replies):
    rest = iter(replies)

    def model(messages, tools=None):
        model.calls += 1
        for reply in rest:
            return reply
        raise ScriptExhausted(f"no reply for call {model.calls}")

    model.calls = 0
    return model


def text(s):
    return {"type": "text", "text": s}


def call(id, name, **input):
    return {"type": "tool_call", "id": id, "name": name, "input": input}
