# fault: the result itself is noted, not its text
GATED = {"issue_refund", "delete_account"}


def maybe_gate(state, action, args, store):
    if action not in GATED:
        return None
    state["status"] = "awaiting_approval"
    state["pending"] = {"action": action, "args": args}
    store.put(state["task_id"], state)
    return f"SUSPENDED: {action}"


def resume_after_approval(task_id, approved, store, tools, reason=""):
    state = store.get(task_id)
    if state["status"] != "awaiting_approval":
        return state
    pending, state["pending"], state["status"] = state["pending"], None, "running"
    store.put(task_id, state)
    if approved:
        result = tools[pending["action"]](**pending["args"])
    else:
        result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    store.put(task_id, state)
    return state
