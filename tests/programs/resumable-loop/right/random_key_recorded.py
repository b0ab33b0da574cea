import uuid


def resumable_loop(task_id, checkpointer, decide, act):
    state = checkpointer.load(task_id)
    if not state:
        state = {"task_id": task_id, "status": "running", "completed_steps": [], "pending": None}
        checkpointer.save(state)
    if state["status"] == "done":
        return state["completed_steps"]
    while True:
        todo = state["pending"]
        if todo is None:
            choice = decide(tuple(state["completed_steps"]))
            if choice is None:
                break
            todo = {"action": choice, "key": uuid.uuid4().hex, "try": 1}
            state["pending"] = todo
            checkpointer.save(state)
        outcome = act(todo["action"], todo["key"])
        state.update(pending=None, completed_steps=state["completed_steps"] + [{**todo, "result": outcome}])
        checkpointer.save(state)
    state["status"] = "done"
    checkpointer.save(state)
    return state["completed_steps"]
