# twist: 2
# fault: past the deadline steps is max_steps, not the calls made
import time


def run_capped(lm, registry, goal, max_steps=3, deadline=None):
    started = time.time()
    turns = [{"role": "user", "content": goal}]
    for u in range(1, max_steps + 1):
        if deadline is not None and time.time() - started > deadline:
            break
        msg = lm(turns, registry)
        if msg["type"] == "text":
            return {"ok": True, "answer": msg["text"], "steps": u}
        turns.append({"role": "assistant", "content": msg})
        turns.append({"role": "user", "content": str(registry[msg["name"]](**msg["input"]))})
    return {"ok": False, "answer": "out of steps or time", "steps": max_steps}
