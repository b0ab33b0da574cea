# fault: the intent is recorded, but a restart makes a new key for it
import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] == "running":
        action = state["pending"]["action"] if state["pending"] else decide(state["completed_steps"])
        if action is None:
            state["status"] = "done"
            checkpointer.save(state)
            break
        state["pending"] = {"action": action, "key": str(uuid.uuid4())}
        checkpointer.save(state)
        result = act(action, state["pending"]["key"])
        state["completed_steps"].append({"action": action, "result": result})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
