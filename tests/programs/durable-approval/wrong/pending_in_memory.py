# fault: the call that waits is kept in a dict of the process
GATED = {"issue_refund", "delete_account"}

WAITING = {}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    WAITING[state["task_id"]] = (action, args)
    state["status"] = "awaiting_approval"
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action}"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if task_id not in WAITING:
        return state
    action, args = WAITING.pop(task_id)
    state["status"] = "running"
    store.put(task_id, state)
    result = str(tools[action](**args)) if approved else f"BLOCKED: {action}, {reason}, do not retry"
    state["completed_steps"].append({"action": action, "result": result})
    store.put(task_id, state)
    return state
