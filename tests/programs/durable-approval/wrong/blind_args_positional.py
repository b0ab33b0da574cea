# fault: hands the tool its arguments as values by position


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    waiting = {**state, "status": "awaiting_approval", "pending": {"action": action, "args": args}}
    store.put(state["task_id"], waiting)
    return f"SUSPENDED: {action} waits"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    state["status"] = "running"
    state["pending"] = None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](*pending["args"].values()))
    else:
        result = f"BLOCKED: {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
