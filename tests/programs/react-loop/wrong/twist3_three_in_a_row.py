# twist: 3
# fault: the loop ends only at the third equal call in a row, not at the second
from collections import deque


def run(model, tools, task, max_steps=5):
    recent = deque(maxlen=3)
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        recent.append((reply["name"], reply["input"]))
        if len(recent) == 3 and all(r == recent[0] for r in recent):
            return "Stopped: stuck on " + reply["name"]
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped: step budget exhausted"
