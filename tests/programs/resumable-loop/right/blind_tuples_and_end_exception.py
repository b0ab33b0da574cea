import hashlib


class _Finished(Exception):
    pass


def _key(task_id, steps, action):
    return hashlib.sha256(repr((task_id, len(steps), action)).encode()).hexdigest()


def resumable_loop(task_id, checkpointer, decide, act):
    state = {"task_id": task_id, "status": "running", "completed_steps": (), "pending": None}
    state.update(checkpointer.load(task_id) or {})

    def save(**new):
        state.update(new)
        checkpointer.save(dict(state))

    def pending():
        if state["pending"]:
            return state["pending"]
        if (action := decide(state["completed_steps"])) is None:
            raise _Finished
        save(pending={"key": _key(task_id, state["completed_steps"], action), "action": action})
        return state["pending"]

    try:
        while state["status"] == "running":
            due = pending()
            result = act(due["action"], due["key"])
            save(
                pending=None,
                completed_steps=tuple(state["completed_steps"]) + ({"action": due["action"], "result": result},),
            )
    except _Finished:
        save(status="done")
    return state["completed_steps"]
