def _step(state, checkpointer, decide, act):
    def saved(**changes):
        fresh = {**state, **changes}
        checkpointer.save(fresh)
        return fresh

    if state["status"] == "done":
        return state["completed_steps"]
    pending = state["pending"]
    if pending is not None:
        step = {"action": pending["action"], "result": act(pending["action"], pending["key"]), "key": pending["key"]}
        return _step(saved(completed_steps=[*state["completed_steps"], step], pending=None), checkpointer, decide, act)
    action = decide(list(state["completed_steps"]))
    if action is None:
        return _step(saved(status="done"), checkpointer, decide, act)
    key = f"{state['task_id']}/{len(state['completed_steps'])}"
    return _step(saved(pending={"action": action, "key": key}), checkpointer, decide, act)


def resumable_loop(task_id, checkpointer, decide, act):
    empty = dict(task_id=task_id, status="running", completed_steps=[], pending=None)
    return _step(checkpointer.load(task_id) or empty, checkpointer, decide, act)
