def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id=task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] != "done":
        if state["pending"] is None:
            action = decide(completed_steps=state["completed_steps"])
            if action is None:
                state["status"] = "done"
            else:
                state["pending"] = {"action": action, "key": f"{task_id}:{len(state['completed_steps'])}"}
            checkpointer.save(state=state)
        else:
            p = state["pending"]
            state["completed_steps"].append({"action": p["action"], "result": act(action=p["action"], key=p["key"])})
            state["pending"] = None
            checkpointer.save(state=state)
    return state["completed_steps"]
