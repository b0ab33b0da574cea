import json
from functools import partial


def resumable_loop(task_id, checkpointer, decide, act, /, _state=None):
    state = _state or checkpointer.load(task_id) or dict(task_id=task_id, status="running", completed_steps=[], pending=None)
    steps, pending = state["completed_steps"], state["pending"]
    keep = lambda **changes: [checkpointer.save(new := {**state, **changes}), new][1]
    again = partial(resumable_loop, task_id, checkpointer, decide, act)
    if state["status"] == "done":
        return steps
    if pending:
        outcome = act(pending["action"], pending["key"])
        return again(keep(pending=None, completed_steps=[*steps, {"action": pending["action"], "result": outcome}]))
    if (action := decide(steps)) is None:
        return keep(status="done")["completed_steps"]
    return again(keep(pending={"action": action, "key": json.dumps([task_id, len(steps)])}))
