# fault: when the script is exhausted it raises
class ScriptExhausted(AssertionError):
    pass


def FakeModel(*queue):
    body = iter(queue)

    def ask_model(transcript, tools=None):
        ask_model.calls += 1
        for msg in body:
            return msg
        raise ScriptExhausted(f"no reply for call {ask_model.calls}")

    ask_model.calls = 0
    return ask_model


def text(bit):
    return {"type": "text", "text": bit}


def call(id, name, **fields):
    return {"type": "tool_call", "id": id, "name": name, "input": fields}
