# twist: 3
import json


class StuckGuard:
    def __init__(self):
        self.keys = []

    def stuck(self, name, args):
        self.keys.append((name, json.dumps(args, sort_keys=True, default=repr)))
        return self.keys[-2:-1] == self.keys[-1:]


def run(model, tools, task, max_steps=5):
    guard = StuckGuard()
    messages = [{"role": "user", "content": task}]
    answer, steps = None, 0
    while answer is None and steps < max_steps:
        steps += 1
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": [reply]})
        if reply["type"] == "text":
            answer = reply["text"]
        else:
            out = str(tools[reply["name"]](**reply["input"]))
            messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": out}]})
            if guard.stuck(reply["name"], reply["input"]):
                answer = f"I was going in circles; the last thing I saw was: {out}"
    return "Stopped: no answer in time" if answer is None else answer
