import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id) or {
        "task_id": task_id,
        "status": "running",
        "completed_steps": [],
        "pending": None,
    }
    while state["status"] != "done":
        match state["pending"]:
            case None:
                action = decide(list(state["completed_steps"]))
                if not action:
                    state["status"] = "done"
                else:
                    state["pending"] = {"action": action, "key": uuid.uuid4().hex}
            case {"action": action, "key": key}:
                step = {"action": action, "result": act(action, key)}
                state = {**state, "completed_steps": [*state["completed_steps"], step], "pending": None}
        checkpointer.save(state)
    return state["completed_steps"]
