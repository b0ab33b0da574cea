# twist: 2
import traceback


def observe(tools, call):
    # a missing tool is a KeyError here, which is good enough for the model
    try:
        return str(tools[call["name"]](**call["input"]))
    except Exception:
        return "ERROR\n" + traceback.format_exc(limit=0)


def run(model, tools, task, max_steps=5):
    def loop(history, n):
        if n == max_steps:
            return "Stopped at the cap"
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": observe(tools, reply)}
        return loop([*history, {"role": "assistant", "content": reply}, {"role": "user", "content": [result]}], n + 1)

    return loop([{"role": "user", "content": task}], 0)
