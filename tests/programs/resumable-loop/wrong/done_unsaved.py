# fault: the status done is set and never saved
def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] == "running":
        if state["pending"] is None:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                continue
            state["pending"] = {"action": action, "key": f"{task_id}.{len(state['completed_steps'])}"}
            checkpointer.save(state)
        state["completed_steps"].append({"action": state["pending"]["action"], "result": act(**state["pending"])})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
