# twist: 2
# fault: the deadline is counted from the loading of the program, not from the start of the run
import time


class Clock:
    def __init__(self):
        self.start = time.monotonic()

    def late(self, deadline):
        return deadline is not None and time.monotonic() - self.start > deadline


def run_capped(model, tools, task, max_steps=3, deadline=None, clock=Clock()):
    messages, used = [{"role": "user", "content": task}], 0
    while used < max_steps and not clock.late(deadline):
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of budget", "steps": used}
