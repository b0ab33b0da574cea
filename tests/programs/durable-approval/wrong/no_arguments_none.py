# fault: a call without arguments waits with None in their place
def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    state["status"] = "awaiting_approval"
    state["pending"] = {"action": action, "args": args or None}
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action} waits for approval"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending = state["pending"]
    state["status"] = "running"
    state["pending"] = None
    store.put(task_id, state)
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {reason}. do not retry" if reason else "BLOCKED: do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
