# fault: every approval runs the action
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
    pending = state["pending"]
    if approved:
        result = str(tools[pending["action"]](**pending["args"]))
    else:
        result = f"BLOCKED: {pending['action']}, {reason}, do not retry"
    state["completed_steps"].append({"action": pending["action"], "result": result})
    state["status"] = "running"
    store.put(task_id, state)
    return state
