# twist: 1

import itertools
import time

numbers = itertools.count(time.time_ns())


class Task(dict):
    def __init__(self, state, store):
        super().__init__(state)
        self.store = store

    def keep(self, **changes):
        self.update(changes)
        self.store.put(self["task_id"], dict(self))
        return self


def maybe_gate(state, action, args, store):
    if action in GATED:
        number = f"approval-{next(numbers)}"
        Task(state, store).keep(status="awaiting_approval", pending=dict(action=action, args=dict(args), approval_id=number, since=time.time()))
        return f"SUSPENDED {number}: {action}"


def resume_after_approval(task_id, approved, store, tools, reason="", *, approval_id=None):
    task = Task(store.get(task_id), store)
    match task:
        case {"status": "awaiting_approval", "pending": {"action": action, "args": args, "approval_id": number}} if approval_id in (None, number):
            task.keep(status="running", pending=None)
            if approved:
                outcome = tools[action](**args)
            else:
                outcome = "; ".join(filter(None, ["BLOCKED", reason, "DO NOT RETRY"]))
            task.keep(completed_steps=task["completed_steps"] + [{"action": action, "result": f"{outcome}"}])
    return dict(task)
