# twist: 2
# fault: the deadline is counted from the last call, not from the start of the run
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    messages, used = [{"role": "user", "content": task}], 0
    mark = time.monotonic()
    while used < max_steps:
        now = time.monotonic()
        if deadline is not None and now - mark > deadline:
            break
        mark = now
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of budget", "steps": used}
