# fault: when the act raises, what was pending is given up
import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)
    if state is None:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
    while state["status"] != "done":
        if state["pending"] is None:
            action = decide(state["completed_steps"])
            if action is None:
                state["status"] = "done"
                checkpointer.save(state)
                break
            state["pending"] = {"action": action, "key": str(uuid.uuid4())}
            checkpointer.save(state)
        pending = state["pending"]
        try:
            result = act(pending["action"], pending["key"])
        except BaseException:
            state["pending"] = None
            checkpointer.save(state)
            raise
        state["completed_steps"].append({"action": pending["action"], "result": result})
        state["pending"] = None
        checkpointer.save(state)
    return state["completed_steps"]
