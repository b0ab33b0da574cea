# fault: the key is a number
def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
    if state["status"] == "done":
        return state["completed_steps"]
    while True:
        if state["pending"] is None:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                checkpointer.save(state)
                return state["completed_steps"]
            state["pending"] = {"action": action, "key": hash((task_id, len(state["completed_steps"])))}
            checkpointer.save(state)
        pending = state["pending"]
        result = act(pending["action"], pending["key"])
        state["completed_steps"].append({"action": pending["action"], "result": result})
        state["pending"] = None
        checkpointer.save(state)
