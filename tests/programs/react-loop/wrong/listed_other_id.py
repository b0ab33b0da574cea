# fault: the tool result carries an id made from the step number, not the id of the call
from itertools import count


class Runner:
    def __init__(self):
        self.ids = (f"t{i}" for i in count(1))

    def result(self, value):
        return {"type": "tool_result", "tool_use_id": next(self.ids), "content": str(value)}


def run(model, tools, task, max_steps=5):
    runner, messages = Runner(), [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [runner.result(tools[reply["name"]](**reply["input"]))]})
    return "Stopped"
