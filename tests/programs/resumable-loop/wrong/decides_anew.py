# fault: the recorded key is kept, but the action is decided anew after a restart
def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] == "running":
        action = decide(state["completed_steps"])
        if action is None:
            state["status"] = "done"
            checkpointer.save(state)
            break
        key = state["pending"]["key"] if state["pending"] else f"{task_id}.{len(state['completed_steps'])}"
        state["pending"] = {"action": action, "key": key}
        checkpointer.save(state)
        state["completed_steps"].append({"action": action, "result": act(action, key)})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
