# fault: a checkpointer that fails means a new task

import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    try:
        state = checkpointer.load(task_id)
    except Exception:
        state = None
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
    while state["status"] != "done":
        if state["pending"] is None:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                checkpointer.save(state)
                break
            state["pending"] = {"action": action, "key": uuid.uuid4().hex}
            checkpointer.save(state)
        pending = state["pending"]
        result = act(pending["action"], pending["key"])
        state["completed_steps"].append({"action": pending["action"], "result": result})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
