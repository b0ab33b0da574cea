# fault: only the finished step is saved, so a crash after the act repeats it with whatever is decided then
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
        else:
            key = f"{task_id}-{len(state['completed_steps'])}"
            state["completed_steps"].append({"action": action, "result": act(action, key)})
        checkpointer.save(state)
    return state["completed_steps"]
