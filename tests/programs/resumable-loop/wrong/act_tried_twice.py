# fault: an act that raises is tried again at once, under its key
import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] != "done":
        if state["pending"] is None:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                checkpointer.save(state)
                break
            state["pending"] = {"action": action, "key": f"{task_id}:{len(state['completed_steps'])}"}
            checkpointer.save(state)
        p = state["pending"]
        try:
            result = act(p["action"], p["key"])
        except Exception:
            result = act(p["action"], p["key"])
        state["completed_steps"].append({"action": p["action"], "result": result})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
