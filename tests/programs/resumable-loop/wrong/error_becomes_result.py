# fault: an error of the act becomes the result of its step
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
                checkpointer.save(state)
                break
            state["pending"] = {"action": action, "key": f"{task_id}.{len(state['completed_steps'])}"}
            checkpointer.save(state)
        try:
            result = act(state["pending"]["action"], state["pending"]["key"])
        except Exception as error:
            result = f"ERROR: {error}"
        state["completed_steps"].append({"action": state["pending"]["action"], "result": result})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
