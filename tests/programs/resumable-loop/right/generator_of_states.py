from copy import deepcopy
from hashlib import sha256


def _key(task_id, steps):
    return sha256(f"{len(task_id)}:{task_id}:{len(steps)}".encode()).hexdigest()


def _states(state, decide, act):
    steps = state["completed_steps"]
    pending = state["pending"]
    while True:
        if pending is None:
            if (action := decide(deepcopy(steps))) is None:
                yield {**state, "status": "done", "completed_steps": steps, "pending": None}
                return
            pending = {"action": action, "key": _key(state["task_id"], steps)}
            yield {**state, "completed_steps": steps, "pending": pending}
        result = act(**pending)
        steps = steps + [{"action": pending["action"], "result": result}]
        pending = None
        yield {**state, "completed_steps": steps, "pending": None}


def resumable_loop(task_id: str, checkpointer, decide, act) -> list:
    state = checkpointer.load(task_id)
    if state is None:
        state = dict(task_id=task_id, status="running", completed_steps=[], pending=None)
    if state["status"] == "done":
        return state["completed_steps"]
    for state in _states(state, decide, act):
        checkpointer.save(deepcopy(state))
    return state["completed_steps"]
