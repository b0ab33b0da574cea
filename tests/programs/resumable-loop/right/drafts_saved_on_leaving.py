from contextlib import contextmanager
from copy import deepcopy


@contextmanager
def saved(checkpointer, state):
    draft = deepcopy(state)
    yield draft
    checkpointer.save(draft)
    state.clear()
    state.update(draft)


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)
    if not state:
        state = {}
        with saved(checkpointer, state) as s:
            s.update(task_id=task_id, status="running", completed_steps=[], pending=None)
    while state["status"] != "done":
        pending = state["pending"]
        if pending is None:
            action = decide(tuple(state["completed_steps"]))
            with saved(checkpointer, state) as s:
                if action is None:
                    s["status"] = "done"
                else:
                    s["pending"] = {"action": action, "key": repr((task_id, len(s["completed_steps"])))}
            continue
        result = act(pending["action"], pending["key"])
        with saved(checkpointer, state) as s:
            s["completed_steps"].append({"action": pending["action"], "result": result})
            s["pending"] = None
    return state["completed_steps"]
