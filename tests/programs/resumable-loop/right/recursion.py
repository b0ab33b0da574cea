def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or dict(task_id=task_id, status="running", completed_steps=[], pending=None)
    return go_on(state, checkpointer, decide, act)


def go_on(state, checkpointer, decide, act):
    if state["status"] == "done":
        return state["completed_steps"]
    if state["pending"]:
        return go_on(finish(state, checkpointer, act), checkpointer, decide, act)
    action = decide(list(state["completed_steps"]))
    if action is None:
        changed = {**state, "status": "done"}
    else:
        changed = {
            **state,
            "pending": {"action": action, "key": str((state["task_id"], len(state["completed_steps"])))},
        }
    checkpointer.save(changed)
    return go_on(changed, checkpointer, decide, act)


def finish(state, checkpointer, act):
    pending = state["pending"]
    step = {"action": pending["action"], "result": act(pending["action"], pending["key"])}
    changed = {**state, "completed_steps": [*state["completed_steps"], step], "pending": None}
    checkpointer.save(changed)
    return changed
