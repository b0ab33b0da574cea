# fault: the key is made of the action, so a second equal action is taken for a repeat
def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] == "running":
        if not state["pending"]:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                checkpointer.save(state)
                return state["completed_steps"]
            state["pending"] = {"action": action, "key": task_id + action}
            checkpointer.save(state)
        step = state["pending"]
        state["completed_steps"].append({"action": step["action"], "result": act(step["action"], step["key"])})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
