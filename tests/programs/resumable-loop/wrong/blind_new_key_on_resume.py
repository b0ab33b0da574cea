# fault: acts on what was pending under a new key

import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
    if state["pending"]:
        state["pending"]["key"] = uuid.uuid4().hex
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
