# twist: 2
# fault: past the deadline steps is max_steps, not the calls made
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    started = time.time()
    messages = [{"role": "user", "content": task}]
    for n in range(1, max_steps + 1):
        if deadline is not None and time.time() - started > deadline:
            break
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps or time", "steps": max_steps}
