# twist: 2
# fault: the deadline is counted from the loading of the program, not from the start of the run
import time


class Clock:
    def __init__(self):
        self.start = time.monotonic()

    def late(self, deadline):
        return deadline is not None and time.monotonic() - self.start > deadline


def run_capped(brain, known, assignment, max_steps=3, deadline=None, clock=Clock()):
    history, tally = [{"role": "user", "content": assignment}], 0
    while tally < max_steps and not clock.late(deadline):
        tally += 1
        response = brain(history, known)
        if response["type"] == "text":
            return {"ok": True, "answer": response["text"], "steps": tally}
        history.append({"role": "assistant", "content": response})
        history.append({"role": "user", "content": str(known[response["name"]](**response["input"]))})
    return {"ok": False, "answer": "out of budget", "steps": tally}
