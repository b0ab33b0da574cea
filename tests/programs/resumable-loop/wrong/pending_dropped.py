# fault: a pending action of the former run is dropped as if it had failed
def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    state["pending"] = None
    while state["status"] == "running":
        action = decide(state["completed_steps"])
        if action is None:
            state["status"] = "done"
            checkpointer.save(state)
            break
        state["pending"] = {"action": action, "key": f"{task_id}.{len(state['completed_steps'])}.{action}"}
        checkpointer.save(state)
        state["completed_steps"].append({"action": action, "result": act(action, state["pending"]["key"])})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
