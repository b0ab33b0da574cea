# twist: 3
import json


def run(model, tools, task, max_steps=5):
    history, previous = [{"role": "user", "content": task}], ""
    for _ in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        fingerprint = json.dumps([reply["name"], reply["input"]], sort_keys=True)
        if fingerprint == previous:
            return f"The model asked for {reply['name']} twice in a row; giving up."
        previous = fingerprint
        output = str(tools[reply["name"]](**reply["input"]))
        history = history + [
            {"role": "assistant", "content": reply},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": output}]},
        ]
    return "Stopped."
