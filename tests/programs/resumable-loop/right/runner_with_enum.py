from enum import Enum


class Status(str, Enum):
    RUNNING = "running"
    DONE = "done"


class Runner:
    def __init__(self, task_id, cp):
        self.cp = cp
        self.state = cp.load(task_id) or {
            "task_id": task_id,
            "status": Status.RUNNING.value,
            "completed_steps": [],
            "pending": None,
        }

    def save(self, **changes):
        self.state = {**self.state, **changes}
        self.cp.save(self.state)

    @property
    def done(self):
        return self.state["status"] == Status.DONE

    @property
    def steps(self):
        return self.state["completed_steps"]


def resumable_loop(task_id, checkpointer, decide, act):
    r = Runner(task_id, checkpointer)
    while not r.done:
        p = r.state["pending"]
        if p is None:
            action = decide(r.steps)
            if action is None:
                r.save(status=Status.DONE.value)
                break
            p = {"action": action, "key": f"{task_id}#{len(r.steps) + 1}:{action}"}
            r.save(pending=p)
        out = act(p["action"], p["key"])
        r.save(completed_steps=r.steps + [{"action": p["action"], "result": out}], pending=None)
    return r.steps
