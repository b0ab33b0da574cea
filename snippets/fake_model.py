def text(words):
    return {"type": "text", "text": words}  #: text_shape


def call(id, name, **arguments):
    return {"type": "tool_call", "id": id, "name": name, "input": arguments}  #: call_shape


class FakeModel:
    def __init__(self, *replies):
        self.script = replies  #: own_script
        self.calls = 0  #: count_calls

    def __call__(self, messages, tools=None):  #: next_reply
        position = self.calls  #: next_reply
        self.calls += 1  #: count_calls
        if position < len(self.script):  #: exhausted
            return self.script[position]  #: next_reply
        return text("(the script is over)")  #: exhausted


if __name__ == "__main__":
    model = FakeModel(call("c1", "look_up", city="Lima"), text("It is foggy in Lima."))
    question = [{"role": "user", "content": "How is Lima?"}]
    for _ in range(3):
        print(model(question))
    print(f"{model.calls} calls")
